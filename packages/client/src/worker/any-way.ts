import type { Seat, StateBase } from '@carillon/flow';
import { listOn, take } from './gather.ts';
import { copyOf, type Hosted } from './hosted.ts';

// Losses are chosen one by one. Where all are lost anyway the choosing decides nothing, and one gesture makes it.

/** Choices made one after another, and what they come to. */
interface Swept<G> {
  readonly plan: readonly string[];
  readonly state: G;
}

/**
 * The choices that answer a question as long as it is asked again, where they come to the same in whatever order; none where
 * the order matters, or where there is but one to make. It is tried from either end of the list: what is taken is a run of
 * the list, and the first so many are the last so many only where they are all.
 */
export function anyWayOn<G extends StateBase, View, LogEntry>(
  hosted: Pick<Hosted<G, View, LogEntry>, 'rules' | 'anyWay'>,
  state: G,
  seat: Seat,
): readonly string[] {
  const { procedure, step } = hosted.rules.flow.question(state);
  if (hosted.anyWay?.includes(`${procedure}.${step}`) !== true) return [];
  const { plan, state: after } = swept(hosted, state, seat, 0);
  const backwards = swept(hosted, state, seat, -1);
  return plan.length > 1 && holdsSame(after, backwards.state) ? plan : [];
}

/** Takes the first of the list each time (`end` 0) or the last (-1), on a copy, as long as the same step asks the same seat. */
function swept<G extends StateBase, View, LogEntry>(
  { rules }: Pick<Hosted<G, View, LogEntry>, 'rules'>,
  from: G,
  seat: Seat,
  end: 0 | -1,
): Swept<G> {
  const { flow } = rules;
  const state = copyOf(rules, from);
  const { procedure, step } = flow.question(state);
  const plan: string[] = [];
  while (flow.who(state) === seat) {
    const asked = flow.question(state);
    const text = listOn(flow, state, seat).at(end);
    if (text === undefined || asked.procedure !== procedure || asked.step !== step) break;
    take(flow, state, seat, text);
    plan.push(text);
  }
  return { plan, state };
}

const holdsSame = (a: StateBase, b: StateBase): boolean => a.cells.every((cell, i) => cell === b.cells[i]);
