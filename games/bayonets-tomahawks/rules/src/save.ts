import { BadValue } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { piece } from './ids.ts';
import { enlist } from './lists.ts';
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
  for (const p of piece.all) enlist(g, p, g.place.get(p));
  flow.stackFromJson(g, stack);
  return g;
}
