import type { Option } from '../asked.ts';
import type { Route } from '../force.ts';
import type { Gesture, Target } from '../target.ts';

/** The targets that can be chosen now. */
export interface Legal {
  /** Spaces that a choice names. */
  readonly spaces: ReadonlySet<string>;
  /** Places whose choices are made only by name. */
  readonly named: ReadonlySet<string>;
  /** Places with rarely used choices. */
  readonly aside: ReadonlySet<string>;
  /** Spaces that can be reached by several choices in a row. */
  readonly reach: ReadonlyMap<string, Route>;
  /** Pieces that a choice names: each stands for identical ones. */
  readonly pieces: readonly string[];
}

/** The targets that the listed choices and routes make clickable. */
export function legalOf(
  gestures: ReadonlyMap<string, Gesture>,
  options: readonly Option[],
  routes: readonly Route[],
): Legal {
  const met = options.flatMap(({ text }) => {
    const gesture = gestures.get(text);
    return gesture?.on === 'target' ? [gesture] : [];
  });
  const ids = (kind: Target['kind'], ...ways: readonly Choosing[]): Set<string> =>
    new Set(met.flatMap((each) => (each.target.kind === kind && ways.includes(wayOf(each)) ? [each.target.id] : [])));
  return {
    spaces: ids('space', 'plain'),
    named: ids('space', 'named'),
    aside: ids('space', 'aside'),
    reach: new Map(routes.map((route) => [route.to, route])),
    pieces: [...ids('piece', 'plain', 'named')],
  };
}

/** How a choice is made at its target: by a click, by name, or by name if there is no other choice. */
type Choosing = 'plain' | 'named' | 'aside';

const wayOf = ({ named, aside }: Gesture & { readonly on: 'target' }): Choosing =>
  aside ? 'aside' : named ? 'named' : 'plain';

/** The facts about the contents of places that a click needs. */
export interface Lying {
  placeOf(piece: string): string | undefined;
  /** The piece in `offered` that stands for another: itself, or an identical one. */
  standIn(piece: string, offered: readonly string[]): string | undefined;
}

/** The choosable pieces in a place, each once. */
export const legalAt = (legal: Legal, lying: Lying, place: string): readonly string[] =>
  legal.pieces.filter((piece) => lying.placeOf(piece) === place);

/**
 * The target that a click means, or `look` to expand the stack. The click chooses the target or opens a menu of its
 * choices; otherwise it chooses the place's only choosable piece, or the piece that stands for an identical one;
 * otherwise it expands the stack, or opens a menu of rarely used actions.
 */
export function clicked(legal: Legal, lying: Lying, target: Target): Target | 'look' {
  const { kind, id } = target;
  if (kind === 'piece') return { kind, id: lying.standIn(id, legal.pieces) ?? id };
  if (kind !== 'space') return target;
  if (legal.spaces.has(id) || legal.reach.has(id) || legal.named.has(id)) return target;
  const [first, ...more] = legalAt(legal, lying, id);
  if (first === undefined) return legal.aside.has(id) ? target : 'look';
  return more.length === 0 ? { kind: 'piece', id: first } : 'look';
}

/** The places that have choices themselves or contain pieces with choices. */
export const placesThatAct = ({ spaces, named, reach, pieces }: Legal, lying: Lying): ReadonlySet<string> =>
  new Set([...spaces, ...named, ...reach.keys(), ...pieces.flatMap((piece) => lying.placeOf(piece) ?? [])]);
