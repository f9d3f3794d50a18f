import { ROUNDS, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import type { LegendFacts } from '@carillon/wargame-board';
import { isCard } from '../position/facts.ts';
import { type Used, usedIn } from '../position/room.ts';
import { outcome } from '../position/victory.ts';
import { usedWords } from '../texts/names.ts';
import { cardLines } from './cards.ts';
import { sayLegend } from './texts.ts';

/** The numbers beside these used connections. */
export const roomLines = (view: View, language: Language, isOf: (used: Used) => boolean): readonly string[] =>
  usedIn(view)
    .filter(isOf)
    .map((used) => sayLegend(language, 'legend.room', usedWords(used, language)));

/** Tracks and markers beside the map, and numbers on it: `raids:french`, `card:british-3`, `room:albany--kingston`. */
export const SIGN_LINES: LegendFacts<View, never, never>['signs'] = {
  points: (_view, language) => [sayLegend(language, 'legend.sign.points')],
  chit: (_view, language) => [sayLegend(language, 'legend.sign.chit')],
  raids: (_view, language) => [sayLegend(language, 'legend.sign.raids')],
  vp: (view, language) => [
    outcome(view, language),
    sayLegend(language, 'legend.sign.vp'),
    sayLegend(language, 'legend.sign.press'),
  ],
  rounds: (_view, language) => roundLines(language),
  room: (view, language, of) => roomLines(view, language, ({ connection }) => connection === of),
  steps: (_view, language) => [sayLegend(language, 'legend.sign.steps')],
  card: (_view, language, of) =>
    isCard(of) ? [...cardLines(of, language), sayLegend(language, 'legend.sign.inPlay')] : [],
};

const roundLines = (language: Language): readonly string[] => [
  sayLegend(language, 'legend.sign.rounds', { rounds: ROUNDS.filter((round) => round.startsWith('ar')).length }),
  sayLegend(language, 'legend.sign.logistics'),
];
