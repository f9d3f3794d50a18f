import { bayonetsTomahawks, CARD_FACTS } from '@carillon/bayonets-tomahawks-rules';
import { at, type Json, type Random } from '@carillon/kit';
import type { Landmark, Leaning, Walkable } from '@carillon/testkit';
import { CARDS, wildernessWar } from '@carillon/wilderness-war-rules';
import { BT_LANDMARKS, BT_LEANING } from './leaning-bayonets-tomahawks.ts';
import { WW_LANDMARKS, WW_LEANING } from './leaning-wilderness-war.ts';

/** A title as the tools walk it and measure it. */
export interface Title {
  readonly rules: Walkable;
  /** The cards, and the verbs with which their events are played: walks must meet each. */
  readonly cards: readonly string[];
  readonly cardVerbs: readonly string[];
  /** Cards, by how their names begin, that are alike and played by a verb of their own, which does not name the card. */
  readonly ownVerbs?: Readonly<Record<string, string>>;
  /** The scenario that `npm run bench` measures. */
  readonly benchmark: string;
  /** What a player seeks and shuns that is to see the rare parts of the rules. */
  readonly leaning: Leaning;
  /** What the walk's report counts, and what every walk in CI must meet. */
  readonly landmarks: readonly Landmark[];
}

export const TITLES: readonly Title[] = [
  {
    rules: wildernessWar,
    cards: CARDS,
    cardVerbs: ['event', 'respond'],
    ownVerbs: { 'amphibious-landing': 'land' },
    benchmark: 'annus-mirabilis',
    leaning: WW_LEANING,
    landmarks: WW_LANDMARKS,
  },
  {
    rules: bayonetsTomahawks,
    // The Indian card is not chosen: it is played in the Action Round in which it is drawn (7.1).
    cards: CARD_FACTS.flatMap(({ id, deck }) => (deck === 'indian' ? [] : [id])),
    cardVerbs: ['play'],
    benchmark: 'vaudreuils-petite-guerre',
    leaning: BT_LEANING,
    landmarks: BT_LANDMARKS,
  },
];

/** The title of this name; throws where there is none. */
export function titleNamed(name: string): Title {
  const title = TITLES.find(({ rules }) => rules.title === name);
  if (title === undefined) throw new Error(`no title is called ${name}; there is ${TITLES.map(titleName).join(', ')}`);
  return title;
}

export const titleName = ({ rules }: Title): string => rules.title;

/** Of the options of a game so many in a hundred are not as usual. */
const UNUSUAL = 40;

/** Options to open a table with, drawn at random: each as usual, or one of its other values. */
export function drawnOptions({ rules }: Title, random: Random): Json {
  const drawn = rules.options.flatMap(({ name, values }) => {
    const usual = values.length < 2 || random.below(100) >= UNUSUAL;
    return usual ? [] : [[name, at(values, 1 + random.below(values.length - 1))] as const];
  });
  return Object.fromEntries(drawn);
}
