import type { Language } from '@carillon/board';
import { type InWords, inWords } from '@carillon/wargame-board';
import {
  PIECES,
  type PieceName,
  type PlaceName,
  SIDES,
  type SideName,
  type SpaceName,
  type View,
} from '@carillon/wilderness-war-rules/reference';
import { discards, handCards, siegeLevel } from '../position/cards.ts';
import { isCard, isSpace, sideOf, spaceFacts } from '../position/facts.ts';
import { places } from '../position/places.ts';
import { counters, type Stack, stackStrength } from '../position/stacks.ts';
import { alliedSide, raidsOf } from '../position/works.ts';
import { catalogue, say } from './index.ts';
import { bySide, cardName, optionNames, placeName, sideName } from './names.ts';
import { score } from './opening.ts';
import { pieceAsItLies, pieceName, piecesPhrase } from './pieces.ts';

/** Season and score in a word or two each: `Early 1757`, `French 4 VP`. */
export const standing = (view: View, language: Language): readonly [when: string, score: string] => [
  say(language, view.season === 'early' ? 'shortEarly' : 'shortLate', { year: view.year }),
  score(view.vp, language),
];

function stateOfPlay(view: View, language: Language): string[] {
  const date = { scenario: say(language, view.scenario), year: view.year, season: say(language, view.season) };
  const lines = [
    say(language, 'text.date', date),
    say(language, 'text.vp', { score: score(view.vp, language) }),
    ...SIDES.map((side) => handLine(view, side, language)),
    say(language, 'text.cards', { undealt: view.undealt, discards: discards(view).length }),
    ...(view.reshuffle ? [say(language, 'text.reshuffle')] : []),
  ];
  const inEffect = view.inEffect.map((marker) =>
    say(language, 'text.inEffect', { marker: say(language, `marker.${marker}`) }),
  );
  if (view.options.length > 0)
    lines.push(say(language, 'text.options', { rules: optionNames(view.options, language) }));
  if (view.exchanged) lines.push(say(language, 'text.exchanged'));
  lines.push(say(language, 'text.assemblies', { box: say(language, view.assemblies) }), ...inEffect);
  const own = view.seat === null ? [] : handCards(view, view.seat);
  const cards = own.map((card) => cardName(card, language)).join(', ');
  return own.length > 0 ? [...lines, say(language, 'text.yourHand', { cards })] : lines;
}

/** 5.55, 5.52 The leaders who may be drawn, and the units in reserve, by side. */
function besideTheBoard(view: View, language: Language): string[] {
  const lying = (place: PlaceName, side: SideName): PieceName[] =>
    PIECES.filter((piece) => (view.place[piece] ?? 'reserve') === place && sideOf(piece) === side);
  return SIDES.flatMap((side) => {
    const params = { side: sideName(side, language) };
    const [pool, reserve] = [lying('leader-pool', side), lying('reserve', side)];
    return [
      ...(pool.length > 0 ? [say(language, 'text.pool', { ...params, pieces: piecesPhrase(pool, language) })] : []),
      ...(reserve.length > 0
        ? [say(language, 'text.reserve', { ...params, pieces: piecesPhrase(reserve, language) })]
        : []),
    ];
  });
}

function handLine(view: View, side: SideName, language: Language): string {
  const notes = [
    ...(view.holding.includes(side) ? [say(language, 'heldCard')] : []),
    ...(view.carried.includes(side) ? [say(language, 'carriedCard')] : []),
  ];
  return say(language, 'text.hand', {
    side: sideName(side, language),
    count: view.held[side] ?? 0,
    notes: notes.map((note) => `, ${note}`).join(''),
  });
}

function stackLine(view: View, stack: Stack, language: Language): string {
  const pieces = [...stack.leaders, ...stack.units].map((piece) => pieceAsItLies(view, piece, language)).join(', ');
  return say(language, stack.units.length > 0 ? 'text.stack' : 'text.leaders', {
    place: placeName(stack.place, language),
    side: sideName(stack.side, language),
    pieces,
    strength: stackStrength(view, stack),
  });
}

/** Fortifications and markers in a space. */
export function marksAt(view: View, space: SpaceName, language: Language): string[] {
  const place = placeName(space, language);
  const work = view.works[space];
  const level = siegeLevel(view, space);
  const empty = PIECES.every((piece) => view.place[piece] !== space);
  return [
    ...(work && work !== 'none' ? [say(language, 'text.work', { place, work: say(language, `work.${work}`) })] : []),
    ...(empty && spaceFacts(space).fortress ? [say(language, 'text.emptyFortress', { place })] : []),
    ...(view.captured.includes(space) ? [say(language, 'text.captured', { place })] : []),
    ...(level === undefined ? [] : [say(language, 'text.siege', { place, level })]),
    ...(view.amphib.includes(space) ? [say(language, 'text.amphib', { place })] : []),
    ...(view.fieldworks.includes(space) ? [say(language, 'text.fieldworks', { place })] : []),
    ...(view.allied.includes(space)
      ? [say(language, 'text.allied', { place, side: bySide(alliedSide(view, space), language) })]
      : []),
    ...raidsAt(view, space, language),
  ];
}

function raidsAt(view: View, space: SpaceName, language: Language): string[] {
  return SIDES.flatMap((side) => {
    const times = raidsOf(view, side)[space] ?? 0;
    if (times === 0) return [];
    const params = {
      place: placeName(space, language),
      side: bySide(side, language),
      times: times > 1 ? ` ×${times}` : '',
    };
    return [say(language, 'text.raided', params)];
  });
}

/** A position of Wilderness War in words. */
export const spoken: InWords<View> = inWords({
  ...{ catalogue, places, counters, isCard, placeName, pieceName, stackLine, cardAloud: cardName },
  before: stateOfPlay,
  after: besideTheBoard,
  marksAt: (view: View, place, language) => (isSpace(place) ? marksAt(view, place, language) : []),
  sideOf: (_view, piece, language) => sideName(sideOf(piece), language),
  stackAloud: (_view, { side, inside, leaders, units }, language) =>
    say(language, 'aloud.stack', {
      ...{ side: sideName(side, language), pieces: piecesPhrase([...leaders, ...units], language) },
      inside: inside ? say(language, 'stackInside') : '',
    }),
});
