import {
  likenessOf,
  PIECES,
  type PieceName,
  type ShapeName,
  type SideName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { isCommander, pieceFacts, sideOf } from './facts.ts';
import { boardPlaceOf } from './places.ts';

/** The counters of one faction in one place; those of a neutral Nation form a separate stack. */
export interface Stack {
  readonly key: string;
  readonly place: string;
  readonly side: SideName | null;
  /** Highest rating first. */
  readonly commanders: readonly PieceName[];
  /** The listing order: Brigades, Light units, Artillery, works, Fleets. */
  readonly units: readonly PieceName[];
}

/** The visible state of a counter, besides its identity. */
export interface PieceState {
  readonly reduced: boolean;
  /** It has taken part in an Action in this Action Round (7.2.1). */
  readonly spent: boolean;
  readonly routed: boolean;
  readonly outOfSupply: boolean;
  readonly landed: boolean;
  readonly marshaled: boolean;
}

/** Identical-looking counters of a stack. */
export interface Group extends PieceState {
  readonly first: PieceName;
  readonly pieces: readonly PieceName[];
}

/** A view never changes, and its contents are looked up many times. */
const worked = new WeakMap<View, readonly Stack[]>();

/** The stacks on the board. */
export function stacksOf(view: View): readonly Stack[] {
  const stacks = worked.get(view) ?? findStacks(view);
  worked.set(view, stacks);
  return stacks;
}

function findStacks(view: View): readonly Stack[] {
  const found = new Map<string, PieceName[]>();
  for (const piece of PIECES) {
    const place = boardPlaceOf(view, piece);
    if (place === undefined) continue;
    const key = `${sideOf(view, piece) ?? 'neutral'} ${place}`;
    found.set(key, [...(found.get(key) ?? []), piece]);
  }
  return [...found].map(([key, pieces]) => stackOf(view, key, pieces));
}

function stackOf(view: View, key: string, pieces: readonly PieceName[]): Stack {
  const [first] = pieces;
  if (first === undefined) throw new RangeError('a stack has a piece');
  return {
    key,
    place: boardPlaceOf(view, first) ?? '',
    side: sideOf(view, first),
    commanders: pieces.filter(isCommander).toSorted((a, b) => pieceFacts(b).rating - pieceFacts(a).rating),
    units: pieces.filter((piece) => !isCommander(piece)).toSorted((a, b) => rankOf(view, b) - rankOf(view, a)),
  };
}

/** The top counter: troops before what they guard. */
const RANKS: Readonly<Record<string, number>> = {
  highland: 9,
  'metropolitan-brigade': 8,
  'colonial-brigade': 7,
  canadiens: 7,
  light: 6,
  'indian-nation': 5,
  indian: 5,
  artillery: 4,
  fort: 3,
  bastion: 2,
  fleet: 1,
};
const rankOf = (view: View, piece: PieceName): number =>
  (RANKS[pieceFacts(piece).type] ?? 0) * 2 + (view.reduced.includes(piece) ? 0 : 1);

/** The present state of a counter. */
export const stateOf = (view: View, piece: PieceName): PieceState => ({
  reduced: view.reduced.includes(piece),
  spent: view.spent.includes(piece),
  routed: view.routed.includes(piece),
  outOfSupply: view.outOfSupply.includes(piece),
  landed: view.landed.includes(piece),
  marshaled: view.marshaled.includes(piece),
});

/** Everything that makes counters look identical. */
const looks = (view: View, piece: PieceName): string =>
  `${likenessOf(view, piece)} ${view.landed.includes(piece)} ${view.marshaled.includes(piece)}`;

/** Counters grouped with identical-looking ones, in the order given. */
export function groupsOf(view: View, pieces: readonly PieceName[]): readonly Group[] {
  const groups = new Map<string, PieceName[]>();
  for (const piece of pieces) {
    const like = looks(view, piece);
    groups.set(like, [...(groups.get(like) ?? []), piece]);
  }
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    return first === undefined ? [] : [{ first, pieces: alike, ...stateOf(view, first) }];
  });
}

/** The piece in `offered` that stands for `piece`: itself, or an identical one. */
export function standIn(view: View, piece: PieceName, offered: readonly PieceName[]): PieceName | undefined {
  if (offered.includes(piece)) return piece;
  const like = likenessOf(view, piece);
  return offered.find((other) => likenessOf(view, other) === like);
}

/** The stacks in a place. */
export const stacksAt = (stacks: readonly Stack[], place: string): readonly Stack[] =>
  stacks.filter((stack) => stack.place === place);

/** How many units of each shape a stack holds. */
export function shapesIn(stack: Stack): Readonly<Record<ShapeName, number>> {
  const count = (shape: ShapeName): number => stack.units.filter((piece) => pieceFacts(piece).shape === shape).length;
  return { triangle: count('triangle'), square: count('square'), circle: count('circle') };
}

/** Markers on a stack: whether any of its counters has one. */
export const MARKS = ['routed', 'outOfSupply', 'landed', 'marshaled', 'spent'] as const;
export type Mark = (typeof MARKS)[number];

export function marksOn(view: View, stack: Stack): readonly Mark[] {
  const pieces = [...stack.commanders, ...stack.units];
  return MARKS.filter((mark) =>
    mark === 'spent'
      ? stack.units.length > 0 && stack.units.every((piece) => view.spent.includes(piece))
      : pieces.some((piece) => view[mark].includes(piece)),
  );
}
