import { readOptions, type TableOption } from '@carillon/flow';
import { type Json, range } from '@carillon/kit';
import { OPTIONS, type OptionName } from './ids.ts';
import type { Options } from './setup.ts';

// 13.3, 13.14, 14.0 What the players may agree on before a game.

/** VP at the start are no more than this for either side. */
const MOST_VP = 10;

/** What a table can be opened with, the usual value first. */
export const TABLE_OPTIONS: readonly TableOption[] = [
  // VP at the start, positive for the French; `null` as the scenario has it.
  { name: 'startVp', values: [null, ...range(2 * MOST_VP + 1).map((i) => i - MOST_VP)] },
  ...OPTIONS.map((name) => ({ name, values: [false, true] })),
];

/** Options from outside, checked. Throws a `BadValue` where they are not those above. */
export function optionsOf(json: Json): Required<Pick<Options, 'rules'>> & Options {
  const values = readOptions(TABLE_OPTIONS, json);
  const startVp = values.get('startVp');
  const rules = OPTIONS.filter((name: OptionName) => values.get(name) === true);
  return typeof startVp === 'number' ? { startVp, rules } : { rules };
}
