import type { Json } from '@carillon/kit';
import { BadValue } from './kinds.ts';
import type { StateBase } from './shape.ts';

/**
 * A question about a position, answered from whatever state the asker has: arguments and answer are plain JSON, with
 * names and never ids. Throws a `BadValue` if the arguments are invalid.
 */
export type Query<G extends StateBase> = (g: G, args: Json) => Json;

/** A question, and the names of its arguments. */
export interface Taking<G extends StateBase> {
  readonly takes: readonly string[];
  readonly answer: Query<G>;
}

/** Says which arguments a question takes. */
export const taking = <G extends StateBase>(answer: Query<G>, ...takes: readonly string[]): Taking<G> => ({
  takes,
  answer,
});

/** Answers the question with this name; throws a `BadValue` if there is none, or if it does not take an argument. */
export function querying<G extends StateBase>(
  queries: Readonly<Record<string, Taking<G>>>,
): (g: G, name: string, args: Json) => Json {
  const named = new Map(Object.entries(queries));
  return (g, name, args) => {
    const query = named.get(name);
    if (query === undefined) throw new BadValue(`there is no query ${name}; there is ${[...named.keys()].join(', ')}`);
    mustTake(name, query.takes, args);
    return query.answer(g, args);
  };
}

function mustTake(name: string, takes: readonly string[], args: Json): void {
  if (args === null) return;
  if (typeof args !== 'object' || Array.isArray(args)) throw new BadValue(`the arguments of ${name} are no object`);
  const stranger = Object.keys(args).find((each) => !takes.includes(each));
  if (stranger === undefined) return;
  const allowed = takes.length === 0 ? 'it takes none' : `allowed: ${takes.join(', ')}`;
  throw new BadValue(`${stranger} is no argument of ${name}; ${allowed}`);
}
