import { readOptions, type TableOption } from '@carillon/flow';
import type { Json } from '@carillon/kit';

// Questions that the rulebook leaves open and groups play either way: docs/rulings.md gives the reasons.

/** An open reading: its rule, the default, and the alternative. */
interface Reading extends TableOption {
  readonly rule: string;
  readonly values: readonly [string, string];
}

const READINGS = [
  // Which of the French side's events comes first at the start of an Action Round.
  { name: 'startEvents', rule: '7.1', values: ['indian-first', 'french-first'] },
  // Whether a stack that Overwhelms the unit met in a neutral Village may go on.
  { name: 'neutralVillage', rule: '8.0', values: ['stops', 'goes-on'] },
  // The uses that Paths of a neutral Nation are closed to: to supply, Raids and the Return to Colonies, or to supply
  // alone.
  { name: 'neutralPaths', rule: '8.0', values: ['closed', 'supply-only'] },
  // How an Overwhelmed stack retreats: as a defender, or in the role that it would have in a Battle there.
  { name: 'overwhelmed', rule: '10.3.2', values: ['defender', 'as-in-battle'] },
  // Whether units that are marshaled can Overwhelm.
  { name: 'marshalOverwhelm', rule: '11.0', values: ['never', 'possible'] },
  // Which side's Construction markers a faction may replace with a Fort or a Road.
  { name: 'constructionMarkers', rule: '12.0', values: ['any', 'own'] },
  // Which of several Battles comes next.
  { name: 'battleOrder', rule: '13.0', values: ['board', 'fewest-attackers'] },
  // Which Hit on Metropolitan Brigades a Highland Brigade takes: the first that is applied, or the first that scores,
  // if it is applied.
  { name: 'highlandHit', rule: '13.4.2', values: ['applied', 'scored'] },
  // Which Settled Spaces are enemy ones, where the attacker loses a deserter: enemy Home Spaces, or spaces the enemy
  // controls.
  { name: 'desertion', rule: '13.7.1', values: ['home', 'control'] },
  // Whether a Rout can cost a Commander, or a Bastion before others.
  { name: 'routLoss', rule: '13.8', values: ['spared', 'any'] },
  // The fate of a Fort that loses alone and is not Routed.
  { name: 'loneFort', rule: '13.9.5', values: ['owner', 'handed-over'] },
  // The effect of a token that allows a pick when nothing is left to pick.
  { name: 'emptyPick', rule: '15.2.1', values: ['draw', 'nothing'] },
] as const satisfies readonly Reading[];

export type OptionName = (typeof READINGS)[number]['name'];
export const OPTIONS: readonly OptionName[] = READINGS.map(({ name }) => name);

/** The options of a table, the default first, with their rules. */
export const TABLE_OPTIONS: readonly (Reading & { readonly name: OptionName })[] = READINGS;

/** The options that differ from the default. Throws a `BadValue` if `json` is none of those above. */
export function optionsOf(json: Json): readonly OptionName[] {
  const values = readOptions(TABLE_OPTIONS, json);
  return READINGS.filter(({ name, values: [usual] }) => values.get(name) !== usual).map(({ name }) => name);
}
