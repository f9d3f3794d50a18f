import { CARDS, type CardName, SPACES, type View } from '@carillon/bayonets-tomahawks-rules';
import type { Language } from '@carillon/board';
import { spaceFacts } from '../position/facts.ts';
import { places } from '../position/places.ts';
import { groupsOf, MARKS, type Stack, stacksAt, stacksOf } from '../position/stacks.ts';
import { score } from '../position/victory.ts';
import { say } from './index.ts';
import { cardName, pieceName, placeName, roadName, sideName, theSide } from './names.ts';

/** A whole position as text: the state of play, then every place that holds something, in the order of the map's list. */
export function describe(view: View, language: Language): readonly string[] {
  const stacks = stacksOf(view);
  const there = places.all.flatMap((place) => [
    ...marksAt(view, place, language),
    ...stacksAt(stacks, place).map((stack) => stackLine(view, stack, language)),
  ]);
  return [...stateOfPlay(view, language), ...there, ...roads(view, language)];
}

/** The cards that a seat holds: its Reserve, and what it has drawn. */
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
    say(language, 'text.vp', { score: score(view, language) }),
    say(language, 'text.raids', {
      french: view.raidPoints.french ?? 0,
      british: view.raidPoints.british ?? 0,
    }),
    ...(played.length > 0 ? [say(language, 'text.cards', { cards: played.join(', ') })] : []),
    ...(view.openSeas ? [say(language, 'text.open')] : []),
    ...(hand.length > 0 ? [say(language, 'text.hand', { cards: hand.join(', ') })] : []),
  ];
}

function stackLine(view: View, stack: Stack, language: Language): string {
  const groups = groupsOf(view, [...stack.commanders, ...stack.units]);
  const pieces = groups.map((group) => {
    const times = group.pieces.length > 1 ? ` ×${group.pieces.length}` : '';
    const words = [...(group.reduced ? ['reduced' as const] : []), ...MARKS.filter((mark) => group[mark])];
    const state = words.length === 0 ? '' : ` (${words.map((word) => say(language, `state.${word}`)).join(', ')})`;
    return `${pieceName(group.first, language)}${times}${state}`;
  });
  return say(language, 'text.stack', {
    place: placeName(stack.place, language),
    side: stack.side === null ? say(language, 'neutral') : sideName(stack.side, language),
    pieces: pieces.join(', '),
  });
}

/** Markers in a space. */
function marksAt(view: View, place: string, language: Language): string[] {
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
  ...view.roads.map((road) => say(language, 'text.road', { road: roadName(road) })),
  ...view.roadsBegun.map((road) => say(language, 'text.roadBegun', { road: roadName(road) })),
];
