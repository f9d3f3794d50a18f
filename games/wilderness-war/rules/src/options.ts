import { readOptions } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type { OptionName } from './ids.ts';
import type { ScenarioName } from './names.ts';
import type { Options } from './setup.ts';
import { FORM_OF, OPTIONAL_RULES, TABLE_OPTIONS } from './table-options.ts';

// 13.3, 13.14, 14.0 The rules in force, from the options that players agreed on before the game.

/** Options with several values, as flags. */
const FLAGS: readonly { readonly name: string; readonly value: string; readonly flag: OptionName }[] = [
  { name: 'bidding', value: 'sealed', flag: 'sealedBids' },
  { name: 'bidding', value: 'open', flag: 'openBids' },
  { name: 'favoured', value: 'british', flag: 'britishFavoured' },
];

/** The optional rules of the tournament form: 13.14, 14.6. */
const FORM_RULES: readonly OptionName[] = ['tournament', 'regularsFromDiscards'];

/**
 * Options from outside for a scenario, checked; options that make no difference in it are left out. Throws a `BadValue`
 * if one is unknown or invalid.
 */
export function optionsOf(json: Json, id: ScenarioName): Required<Pick<Options, 'rules'>> & Options {
  const values = readOptions(TABLE_OPTIONS, json);
  const startVp = values.get('startVp');
  const chosen = OPTIONAL_RULES.map(({ name }) => name).filter((name) => values.get(name) === true);
  const flags = FLAGS.filter(({ name, value }) => values.get(name) === value).map(({ flag }) => flag);
  const form = id === FORM_OF && values.get('tournamentForm') === true;
  const rules = form ? [...FORM_RULES, ...flags, 'tournamentForm' as const] : [...chosen, ...flags];
  return typeof startVp === 'number' ? { startVp, rules } : { rules };
}
