import type { CardName, PieceName, SpaceName, UnitType, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Language, listed, type Target } from '@carillon/board';
import { cardFacts, isCard, isPiece, isSpace, pieceFacts, spaceFacts } from '../position/facts.ts';
import { groupsOf, MARKS, stacksAt, stacksOf, stateOf } from '../position/stacks.ts';
import { marksAt } from '../texts/describe.ts';
import { say } from '../texts/index.ts';
import { apName, counted, pieceName, theSide } from '../texts/names.ts';
import { tellLegend } from './texts.ts';

/** A counter, a card, or a space with its markers and counters, in sentences. `[6.1]` refers to a rule. */
export function spelled(view: View, { kind, id }: Target, language: Language): readonly string[] {
  if (kind === 'piece' && isPiece(id)) return pieceLines(view, id, language);
  if (kind === 'card' && isCard(id)) return cardLines(id, language);
  if (kind !== 'space') return [];
  return [
    ...(isSpace(id) ? spaceLines(view, id, language) : boxLines(id, language)),
    ...countersAt(view, id, language),
  ];
}

const BOXES: Readonly<Record<string, 'legend.box.sail' | 'legend.box.losses' | 'legend.box.disbanded'>> = {
  'sail-box': 'legend.box.sail',
  'losses-french': 'legend.box.losses',
  'losses-british': 'legend.box.losses',
  disbanded: 'legend.box.disbanded',
};

/** A box of the board. */
function boxLines(id: string, language: Language): readonly string[] {
  const key = BOXES[id];
  return key === undefined ? [] : [tellLegend(language, key)];
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

/** What a counter can do, whatever its state. */
function abilities(piece: PieceName, language: Language, name = pieceName(piece, language)): string {
  const { type, rating, rerolls } = pieceFacts(piece);
  if (type !== 'commander') return tellLegend(language, TYPES[type], { name });
  const shape = rerolls.length > 1 ? 'both' : rerolls[0] === 'triangle' ? 'triangle' : 'square';
  return tellLegend(language, 'legend.commander', { rating, units: tellLegend(language, `legend.rerolls.${shape}`) });
}

function pieceLines(view: View, piece: PieceName, language: Language): readonly string[] {
  const state = stateOf(view, piece);
  const marks = MARKS.filter((mark) => state[mark]).map((mark) => say(language, `state.${mark}`));
  const face = state.reduced ? 'legend.reducedNow' : 'legend.full';
  return [
    abilities(piece, language),
    ...(pieceFacts(piece).reducedFace ? [tellLegend(language, face)] : []),
    ...(marks.length > 0 ? [tellLegend(language, 'legend.marks', { marks: marks.join(', ') })] : []),
  ];
}

/** Each Commander in a place, then its counters in short: all that can do the same in one line. */
function countersAt(view: View, place: string, language: Language): readonly string[] {
  const groups = stacksAt(stacksOf(view), place).flatMap((stack) =>
    groupsOf(view, [...stack.commanders, ...stack.units]),
  );
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

function spaceLines(view: View, space: SpaceName, language: Language): readonly string[] {
  const { kind, value, victorySpace, militia } = spaceFacts(space);
  const what = kind === 'indian-village' ? 'village' : kind;
  return [
    tellLegend(language, `legend.space.${what}`, { value }),
    ...(victorySpace ? [tellLegend(language, 'legend.victory', { value })] : []),
    ...(militia
      ? [tellLegend(language, 'legend.militia', { count: militia.count, side: theSide(militia.side, language) })]
      : []),
    ...marksAt(view, space, language),
  ];
}

function cardLines(card: CardName, language: Language): readonly string[] {
  const { actionPoints, initiative, arStart } = cardFacts(card);
  const points = counted(actionPoints.map((point) => apName(point, language))).join(', ');
  return [
    ...(points === '' ? [] : [tellLegend(language, 'legend.card', { points })]),
    ...(initiative === null ? [] : [tellLegend(language, 'legend.initiative', { initiative })]),
    ...(arStart ? [tellLegend(language, 'legend.arStart')] : []),
  ];
}
