import {
  CARDS,
  type CardName,
  NATIONS,
  SIDES,
  type SideName,
  SPACES,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { type InWords, inWords } from '@carillon/wargame-board';
import { isCard, sideOf, spaceFacts } from '../position/facts.ts';
import { places } from '../position/places.ts';
import { type Deck, pointsLeft } from '../position/points.ts';
import { poolsOf } from '../position/pools.ts';
import { usedIn } from '../position/room.ts';
import { counters, MARKS, type Stack } from '../position/stacks.ts';
import { score, thresholds } from '../position/victory.ts';
import { catalogue, say } from './index.ts';
import {
  agreedWords,
  apName,
  cardName,
  cardWithPoints,
  counted,
  pieceName,
  placeName,
  pointName,
  roadName,
  sideName,
  theSide,
  usedWords,
} from './names.ts';
import { poolLine } from './pools.ts';

/** Round and score in a word or two each: `Round 5, 1758`, `French 4 VP`. */
export function standing(view: View, language: Language): readonly [when: string, score: string] {
  const number = /^ar(\d)$/.exec(view.round)?.[1];
  const round = number === undefined ? say(language, `round.${view.round}`) : say(language, 'roundShort', { number });
  return [say(language, 'roundOf', { round, year: view.year }), score(view, language)];
}

/** The cards in a seat's hand: its Reserve and drawn cards. */
export const heldBy = (view: View): readonly CardName[] =>
  view.seat === null
    ? []
    : CARDS.filter((card) => {
        const place = view.cards[card];
        return place === 'reserve' || place === 'drawn' || place === 'chosen';
      });

function stateOfPlay(view: View, language: Language): string[] {
  const played = Object.values(view.played).map((card) => cardName(card, language));
  const hand = heldBy(view).map((card) => cardName(card, language));
  return [
    say(language, 'text.date', {
      scenario: say(language, view.scenario),
      round: say(language, `round.${view.round}`),
      year: view.year,
    }),
    ...(view.options.length === 0
      ? []
      : [say(language, 'text.agreed', { readings: agreedWords(view.options, language) })]),
    say(language, 'text.vp', { score: score(view, language) }),
    thresholds(view, language),
    say(language, 'text.raids', {
      french: view.raidPoints.french ?? 0,
      british: view.raidPoints.british ?? 0,
    }),
    ...(played.length > 0 ? [say(language, 'text.cards', { cards: played.join(', ') })] : []),
    ...(played.length > 0 ? pointsOfAll(view, language) : []),
    ...NATIONS.map((nation) =>
      say(language, 'text.nation', {
        nation: say(language, `nation.${nation}`),
        side: view.joined[nation] === undefined ? say(language, 'neutral') : sideName(view.joined[nation], language),
      }),
    ),
    ...view.holdsChit.map((side) => say(language, 'text.chit', { side: sideName(side, language) })),
    ...(view.openSeas ? [say(language, 'text.open')] : []),
    ...(hand.length > 0 ? [say(language, 'text.hand', { cards: hand.join(', ') })] : []),
  ];
}

/** The First Player, and the Action Points left on each card in play. */
function pointsOfAll(view: View, language: Language): string[] {
  const points = SIDES.map((side) => {
    const decks: readonly Deck[] = side === 'french' ? ['indian', 'french'] : [side];
    const left = decks.flatMap((deck) => pointsLeft(view, deck)).map(({ facts }) => apName(facts, language));
    return say(language, 'text.points', {
      side: sideName(side, language),
      points: left.length === 0 ? '–' : counted(left).join(', '),
    });
  });
  const { reaction } = view;
  const held =
    reaction === null ? [] : [say(language, 'text.reaction', { point: pointName(view, reaction, language) })];
  return [say(language, 'text.first', { side: sideName(view.first, language) }), ...points, ...held];
}

/** Cards without an event have no name: their Action Points tell them apart. */
const cardAloud = (card: CardName, language: Language): string => cardWithPoints(card, language, 'aloud.card');

const sideOrNone = (side: SideName | null, language: Language): string =>
  side === null ? say(language, 'neutral') : sideName(side, language);

/** The counters of a stack, alike ones once with their number, each with its state. */
function groupsIn(view: View, stack: Stack, language: Language): string[] {
  const groups = counters.looking(view, [...stack.leaders, ...stack.units]);
  return groups.map((group) => {
    const times = group.pieces.length > 1 ? ` ×${group.pieces.length}` : '';
    const words = [...(group.reduced ? ['reduced' as const] : []), ...MARKS.filter((mark) => group[mark])];
    const state = words.length === 0 ? '' : ` (${words.map((word) => say(language, `state.${word}`)).join(', ')})`;
    return `${pieceName(group.first, language)}${times}${state}`;
  });
}

const stackLine = (view: View, stack: Stack, language: Language): string =>
  say(language, 'text.stack', {
    place: placeName(stack.place, language),
    side: sideOrNone(stack.side, language),
    pieces: groupsIn(view, stack, language).join(', '),
  });

/** Markers in a space. */
export function marksAt(view: View, place: string, language: Language): string[] {
  const space = SPACES.find((each) => each === place);
  if (space === undefined) return [];
  const params = { place: placeName(space, language) };
  const side = view.control[space];
  const raiders = (['french', 'british'] as const).filter((each) =>
    (each === 'french' ? view.frenchRaids : view.britishRaids).includes(space),
  );
  return [
    ...(side !== undefined && side !== spaceFacts(space).home
      ? [say(language, 'text.control', { ...params, side: theSide(side, language) })]
      : []),
    ...raiders.map((each) => say(language, 'text.raided', { ...params, side: theSide(each, language) })),
    ...(view.fortsBegun.includes(space) ? [say(language, 'text.fortBegun', params)] : []),
    ...(view.battles.includes(space) ? [say(language, 'text.battle', params)] : []),
  ];
}

const roads = (view: View, language: Language): string[] => [
  ...view.roads.map((road) => say(language, 'text.road', { road: roadName(road, language) })),
  ...(view.closed === null ? [] : [say(language, 'text.closed', { road: roadName(view.closed, language) })]),
  ...view.roadsBegun.map((road) => say(language, 'text.roadBegun', { road: roadName(road, language) })),
  ...usedIn(view).map((used) => say(language, 'text.room', usedWords(used, language))),
];

/** A position of Bayonets & Tomahawks in words. */
export const spoken: InWords<View> = inWords({
  ...{ catalogue, places, counters, isCard, placeName, pieceName, cardAloud, stackLine, marksAt, before: stateOfPlay },
  after: (view: View, language) => [...roads(view, language), ...poolsOf(view).map((pool) => poolLine(pool, language))],
  sideOf: (view, piece, language) => sideOrNone(sideOf(view, piece), language),
  stackAloud: (view, stack, language) =>
    say(language, 'aloud.stack', {
      side: sideOrNone(stack.side, language),
      pieces: groupsIn(view, stack, language).join(', '),
    }),
});
