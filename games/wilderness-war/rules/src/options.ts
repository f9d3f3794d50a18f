import { readOptions, type TableOption } from '@carillon/flow';
import { at, type Json, range } from '@carillon/kit';
import { CARD_FACTS } from './data/cards.ts';
import { SCENARIO_FACTS } from './data/scenarios.ts';
import { OPTIONAL_RULES, type OptionName, scenario } from './ids.ts';
import type { EventName, ScenarioName } from './names.ts';
import { LAST_EARLY_YEAR } from './query/declarations.ts';
import type { Options } from './setup.ts';

// 13.3, 13.14, 14.0 The options that players may agree on before a game.

/** The maximum VP at the start for either side. */
const MOST_VP = 10;

/** An option and the number of its rule, which is empty for a house rule. */
interface NumberedOption extends TableOption {
  readonly rule: string;
}

/** The options of a table, the default first. */
export const TABLE_OPTIONS: readonly NumberedOption[] = [
  // VP at the start, positive for the French; `null` for the scenario's own value.
  { name: 'startVp', rule: '13.3', values: [null, ...range(2 * MOST_VP + 1).map((i) => i - MOST_VP)] },
  // 13.3 Sealed bids for sides, 14.7 open ones, or none: each player plays the side of his seat.
  { name: 'bidding', rule: '13.3', values: ['none', 'sealed', 'open'] },
  // 13.3 The side that sealed bids are for.
  { name: 'favoured', rule: '13.3', values: ['french', 'british'] },
  ...OPTIONAL_RULES.map((each) => ({ ...each, values: [false, true] })),
  // The tournament form of Annus Mirabilis, which replaces the optional rules.
  { name: 'tournamentForm', rule: '13.14', values: [false, true] },
];

/** Options with several values, as flags. */
const FLAGS: readonly { readonly name: string; readonly value: string; readonly flag: OptionName }[] = [
  { name: 'bidding', value: 'sealed', flag: 'sealedBids' },
  { name: 'bidding', value: 'open', flag: 'openBids' },
  { name: 'favoured', value: 'british', flag: 'britishFavoured' },
];

/** The scenario of the tournament form, and its optional rules: 13.14, 14.6. */
const FORM_OF: ScenarioName = 'annus-mirabilis';
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

/** The cards that an option concerns: it makes no difference unless the deck has all of them. */
const ABOUT: { readonly [name: string]: readonly EventName[] } = {
  linkedDeclarations: ['william-pitt', 'diplomatic-revolution'],
  acadiansByEither: ['acadians-expelled'],
};

/** Whether an option makes a difference in a scenario, given the other values; those not given have their defaults. */
export function optionMatters(
  name: string,
  id: ScenarioName,
  values: { readonly [name: string]: string | number | boolean | null },
): boolean {
  if (name === 'tournamentForm') return id === FORM_OF;
  const isRule = OPTIONAL_RULES.some((rule) => rule.name === name);
  if (isRule && id === FORM_OF && values.tournamentForm === true) return false;
  if (name === 'favoured') return values.bidding === 'sealed';
  if (name === 'earlyRegularsCost') return at(SCENARIO_FACTS, scenario.of(id)).startYear <= LAST_EARLY_YEAR;
  return (ABOUT[name] ?? []).every((event) =>
    CARD_FACTS.some((card) => card.eventKey === event && card.scenarios.includes(id)),
  );
}
