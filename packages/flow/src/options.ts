import type { Json } from '@carillon/kit';
import { BadValue } from './kinds.ts';

/** Something players agree on before a game: its name, and the values it may have, the usual one first. */
export interface TableOption {
  readonly name: string;
  readonly values: readonly (string | number | boolean | null)[];
}

export type OptionValue = TableOption['values'][number];

/**
 * The value of each option, the usual one where `json` does not name it.
 * Throws a `BadValue` where `json` is no object, names another option, or gives one a value that it may not have.
 */
export function readOptions(options: readonly TableOption[], json: Json): ReadonlyMap<string, OptionValue> {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new BadValue('options are an object');
  const chosen = new Map(Object.entries(json));
  const values = new Map<string, OptionValue>();
  for (const { name, values: allowed } of options) {
    const wanted = chosen.has(name) ? chosen.get(name) : allowed[0];
    const value = allowed.find((each) => each === wanted);
    if (value === undefined) throw new BadValue(`${name} is one of ${allowed.join(', ')}`);
    values.set(name, value);
    chosen.delete(name);
  }
  if (chosen.size > 0) throw new BadValue(`there is no option ${[...chosen.keys()].join(', ')}`);
  return values;
}
