import type { Json } from '@carillon/kit';
import { BadValue } from './kinds.ts';

/** An option agreed before a game: its name and possible values, the default first. */
export interface TableOption {
  readonly name: string;
  readonly values: readonly (string | number | boolean | null)[];
}

export type OptionValue = TableOption['values'][number];

/**
 * The value of each option, the default unless `json` gives one.
 * Throws a `BadValue` if `json` is not an object, names an unknown option, or gives an invalid value.
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
