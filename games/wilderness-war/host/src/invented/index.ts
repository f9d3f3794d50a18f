import { at, type Random } from '@carillon/kit';
import { Drawing } from '@carillon/testkit';
import {
  CARDS,
  type CardName,
  MARKERS,
  OPTIONAL_RULES,
  SCENARIO_FACTS,
  SIDES,
  type SideName,
  SPACE_FACTS,
} from '@carillon/wilderness-war-rules/reference';
import { Ground } from './ground.ts';
import { Pieces } from './pieces.ts';

const ASSEMBLIES = ['reluctant', 'supportive', 'enthusiastic'];
/** Cards that fights and sieges turn on: half of all cards in the hands. */
const TELLING = [
  'campaign',
  'amphibious-landing',
  'surrender',
  'massacre',
  'coehorns',
  'fieldworks',
  'ambush',
  'blockhouses',
  'lake-schooner',
  'foul-weather',
  'george-croghan',
];
/** Chances in percent. */
const RARE = 15;
const MOST_CARDS = 6;

/** A key with its values, unless there are none. */
const line = (key: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${key} ${words.join(' ')}`];

/**
 * A position, as text, in which a side must play a card: pieces anywhere they may stand, with sieges, captured posts,
 * leaders alone, reduced units and landings, however unlikely in a game.
 */
export function invent(random: Random): string {
  const drawing = new Drawing(random);
  const scenario = drawing.one(SCENARIO_FACTS);
  const side = drawing.one(SIDES);
  const ground = new Ground(drawing);
  const pieces = new Pieces(drawing, ground);
  return [
    'carillon-position 1',
    'title wilderness-war',
    `scenario ${scenario.id}`,
    ...line(
      'options',
      drawing.some(
        OPTIONAL_RULES.map(({ name }) => name),
        RARE,
      ),
    ),
    `year ${drawing.between(scenario.startYear, scenario.endYear)}`,
    `season ${drawing.one(['early', 'late', 'late'])}`,
    `vp ${drawing.between(-9, 10)}`,
    `assemblies ${drawing.one(ASSEMBLIES)}`,
    ...line('in-effect', drawing.some(MARKERS, RARE)),
    ...line('built', drawing.some(SIDES, RARE)),
    ...line('carried', drawing.some(SIDES, RARE)),
    ...SPACE_FACTS.flatMap((space) =>
      line(`space ${space.id}`, ground.words(space, pieces.presentAt(space.id), pieces.allied.has(space.id))).filter(
        (each) => each.split(' ').length > 2,
      ),
    ),
    ...pieces.lines,
    ...cardLines(drawing, deckOf(scenario.cards), side),
    'running game.season',
    `running season.phase side=${side}`,
    `running phase.card side=${side}`,
    '',
  ].join('\n');
}

/** 5.2 The cards of a scenario, and those that are not in its deck. */
const deckOf = ({ from, to }: { readonly from: number; readonly to: number }): CardName[] => CARDS.slice(from - 1, to);

/** The side to play holds at least one card; the hands are short, so that the year soon ends. */
function cardLines(drawing: Drawing, deck: readonly CardName[], active: SideName): string[] {
  const left = drawing.shuffled(deck);
  const deal = (): CardName => {
    const telling = drawing.percent(50) ? left.findIndex((card) => TELLING.some((each) => card.startsWith(each))) : 0;
    return at(left.splice(Math.max(0, telling), 1), 0);
  };
  const hands = SIDES.map((side) => {
    const least = side === active ? 1 : 0;
    return { side, cards: Array.from({ length: drawing.between(least, MOST_CARDS) }, deal) };
  });
  const discards = left.splice(0, drawing.between(0, left.length - 1));
  return [
    ...line('cards draw-pile', left),
    ...hands.flatMap(({ side, cards }) => line(`cards ${side}-hand`, cards)),
    ...line('cards discard', discards),
    ...hands.flatMap(({ side, cards }) => (cards.length === 0 ? [] : [`hand ${side} ${cards.length}`])),
    `undealt ${left.length}`,
  ];
}
