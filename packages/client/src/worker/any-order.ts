import {
  type ChoiceEntry,
  type Entry,
  isUndo,
  type Machine,
  type Seat,
  type StateBase,
  type Table,
} from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Earlier } from '../messages.ts';
import { optionOf } from './asking.ts';
import { listOn, planOf, take } from './gather.ts';
import { copyOf, type Hosted } from './hosted.ts';

// The rules take the pieces of a set in one order, so that no two choices mean the same. A reader clicks in any order:
// what the order has passed by is offered all the same, and chosen by taking the set back and choosing it anew.

/** A set that a seat is in the middle of choosing. */
export interface Begun<G> {
  readonly seat: Seat;
  /** The verb that takes a piece. */
  readonly verb: string;
  /** The number of the entry that took the first piece, and what has been taken so far. */
  readonly from: number;
  readonly chosen: readonly string[];
  /** The position before the first piece, to try on: as whoever chooses may know it. */
  readonly fresh: () => G;
}

/** The verb that takes a piece, where a set is being chosen that the reader may choose in any order. */
export function setVerb<G extends StateBase, View, LogEntry>(
  { rules, anyOrder }: Pick<Hosted<G, View, LogEntry>, 'rules' | 'anyOrder'>,
  state: G,
): string | undefined {
  const { procedure, step } = rules.flow.question(state);
  return anyOrder?.[`${procedure}.${step}`];
}

/** The pieces that a seat has taken one after another at the end of a line; `undefined` where it has taken none. */
export function begunIn(
  journal: readonly Entry[],
  line: readonly number[],
  seat: string,
  verb: string,
): Pick<Begun<never>, 'from' | 'chosen'> | undefined {
  const choices = line.map((number) => at(journal, number)).filter((entry): entry is ChoiceEntry => !isUndo(entry));
  const isTaken = ({ who, choice, auto }: ChoiceEntry): boolean =>
    who === seat && auto !== true && choice.startsWith(`${verb} `);
  const first = choices.findLastIndex((entry) => !isTaken(entry)) + 1;
  const from = line[first];
  return from === undefined ? undefined : { from, chosen: choices.slice(first).map(({ choice }) => choice) };
}

/** What could still be added to a set, though the order of the rules has passed it by; `choices`: what they offer now. */
export function earlierChoices<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  { seat, verb, from, chosen, fresh }: Begun<G>,
  choices: readonly string[],
): readonly Earlier[] {
  const offered = offeredWhile(flow, fresh(), seat, chosen);
  const isPassed = (text: string): boolean =>
    text.startsWith(`${verb} `) && !chosen.includes(text) && !choices.includes(text);
  return [...new Set(offered)].filter(isPassed).flatMap((text) => {
    const pieces = [...chosen, text].map((each) => each.slice(verb.length + 1));
    // Some sets are taken from the first piece on, some from the last.
    const plan = planOf(flow, fresh(), seat, verb, pieces) ?? planOf(flow, fresh(), seat, verb, pieces, true);
    return plan ? [{ option: optionOf(text), from, plan }] : [];
  });
}

/** All that was offered from the position on while these choices were made. */
function offeredWhile<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  chosen: readonly string[],
): readonly string[] {
  return chosen.flatMap((text) => {
    const offered = listOn(flow, state, seat);
    take(flow, state, seat, text);
    return offered;
  });
}

/** What could still be added to the set that a seat is choosing at a table. */
export function earlierOn<G extends StateBase, View, LogEntry>(
  hosted: Hosted<G, View, LogEntry>,
  table: Table<G, View, LogEntry>,
  seat: Seat,
  choices: readonly string[],
): readonly Earlier[] {
  const { rules } = hosted;
  const verb = choices.length === 0 ? undefined : setVerb(hosted, table.state);
  const begun = verb === undefined ? undefined : begunIn(table.journal, table.numbers, at(rules.seats, seat), verb);
  if (verb === undefined || begun === undefined) return [];
  const before = table.stateAt(table.length - begun.chosen.length);
  return earlierChoices(rules.flow, { ...begun, seat, verb, fresh: () => copyOf(rules, before) }, choices);
}
