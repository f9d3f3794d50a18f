import type { Json } from '@carillon/kit';
import type { Walkable } from '@carillon/testkit';
import { CARDS, wildernessWar } from '@carillon/wilderness-war-rules';

/** A title as the tools walk it and measure it. */
export interface Title {
  readonly rules: Walkable;
  /** Table options to play under, the usual game first. */
  readonly options: readonly Json[];
  /** The cards, and the verbs with which their events are played: walks must meet each. */
  readonly cards: readonly string[];
  readonly cardVerbs: readonly string[];
  /** The scenario that `npm run bench` measures. */
  readonly benchmark: string;
}

export const TITLES: readonly Title[] = [
  {
    rules: wildernessWar,
    options: [{}, { startVp: 3 }],
    cards: CARDS,
    cardVerbs: ['event', 'respond'],
    benchmark: 'annus-mirabilis',
  },
];

/** The title of this name; throws where there is none. */
export function titleNamed(name: string): Title {
  const title = TITLES.find(({ rules }) => rules.title === name);
  if (title === undefined) throw new Error(`no title is called ${name}; there is ${TITLES.map(titleName).join(', ')}`);
  return title;
}

export const titleName = ({ rules }: Title): string => rules.title;
