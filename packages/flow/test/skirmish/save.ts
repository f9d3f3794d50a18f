/** A position as JSON, all by name: fields, then the running procedures. */
import { BadValue } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { flow, type State, shape } from './state.ts';

const write = shape.writer<{ stack: Json }>('stack');

export const toJson = (g: State): Json => write(g, flow.stackToJson(g));

/** Throws a `BadValue` if the JSON is not a position. */
export function fromJson(json: Json): State {
  if (json === null || typeof json !== 'object' || !('stack' in json)) throw new BadValue('no position of skirmish');
  const g = shape.blank();
  shape.fill(g, json, 'stack');
  flow.stackFromJson(g, json.stack);
  return g;
}
