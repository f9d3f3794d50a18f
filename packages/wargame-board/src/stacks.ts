import type { Lying, Option, Target } from '@carillon/board';

// The stacks of a position, its identical counters, and which of these stands for another.

/** The counters that lie together in a place. */
export interface StackOf<Piece extends string, Side, Place extends string> {
  readonly key: string;
  readonly place: Place;
  readonly side: Side;
  /** Its leaders, the highest first. */
  readonly leaders: readonly Piece[];
  /** Its units, the highest first, which is on top. */
  readonly units: readonly Piece[];
}

/** Any stack. */
export type AnyStack<Piece extends string> = StackOf<Piece, string | null, string>;

/** Identical counters, which one of them represents. */
export interface GroupOf<Piece extends string> {
  readonly first: Piece;
  readonly pieces: readonly Piece[];
}

/** A title's facts about its counters. */
export interface CounterFacts<View, Piece extends string, Stack extends AnyStack<Piece>, State> {
  /** All of them, in the order of the rules. */
  readonly pieces: readonly Piece[];
  readonly isPiece: (id: string) => id is Piece;
  /** Where a counter is on the board; `undefined` for those that are not. */
  readonly placeOf: (view: View, piece: Piece) => Stack['place'] | undefined;
  /** The name of its stack: counters in a place with the same name lie together. */
  readonly keyOf: (view: View, piece: Piece, place: Stack['place']) => string;
  /** The further fields of a stack: its side, and what distinguishes it from others of that side there. */
  readonly stackOf: (view: View, first: Piece) => Omit<Stack, 'key' | 'place' | 'leaders' | 'units'>;
  readonly isLeader: (piece: Piece) => boolean;
  /** The rank in a stack: higher ones come first, leaders and units separately. */
  readonly rankOf: (view: View, piece: Piece) => number;
  /** The likeness of a counter: counters with the same one are equal for every choice. */
  readonly likenessOf: (view: View, piece: Piece) => string;
  /** The looks of a counter: counters with the same ones look identical. */
  readonly looksOf: (view: View, piece: Piece) => string;
  /** The visible state of a counter, besides its identity. */
  readonly stateOf: (view: View, piece: Piece) => State;
}

/** The counters of a title. */
export interface Counters<View, Piece extends string, Stack extends AnyStack<Piece>, State> {
  readonly isPiece: (id: string) => id is Piece;
  readonly placeOf: (view: View, piece: Piece) => Stack['place'] | undefined;
  /** The stacks on the board, in the order of their first counters. */
  readonly stacks: (view: View) => readonly Stack[];
  readonly stacksAt: (view: View, place: string) => readonly Stack[];
  readonly stateOf: (view: View, piece: Piece) => State;
  /** Counters grouped with those that are equal for a choice, in the order given. */
  readonly alike: (view: View, pieces: readonly Piece[]) => readonly (GroupOf<Piece> & State)[];
  /** Counters grouped with those that also look the same, in the order given. */
  readonly looking: (view: View, pieces: readonly Piece[]) => readonly (GroupOf<Piece> & State)[];
  /** The counter in `offered` that stands for `piece`: itself, or an identical one. */
  readonly standIn: (view: View, piece: Piece, offered: readonly Piece[]) => Piece | undefined;
  /** The counters that choices of a verb name, and those identical to them. */
  readonly offered: (view: View, options: readonly Option[], verb: string) => readonly Piece[];
  /** The place itself, then its counters in the order of their stacks, identical ones together. */
  readonly targetsAt: (view: View, place: string) => readonly Target[];
  /** The contents of places, for clicks. */
  readonly lying: (view: () => View) => Lying;
}

/** All counters of a stack. */
export const allIn = <Piece extends string>({ leaders, units }: AnyStack<Piece>): readonly Piece[] => [
  ...leaders,
  ...units,
];

/** The counters of a title, from its facts about them. */
export function countersOf<View extends object, Piece extends string, Stack extends AnyStack<Piece>, State>(
  facts: CounterFacts<View, Piece, Stack, State>,
): Counters<View, Piece, Stack, State> {
  const { isPiece, placeOf, stateOf, likenessOf } = facts;
  const found = new WeakMap<View, readonly Stack[]>();
  const stacks = (view: View): readonly Stack[] => {
    const known = found.get(view) ?? stacksIn(facts, view);
    found.set(view, known);
    return known;
  };
  const stacksAt = (view: View, place: string): readonly Stack[] =>
    stacks(view).filter((stack) => stack.place === place);
  const grouped = (view: View, pieces: readonly Piece[], keyOf: typeof likenessOf) =>
    groupsBy(pieces, (piece) => keyOf(view, piece)).map((group) => ({ ...group, ...stateOf(view, group.first) }));
  const looking = (view: View, pieces: readonly Piece[]) => grouped(view, pieces, facts.looksOf);
  const standIn = (view: View, piece: Piece, offered: readonly Piece[]): Piece | undefined => {
    if (offered.includes(piece)) return piece;
    const like = likenessOf(view, piece);
    return offered.find((other) => likenessOf(view, other) === like);
  };
  return {
    isPiece,
    placeOf,
    stateOf,
    stacks,
    stacksAt,
    alike: (view, pieces) => grouped(view, pieces, likenessOf),
    looking,
    standIn,
    offered(view, options, verb) {
      const named = options.filter((option) => option.verb === verb).flatMap(({ args }) => args.filter(isPiece));
      return facts.pieces.filter((piece) => standIn(view, piece, named) !== undefined);
    },
    targetsAt: (view, place) => [
      { kind: 'space', id: place },
      ...stacksAt(view, place)
        .flatMap((stack) => looking(view, allIn(stack)).flatMap(({ pieces }) => pieces))
        .map((id): Target => ({ kind: 'piece', id })),
    ],
    lying: (view) => ({
      placeOf: (piece) => (isPiece(piece) ? placeOf(view(), piece) : undefined),
      standIn: (piece, offered) => (isPiece(piece) ? standIn(view(), piece, offered.filter(isPiece)) : undefined),
    }),
  };
}

/** Finds the stacks of a position. */
function stacksIn<View, Piece extends string, Stack extends AnyStack<Piece>, State>(
  facts: CounterFacts<View, Piece, Stack, State>,
  view: View,
): readonly Stack[] {
  const onBoard = new Map<Piece, Stack['place']>();
  for (const piece of facts.pieces) {
    const place = facts.placeOf(view, piece);
    if (place !== undefined) onBoard.set(piece, place);
  }
  const keyOf = (piece: Piece): string => facts.keyOf(view, piece, onBoard.get(piece) ?? '');
  return groupsBy([...onBoard.keys()], keyOf).map(({ first, pieces }) => {
    const ranks = new Map(pieces.map((piece) => [piece, facts.rankOf(view, piece)]));
    const ordered = pieces.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
    const [leaders, units] = [ordered.filter(facts.isLeader), ordered.filter((piece) => !facts.isLeader(piece))];
    const lies = { key: keyOf(first), place: onBoard.get(first), leaders, units };
    // The title's `stackOf` has all other fields of a stack; the compiler cannot follow `Omit` and its inverse.
    return { ...facts.stackOf(view, first), ...lies } as unknown as Stack;
  });
}

/** Pieces grouped by key, in the order given. */
function groupsBy<Piece extends string>(pieces: readonly Piece[], keyOf: (piece: Piece) => string): GroupOf<Piece>[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = keyOf(piece);
    const group = groups.get(key);
    if (group) group.push(piece);
    else groups.set(key, [piece]);
  }
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    return first === undefined ? [] : [{ first, pieces: alike }];
  });
}
