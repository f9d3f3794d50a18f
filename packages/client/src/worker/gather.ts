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
 * can still be taken. Those wished for last are left out where the others are a force and with them it would need somebody
 * else, as units need a leader. `fresh` gives the position at the question, to try on.
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
  const gathered = (pieces: readonly string[]): Gathered =>
    ended(rules.flow, fresh(), seat, { taken: pieces, plan: tryAll(pieces) ?? [] }, { verb, done });
  const all = gathered(taken);
  if (all.complete) return all;
  for (let count = taken.length - 1; count > 0; count--) {
    const some = gathered(taken.slice(0, count));
    if (some.complete) return some;
  }
  return all;
}

/** A force with what ends it, if it may end. Where nobody is left to be taken, the rules may go on without a word. */
function ended<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  { taken, plan }: Omit<Gathered, 'complete'>,
  { verb, done }: Pick<Asks['gather'], 'verb' | 'done'>,
): Gathered {
  const asked = stepOf(flow, state);
  for (const text of plan) take(flow, state, seat, text);
  const offered = listOn(flow, state, seat);
  if (offered.includes(done)) return { taken, plan: [...plan, done], complete: true };
  const goesOn = stepOf(flow, state) !== asked && !offered.some((text) => text.startsWith(`${verb} `));
  return { taken, plan, complete: goesOn };
}

function stepOf<G extends StateBase, LogEntry>(flow: Machine<G, LogEntry>, state: G): string {
  const { procedure, step } = flow.question(state);
  return `${procedure}.${step}`;
}

/** The choices that take these pieces one by one, in the order in which the engine lists them; `undefined` where they cannot all be taken. */
function planOf<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  verb: string,
  pieces: readonly string[],
): string[] | undefined {
  const wanted = new Set(pieces.map((piece) => `${verb} ${piece}`));
  const plan: string[] = [];
  while (plan.length < wanted.size) {
    const next = listOn(flow, state, seat).find((text) => wanted.has(text) && !plan.includes(text));
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
