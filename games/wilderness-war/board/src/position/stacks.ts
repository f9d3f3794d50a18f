import { innermost } from '@carillon/board';
import { type Counters, countersOf, type GroupOf, type StackOf } from '@carillon/wargame-board';
import {
  likenessOf,
  PIECES,
  type PieceName,
  type PlaceName,
  type SideName,
  type View,
} from '@carillon/wilderness-war-rules/reference';
import { isLeader, isPiece, pieceFacts, sideOf } from './facts.ts';
import { gathered, type Marching } from './marching.ts';
import { places } from './places.ts';

/**
 * The pieces of one side in one space or militia box; those inside its fort or fortress (8.1) form a separate stack.
 */
export interface Stack extends StackOf<PieceName, SideName, PlaceName> {
  readonly inside: boolean;
}

/** Identical pieces of a stack: same kind, same side of the counter. Leaders are always single. */
export type Group = GroupOf<PieceName> & PieceState;

/** The visible state of a piece, besides its identity. */
export interface PieceState {
  readonly reduced: boolean;
  /** Inside a fort or fortress (8.1). */
  readonly inside: boolean;
  /** Activated in this Action Phase (5.31). */
  readonly acted: boolean;
}

/** The pieces on the board, French first. */
export const counters: Counters<View, PieceName, Stack, PieceState> = countersOf<View, PieceName, Stack, PieceState>({
  pieces: PIECES,
  isPiece,
  placeOf(view, piece) {
    const place = view.place[piece];
    return place !== undefined && places.pointOf(place) ? place : undefined;
  },
  keyOf: (view, piece, place) => `${sideOf(piece)} ${place}${view.inside.includes(piece) ? ' inside' : ''}`,
  stackOf: (view, piece) => ({ side: sideOf(piece), inside: view.inside.includes(piece) }),
  isLeader,
  rankOf: (view, piece) => rankOf(piece) || worthOf(view, piece),
  likenessOf,
  looksOf: (view, piece) =>
    `${likenessOf(view, piece)} ${view.acted.includes(piece)} ${gathered(view).includes(piece)}`,
  stateOf: (view, piece) => ({
    reduced: view.reduced.includes(piece),
    inside: view.inside.includes(piece),
    acted: view.acted.includes(piece),
  }),
});

/** Rank of a leader: by Command, then Tactics; 0 for units. */
export const rankOf = (piece: PieceName): number => {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? facts.command * 10 + facts.tactics : 0;
};

/** The order of units in a stack, the strongest kind first. */
const worthOf = (view: View, piece: PieceName): number => {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? 0 : facts.full * 10 + (view.reduced.includes(piece) ? 0 : 1);
};

/** The present combat strength of a piece; 0 for leaders. */
export function strengthOf(view: View, piece: PieceName): number {
  const facts = pieceFacts(piece);
  if (facts.kind === 'leader') return 0;
  return view.reduced.includes(piece) ? facts.reduced : facts.full;
}

/** Combat strength of all units of a stack. */
export const stackStrength = (view: View, stack: Stack): number =>
  stack.units.reduce((sum, unit) => sum + strengthOf(view, unit), 0);

/** The force being asked where to go. */
function goingOn(view: View): Marching | undefined {
  const asking = innermost(view.stack);
  return asking?.procedure === 'march' && asking.step === 'onward' ? asking.locals : undefined;
}

/** Whether a piece was activated, and stays where others of its side march on. */
export function isLeftBehind(view: View, piece: PieceName): boolean {
  const march = goingOn(view);
  if (march === undefined || march.at !== view.place[piece]) return false;
  return view.acted.includes(piece) && !march.force.includes(piece);
}
