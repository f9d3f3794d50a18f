import { type ChoiceEntry, copyInto, isUndo, type Seat, type StateBase, type Table } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Earlier } from '../messages.ts';
import { optionOf } from './asking.ts';
import { listOn, planOf } from './gather.ts';
import type { Hosted } from './hosted.ts';

// The rules take the pieces of a set in one order, so that no two choices mean the same. A reader clicks in any order:
// what the order has passed by is offered all the same, and chosen by taking the set back and choosing it anew.

/** What could still be added to the set that a seat is choosing, though the order of the rules has passed it by. */
export function earlierChoices<G extends StateBase, View, LogEntry>(
  { rules, anyOrder }: Hosted<G, View, LogEntry>,
  table: Table<G, View, LogEntry>,
  seat: Seat,
  choices: readonly string[],
): readonly Earlier[] {
  const verb = choices.length === 0 ? undefined : anyOrder?.[questionOn(table)];
  if (verb === undefined) return [];
  const line = lineOn(table);
  const first = beginOf(line, at(rules.seats, seat), verb);
  const chosen = line.slice(first).map(({ choice }) => choice);
  const before = table.stateAt(first);
  const planFor = (text: string): readonly string[] | undefined => {
    const state = rules.blank();
    copyInto(state, before);
    const pieces = [...chosen, text].map((each) => each.slice(verb.length + 1));
    return planOf(rules.flow, state, seat, verb, pieces);
  };
  const isPassed = (text: string): boolean => !chosen.includes(text) && !choices.includes(text);
  const offered = chosen.flatMap((_, i) => listOn(rules.flow, table.stateAt(first + i), seat));
  const passed = [...new Set(offered)].filter((text) => text.startsWith(`${verb} `) && isPassed(text));
  return passed.flatMap((text) => {
    const plan = planFor(text);
    return plan ? [{ option: optionOf(text), back: chosen.length, plan }] : [];
  });
}

/** What is asked, e.g. `activation.choose`. */
function questionOn<G extends StateBase, View, LogEntry>({ rules, state }: Table<G, View, LogEntry>): string {
  const { procedure, step } = rules.flow.question(state);
  return `${procedure}.${step}`;
}

/** The choices in force, in order. */
const lineOn = <G extends StateBase, View, LogEntry>(table: Table<G, View, LogEntry>): readonly ChoiceEntry[] =>
  table.numbers.map((number) => at(table.journal, number)).filter((entry): entry is ChoiceEntry => !isUndo(entry));

/** From where on a seat has taken pieces one after another; the length of the line if it has taken none. */
const beginOf = (line: readonly ChoiceEntry[], seat: string, verb: string): number =>
  line.findLastIndex(({ who, choice }) => who !== seat || !choice.startsWith(`${verb} `)) + 1;
