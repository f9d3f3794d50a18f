import type { Json } from '@carillon/kit';
import { space } from '../ids.ts';
import { isSource, starving, supplied } from '../query/supply.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: a faction's sources of supply, the spaces where a stack of Light units, or any other stack, would be in
 * supply, and where its own stacks would be Out of Supply now (14.1).
 */
export function supply(g: State, args: Json): Json {
  const of = sideIn(args);
  return {
    sources: space.all.filter((each) => isSource(g, of, each)).map(space.nameOf),
    light: supplied(g, of, true).map(space.nameOf),
    other: supplied(g, of, false).map(space.nameOf),
    without: starving(g, of).map(space.nameOf),
  };
}
