import type { Language } from '@carillon/board';
import { type HelpKey, sayHelp } from '../texts/help.ts';
import { VERSION } from './version.ts';

// The report of something that looks wrong. It is only text: the player reads it and decides whether to pass it on.

/** The subject of a report: the number of a rule and the sentence that the page showed, as far as they are known. */
export interface Doubt {
  readonly rule?: string;
  readonly said?: string;
}

/** The game at the table, as the report describes it. */
export interface ReportedGame {
  readonly scenario: string;
  /** The hash of its rules; `null` if the page was not built. */
  readonly rules: string | null;
  /** The last entry of the record before the position, counted from 1; `null` in an analysis. */
  readonly entry: number | null;
  /** The seat whose cards the record names; `null` for a spectator, and behind a cover. */
  readonly seat: string | null;
  /** The line of the log that is shown on the map. */
  readonly line?: Doubt | undefined;
  /** The record as the seat may know it; absent in a lesson. */
  readonly record: string | undefined;
}

/** The page and its browser. */
interface PageFacts {
  /** The browser, as it names itself. */
  readonly browser: string;
  /** The size of the window in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Everything in a report. */
interface WrongReport {
  readonly title: { readonly id: string; readonly name: string };
  readonly doubt: Doubt;
  /** Absent if no game is open. */
  readonly game: ReportedGame | undefined;
  readonly page: PageFacts;
  /** What happened, and what should have happened, in the reader's words. */
  readonly words: string;
}

/** The page that the reader sees, as its browser describes it. */
export const pageFacts = (): PageFacts => ({
  browser: navigator.userAgent,
  width: innerWidth,
  height: innerHeight,
});

/** The report as text, with labels in the reader's language. */
export function reportText({ title, doubt, game, page, words }: WrongReport, language: Language): string {
  const text = (key: HelpKey): string => sayHelp(language, key);
  const isDoubted = doubt.rule !== undefined || doubt.said !== undefined;
  const { rule, said } = (isDoubted ? doubt : game?.line) ?? {};
  const facts: readonly (readonly [HelpKey, string | undefined])[] = [
    ['wrongTitle', `${title.name} (${title.id})`],
    ['wrongScenario', game?.scenario],
    ['wrongRules', game && (game.rules ?? '–')],
    ['wrongEntry', game && String(game.entry ?? text('wrongAnalysis'))],
    ['wrongSeat', game && (game.seat ?? '–')],
    ['wrongRule', rule],
    ['wrongSaid', said],
    ['wrongPage', `Carillon ${VERSION}, ${language}, ${page.width}×${page.height}`],
    ['wrongBrowser', page.browser],
  ];
  const lines = facts.flatMap(([label, value]) => (value === undefined ? [] : [`${text(label)}: ${value}`]));
  const record = game === undefined ? [] : [`${text('wrongRecord')}:`, '', game.record ?? text('wrongNoRecord')];
  return [...lines, '', `${text('wrongWords')}:`, words.trim() || '…', '', ...record].join('\n');
}
