import type { Json } from '@carillon/kit';
import { BadValue } from './kinds.ts';
import type { StateBase } from './shape.ts';

/**
 * A question about a position, for whoever sees it: arguments and answer are plain JSON, with names and never ids.
 * Throws a `BadValue` where the arguments do not fit.
 */
export type Query<G extends StateBase> = (g: G, args: Json) => Json;

/** Puts the question with a name; throws a `BadValue` where there is none. */
export function querying<G extends StateBase>(
  queries: Readonly<Record<string, Query<G>>>,
): (g: G, name: string, args: Json) => Json {
  const named = new Map(Object.entries(queries));
  return (g, name, args) => {
    const query = named.get(name);
    if (query === undefined) throw new BadValue(`there is no query ${name}`);
    return query(g, args);
  };
}
