import type { Rules, Seat, StateBase } from '@carillon/flow';
import { copyOf } from './engine.ts';
import { listOn, take } from './gather.ts';

// Losses are named one by one. Where all are lost anyway the naming decides nothing, and one gesture makes it.

/** Choices made one after another, and what they come to. */
interface Swept<G> {
  readonly plan: readonly string[];
  readonly state: G;
}

/**
 * The choices that name a set in whatever order, where only one set can be named; none where there are several, or where there
 * is but one choice to make. It is tried from either end of the list: what is named is a run of the list, and the first so many
 * are the last so many only where they are all.
 */
export function onlySetOn<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  state: G,
  seat: Seat,
): readonly string[] {
  if (rules.flow.question(state).anyOrder === undefined) return [];
  const forwards = swept(rules, state, seat, 0);
  const backwards = forwards && swept(rules, state, seat, -1);
  if (!forwards || !backwards || forwards.plan.length < 2) return [];
  return holdsSame(forwards.state, backwards.state) ? forwards.plan : [];
}

/** Names the first of the list each time (`end` 0) or the last (-1), on a copy, till the set is whole; `undefined` where it may end before. */
function swept<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  from: G,
  seat: Seat,
  end: 0 | -1,
): Swept<G> | undefined {
  const { flow } = rules;
  const verbs = flow.question(from).anyOrder ?? [];
  const state = copyOf(rules, from);
  const plan: string[] = [];
  do {
    const texts = listOn(flow, state, seat);
    const text = texts.at(end);
    if (text === undefined || !verbs.some((verb) => texts.every((each) => each.startsWith(`${verb} `))))
      return undefined;
    take(flow, state, seat, text);
    plan.push(text);
  } while (flow.asksAgain);
  return { plan, state };
}

const holdsSame = (a: StateBase, b: StateBase): boolean => a.cells.every((cell, i) => cell === b.cells[i]);
