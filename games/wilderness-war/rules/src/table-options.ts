import type { TableOption } from '@carillon/flow';
import { range } from '@carillon/kit';
import { OPENINGS } from './data/openings.ts';
import type { EventName, ScenarioName } from './names.ts';

// 13.3, 13.14, 14.0 The options that players may agree on before a game, without the engine: for a start page too.

/** The maximum VP at the start for either side. */
const MOST_VP = 10;

/** An option and the number of its rule, which is empty for a house rule. */
interface NumberedOption extends TableOption {
  readonly rule: string;
}

/** Rules that are in force only if the players agree, 13.14 and 14.1–14.6; the number of a house rule is empty. */
export const OPTIONAL_RULES = [
  { name: 'tournament', rule: '13.14' },
  { name: 'linkedDeclarations', rule: '14.1' },
  { name: 'raidsHurtMilitia', rule: '14.2' },
  { name: 'earlyRegularsCost', rule: '14.3' },
  { name: 'surrenderByEither', rule: '14.4' },
  { name: 'acadiansByEither', rule: '14.5' },
  { name: 'regularsFromDiscards', rule: '14.6' },
] as const;

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

/** The scenario of the tournament form (13.14). */
export const FORM_OF: ScenarioName = 'annus-mirabilis';

/** 14.3 The last year in which Regulars cost a point. */
export const LAST_EARLY_YEAR = 1756;

/** The cards that an option concerns: it makes no difference unless the deck has all of them. */
const ABOUT: { readonly [name: string]: readonly EventName[] } = {
  linkedDeclarations: ['william-pitt', 'diplomatic-revolution'],
  acadiansByEither: ['acadians-expelled'],
};

/** Whether an option makes a difference in a scenario, given the other values; those not given have their defaults. */
export function optionMatters(
  name: string,
  id: string,
  values: { readonly [name: string]: string | number | boolean | null },
): boolean {
  const opening = OPENINGS.find((each) => each.id === id);
  if (!opening) return false;
  if (name === 'tournamentForm') return id === FORM_OF;
  const isRule = OPTIONAL_RULES.some((rule) => rule.name === name);
  if (isRule && id === FORM_OF && values.tournamentForm === true) return false;
  if (name === 'favoured') return values.bidding === 'sealed';
  if (name === 'earlyRegularsCost') return opening.startYear <= LAST_EARLY_YEAR;
  return (ABOUT[name] ?? []).every((event) => opening.optionalEvents.includes(event));
}
