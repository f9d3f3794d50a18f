import { BadValue } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { piece } from './ids.ts';
import { enlist } from './lists.ts';
import type { Position } from './position.ts';
import { flow } from './procedures/contents.ts';
import { type State, shape } from './state.ts';

/** A state as named JSON. */
export const toJson = (g: State): Position =>
  ({ ...shape.toJson(g), stack: flow.stackToJson(g) }) as unknown as Position;

/** A state from its JSON; throws a `BadValue` where it is none. */
export function fromJson(json: unknown): State {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new BadValue('a position is an object');
  const { stack, ...fields } = json as { readonly [name: string]: Json };
  const g = shape.blank();
  shape.fill(g, fields);
  for (const p of piece.all) enlist(g, p, g.place.get(p));
  flow.stackFromJson(g, stack);
  return g;
}
