import {
  likenessOf,
  PIECES,
  type PieceName,
  type ShapeName,
  type SideName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { allIn, type Counters, countersOf, type GroupOf, type StackOf } from '@carillon/wargame-board';
import { isCommander, isPiece, pieceFacts, sideOf } from './facts.ts';
import { drawnPlaceOf } from './places.ts';

/** The counters of one faction in one place, led by its Commanders; those of a neutral Nation form a separate stack. */
export type Stack = StackOf<PieceName, SideName | null, string>;

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
export type Group = GroupOf<PieceName> & PieceState;

/** The ranks that decide the top counter: troops come before guns, Forts and Fleets that they guard. */
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

/** The counters on the board. */
export const counters: Counters<View, PieceName, Stack, PieceState> = countersOf<View, PieceName, Stack, PieceState>({
  ...{ pieces: PIECES, isPiece, placeOf: drawnPlaceOf, isLeader: isCommander, likenessOf },
  keyOf: (view, piece, place) => `${sideOf(view, piece) ?? 'neutral'} ${place}`,
  stackOf: (view, piece) => ({ side: sideOf(view, piece) }),
  rankOf: (view, piece) => (isCommander(piece) ? pieceFacts(piece).rating : rankOf(view, piece)),
  looksOf: (view, piece) =>
    `${likenessOf(view, piece)} ${view.landed.includes(piece)} ${view.marshaled.includes(piece)}`,
  stateOf: (view, piece) => ({
    reduced: view.reduced.includes(piece),
    spent: view.spent.includes(piece),
    routed: view.routed.includes(piece),
    outOfSupply: view.outOfSupply.includes(piece),
    landed: view.landed.includes(piece),
    marshaled: view.marshaled.includes(piece),
  }),
});

/** The number of units of each shape in a stack. */
export function shapesIn(stack: Stack): Readonly<Record<ShapeName, number>> {
  const count = (shape: ShapeName): number => stack.units.filter((piece) => pieceFacts(piece).shape === shape).length;
  return { triangle: count('triangle'), square: count('square'), circle: count('circle') };
}

/** Markers on a stack: whether any of its counters has one. */
export const MARKS = ['routed', 'outOfSupply', 'landed', 'marshaled', 'spent'] as const;
export type Mark = (typeof MARKS)[number];

export function marksOn(view: View, stack: Stack): readonly Mark[] {
  const pieces = allIn(stack);
  return MARKS.filter((mark) =>
    mark === 'spent'
      ? stack.units.length > 0 && stack.units.every((piece) => view.spent.includes(piece))
      : pieces.some((piece) => view[mark].includes(piece)),
  );
}
