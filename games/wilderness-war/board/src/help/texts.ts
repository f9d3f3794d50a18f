import type { EventName } from '@carillon/wilderness-war-rules/reference';
import type { ReadingId } from '../cards/generated/readings.ts';
import type { ChapterText, EventHelp } from './chapter.ts';
import type { WORDS } from './en/words.ts';

export type HelpWord = keyof typeof WORDS;

/** The texts of the help in a language, before figures and names are inserted. */
export interface HelpTexts {
  readonly chapters: readonly ChapterText[];
  readonly cards: Readonly<Record<EventName, EventHelp>>;
  readonly readings: Readonly<Record<ReadingId, string>>;
  /** Phrases that players use for a rule, by its number. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<HelpWord, string>>;
}
