import { Choices, type Machine, type Rules, type Seat, type StateBase } from '@carillon/flow';
import type { Asks, Gathered } from '../messages.ts';

/** What `seat` may choose in a state, as text, in the engine's order. */
export function listOn<G extends StateBase, LogEntry>(flow: Machine<G, LogEntry>, state: G, seat: Seat): string[] {
  if (!flow.mayChoose(state, seat)) return [];
  const choices = new Choices();
  flow.list(state, seat, choices);
  return choices.toArray().map((choice) => flow.text(state, choice));
}

/**
 * The largest force that the rules allow out of the pieces wished for: each is added in turn where all of them together
 * can still be taken. `fresh` gives the position at the question, to try on. Where nobody is left to be taken, the rules may
 * go on by themselves: such a force is complete without a word.
 */
export function gather<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  fresh: () => G,
  seat: Seat,
  { verb, done, wish }: Asks['gather'],
): Gathered {
  const tryAll = (pieces: readonly string[]): string[] | undefined => planOf(rules.flow, fresh(), seat, verb, pieces);
  const taken: string[] = [];
  for (const piece of wish) if (tryAll([...taken, piece]) !== undefined) taken.push(piece);
  const takes = tryAll(taken) ?? [];
  const state = fresh();
  const asked = stepOf(rules.flow, state);
  for (const text of takes) take(rules.flow, state, seat, text);
  const offered = listOn(rules.flow, state, seat);
  if (offered.includes(done)) return { taken, plan: [...takes, done], complete: true };
  const goesOn = stepOf(rules.flow, state) !== asked && !offered.some((text) => text.startsWith(`${verb} `));
  return { taken, plan: takes, complete: goesOn };
}

function stepOf<G extends StateBase, LogEntry>(flow: Machine<G, LogEntry>, state: G): string {
  const { procedure, step } = flow.question(state);
  return `${procedure}.${step}`;
}

/**
 * The choices that take these pieces one by one, in the order in which the engine lists them, or `backwards`; `undefined` where
 * they cannot all be taken.
 */
export function planOf<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  verb: string,
  pieces: readonly string[],
  backwards = false,
): string[] | undefined {
  const wanted = new Set(pieces.map((piece) => `${verb} ${piece}`));
  const plan: string[] = [];
  while (plan.length < wanted.size) {
    const left = listOn(flow, state, seat).filter((text) => wanted.has(text) && !plan.includes(text));
    const next = left.at(backwards ? -1 : 0);
    if (next === undefined) return undefined;
    take(flow, state, seat, next);
    plan.push(next);
  }
  return plan;
}

/** Makes a choice that is listed. */
export function take<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  text: string,
): void {
  const choice = flow.parse(state, text);
  if (choice !== undefined) flow.take(state, seat, choice);
}
