import { BadValue } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { count, setWorks } from './change.ts';
import { piece, space } from './ids.ts';
import type { Position } from './position.ts';
import { flow } from './procedures/contents.ts';
import { type State, shape } from './state.ts';

/**
 * The running procedures, outermost first. The flow writes frames of its procedures; the tables of contents name these.
 */
export const framesOf = (g: State): Position['stack'] => flow.stackToJson(g) as unknown as Position['stack'];

const write = shape.writer<Pick<Position, 'stack'>>('stack');

/** A state as named JSON. */
export const toJson = (g: State): Position => write(g, framesOf(g));

/** A state from its JSON, which may also contain `others`; throws a `BadValue` if it is invalid. */
export function fromJson(json: unknown, ...others: readonly string[]): State {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new BadValue('a position is an object');
  const { stack } = json as { readonly stack?: Json };
  const g = shape.blank();
  shape.fill(g, json as Json, 'stack', ...others);
  recount(g);
  flow.stackFromJson(g, stack);
  return g;
}

/** Fills the derived fields. */
export function recount(g: State): void {
  for (const p of piece.all) if (!g.inside.has(p)) count(g, p, g.place.get(p), 1);
  for (const each of space.all) setWorks(g, each, g.works.get(each));
}
