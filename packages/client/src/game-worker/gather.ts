import type { Machine, Rules, Seat, StateBase } from '@carillon/flow';
import { listOn } from '@carillon/host';
import type { Asks, Gathered } from '../shared/messages.ts';

/**
 * The largest force that the rules allow from the wished pieces. Each piece is added in turn if the rules allow it
 * together with those before it. A later piece is dropped if the others already form a force and this one would need
 * another piece, as units need a leader. `fresh` returns the position at the question, for trials.
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

/**
 * The gathered force, complete with the choice that ends gathering, if that is offered. If no piece is left to take,
 * the rules may go on without that choice.
 */
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

/** The choices that take these pieces one by one, in the engine's order; `undefined` if they cannot all be taken. */
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

/** Makes a listed choice. */
export function take<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  text: string,
): void {
  const choice = flow.parse(state, text);
  if (choice !== undefined) flow.take(state, seat, choice);
}
