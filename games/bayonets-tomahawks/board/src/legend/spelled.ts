import type { NationName, PieceName, SpaceName, UnitType, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Language, listed } from '@carillon/board';
import { allIn, legendLines, type Spelling } from '@carillon/wargame-board';
import { connectionFacts, isCaptured, isCard, isPiece, isSpace, pieceFacts, spaceFacts } from '../position/facts.ts';
import { counters, MARKS } from '../position/stacks.ts';
import { marksAt } from '../texts/describe.ts';
import { say } from '../texts/index.ts';
import { pieceName, theSide } from '../texts/names.ts';
import { cardLines } from './cards.ts';
import { roomLines, SIGN_LINES } from './signs.ts';
import { sayLegend } from './texts.ts';

const BOXES: Readonly<Record<string, 'legend.box.sail' | 'legend.box.losses' | 'legend.box.disbanded'>> = {
  'sail-box': 'legend.box.sail',
  'losses-french': 'legend.box.losses',
  'losses-british': 'legend.box.losses',
  disbanded: 'legend.box.disbanded',
};

/** A box of the board. */
function boxLines(id: string, language: Language): readonly string[] {
  const key = BOXES[id];
  return key === undefined ? [] : [sayLegend(language, key)];
}

const TYPES = {
  light: 'legend.light',
  indian: 'legend.indian',
  'indian-nation': 'legend.indian',
  highland: 'legend.highland',
  'metropolitan-brigade': 'legend.metropolitan',
  'colonial-brigade': 'legend.brigade',
  canadiens: 'legend.brigade',
  fleet: 'legend.fleet',
  bastion: 'legend.bastion',
  fort: 'legend.fort',
  artillery: 'legend.artillery',
} as const satisfies Record<Exclude<UnitType, 'commander'>, string>;

/** The abilities of a counter, whatever its state. */
function abilities(piece: PieceName, language: Language, name = pieceName(piece, language)): string {
  const { type, rating, rerolls } = pieceFacts(piece);
  if (type !== 'commander') return sayLegend(language, TYPES[type], { name });
  const shape = rerolls.length > 1 ? 'both' : rerolls[0] === 'triangle' ? 'triangle' : 'square';
  return sayLegend(language, 'legend.commander', { rating, units: sayLegend(language, `legend.rerolls.${shape}`) });
}

function pieceLines(view: View, piece: PieceName, language: Language): readonly string[] {
  const state = counters.stateOf(view, piece);
  const marks = MARKS.filter((mark) => state[mark]).map((mark) => say(language, `state.${mark}`));
  const face = state.reduced ? 'legend.reducedNow' : 'legend.full';
  return [
    abilities(piece, language),
    ...(pieceFacts(piece).reducedFace ? [sayLegend(language, face)] : []),
    ...(marks.length > 0 ? [sayLegend(language, 'legend.marks', { marks: marks.join(', ') })] : []),
  ];
}

/** Each Commander in a place, then its other counters in short, one line for all with the same abilities. */
function countersAt(view: View, place: string, language: Language): readonly string[] {
  const groups = counters.stacksAt(view, place).flatMap((stack) => counters.looking(view, allIn(stack)));
  const alike = new Map<string, { readonly first: PieceName; readonly names: readonly string[] }>();
  for (const { first, pieces } of groups) {
    const name = `${pieceName(first, language)}${pieces.length > 1 ? ` ×${pieces.length}` : ''}`;
    const key = pieceFacts(first).type === 'commander' ? first : abilities(first, language, '');
    alike.set(key, { first, names: [...(alike.get(key)?.names ?? []), name] });
  }
  return [...alike.values()].map(({ first, names }) => {
    const line = abilities(first, language, listed(names, language));
    return pieceFacts(first).type === 'commander' ? `${pieceName(first, language)}: ${line}` : line;
  });
}

/** 13.2.1 The Militia that would fight in a space: one fewer under an enemy control marker. */
function militiaNow({ control }: View, space: SpaceName): number {
  const { militia } = spaceFacts(space);
  if (militia === null) return 0;
  const isLost = control[space] !== undefined && control[space] !== militia.side;
  return militia.count - (isLost ? 1 : 0);
}

/** 8.0 A Nation, and the side that it has joined. */
function nationLine({ joined }: View, nation: NationName, language: Language): string {
  const [name, side] = [say(language, `nation.${nation}`), joined[nation]];
  return side === undefined
    ? sayLegend(language, 'legend.neutral', { nation: name })
    : sayLegend(language, 'legend.joined', { nation: name, side: theSide(side, language) });
}

function spaceLines(view: View, space: SpaceName, language: Language): readonly string[] {
  const { kind, value, victorySpace, militia, indianNation } = spaceFacts(space);
  const men = militiaNow(view, space);
  const what = kind === 'indian-village' ? 'village' : kind;
  return [
    sayLegend(language, `legend.space.${what}`, { value }),
    ...(indianNation ? [nationLine(view, indianNation, language)] : []),
    ...(victorySpace ? [sayLegend(language, 'legend.victory', { value })] : []),
    ...(militia && men > 0
      ? [sayLegend(language, 'legend.militia', { count: men, side: theSide(militia.side, language) })]
      : []),
    ...marksAt(view, space, language),
    ...(isCaptured(view, space) ? [sayLegend(language, 'legend.stillRaided')] : []),
    ...roomAt(view, space, language),
  ];
}

/** The numbers beside the used connections of a space. */
const roomAt = (view: View, space: SpaceName, language: Language): readonly string[] =>
  roomLines(view, language, ({ connection }) =>
    [connectionFacts(connection).a, connectionFacts(connection).b].includes(space),
  );

/** A counter, a card, a space with its markers and counters, or a sign beside the map, in sentences. */
export const legendOf: Spelling<View> = legendLines({
  ...{ isPiece, isCard, piece: pieceLines, countersAt, card: cardLines, signs: SIGN_LINES },
  place: (view: View, id, language) => (isSpace(id) ? spaceLines(view, id, language) : boxLines(id, language)),
});
