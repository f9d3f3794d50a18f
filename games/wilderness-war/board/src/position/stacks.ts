import { innermost } from '@carillon/board';
import {
  likenessOf,
  PIECES,
  type PieceName,
  type PlaceName,
  type SideName,
  type View,
} from '@carillon/wilderness-war-rules/reference';
import { isLeader, pieceFacts, sideOf } from './facts.ts';
import { gathered, type Marching } from './marching.ts';
import { pointOf } from './places.ts';

/**
 * The pieces of one side in one space or militia box; those inside its fort or fortress (8.1) form a separate stack.
 */
export interface Stack {
  readonly key: string;
  readonly place: PlaceName;
  readonly side: SideName;
  readonly inside: boolean;
  /** Highest command first. */
  readonly leaders: readonly PieceName[];
  /** Strongest kind first. */
  readonly units: readonly PieceName[];
}

/** Identical pieces of a stack: same kind, same side of the counter. Leaders are always single. */
export interface Group extends PieceState {
  /** The piece that represents all. */
  readonly first: PieceName;
  readonly pieces: readonly PieceName[];
}

/** The visible state of a piece, besides its identity. */
export interface PieceState {
  readonly reduced: boolean;
  /** Inside a fort or fortress (8.1). */
  readonly inside: boolean;
  /** Activated in this Action Phase (5.31). */
  readonly acted: boolean;
}

/** A view never changes, and its contents are looked up many times. */
const worked = new WeakMap<View, readonly Stack[]>();

/** The stacks on the board, French first. */
export function stacksOf(view: View): readonly Stack[] {
  const stacks = worked.get(view) ?? findStacks(view);
  worked.set(view, stacks);
  return stacks;
}

function findStacks(view: View): readonly Stack[] {
  const found = new Map<string, PieceName[]>();
  const inside = new Set(view.inside);
  for (const piece of PIECES) {
    const place = view.place[piece];
    if (place === undefined || pointOf(place) === undefined) continue;
    const key = `${sideOf(piece)} ${place}${inside.has(piece) ? ' inside' : ''}`;
    const there = found.get(key);
    if (there) there.push(piece);
    else found.set(key, [piece]);
  }
  return [...found].map(([key, pieces]) => stackOf(view, key, pieces));
}

function stackOf(view: View, key: string, pieces: readonly PieceName[]): Stack {
  const reduced = new Set(view.reduced);
  const first = pieces[0];
  const place = first && view.place[first];
  if (!first || !place) throw new RangeError('a stack has a piece, and a piece in a stack has a place');
  return {
    key,
    place,
    side: sideOf(first),
    inside: view.inside.includes(first),
    leaders: pieces.filter(isLeader).toSorted((a, b) => rankOf(b) - rankOf(a)),
    units: pieces.filter((piece) => !isLeader(piece)).toSorted((a, b) => worth(b, reduced) - worth(a, reduced)),
  };
}

/** Rank of a leader: by Command, then Tactics; 0 for units. */
export const rankOf = (piece: PieceName): number => {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? facts.command * 10 + facts.tactics : 0;
};

const worth = (piece: PieceName, reduced: ReadonlySet<PieceName>): number => {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? 0 : facts.full * 10 + (reduced.has(piece) ? 0 : 1);
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

/** Everything that makes pieces look identical. */
const looks = (view: View, piece: PieceName): string =>
  `${likenessOf(view, piece)} ${view.acted.includes(piece)} ${gathered(view).includes(piece)}`;

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

/** The present state of a piece. */
export const stateOf = (view: View, piece: PieceName): PieceState => ({
  reduced: view.reduced.includes(piece),
  inside: view.inside.includes(piece),
  acted: view.acted.includes(piece),
});

/** Pieces grouped with those that are identical for a choice, in the order given. */
export const groupsOf = (view: View, pieces: readonly PieceName[]): readonly Group[] =>
  grouped(view, pieces, likenessOf);

/** Pieces grouped with identical-looking ones, in the order given. */
export const spreadOf = (view: View, pieces: readonly PieceName[]): readonly Group[] => grouped(view, pieces, looks);

function grouped(view: View, pieces: readonly PieceName[], keyOf: typeof looks): readonly Group[] {
  const groups = new Map<string, PieceName[]>();
  for (const piece of pieces) {
    const like = keyOf(view, piece);
    const group = groups.get(like);
    if (group) group.push(piece);
    else groups.set(like, [piece]);
  }
  return [...groups.values()].flatMap((alike) => {
    const first = alike[0];
    if (first === undefined) return [];
    return [{ first, pieces: alike, ...stateOf(view, first) }];
  });
}

/** The piece in `offered` that stands for `piece`: itself, or an identical one. */
export function standIn(view: View, piece: PieceName, offered: readonly PieceName[]): PieceName | undefined {
  if (offered.includes(piece)) return piece;
  const like = likenessOf(view, piece);
  return offered.find((other) => likenessOf(view, other) === like);
}

/** The stacks in a space or box, the box's own side first. */
export const stacksAt = (stacks: readonly Stack[], place: string): readonly Stack[] =>
  stacks.filter((stack) => stack.place === place);
