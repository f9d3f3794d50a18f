import type { Rules, Seat, StateBase } from '@carillon/flow';
import { listOn } from '@carillon/host';
import { copyOf } from './engine.ts';
import { take } from './gather.ts';

// Losses are named one by one. If everything is lost anyway, the order makes no difference, and one gesture names them all.

/** Choices made one after another, and their result. */
interface Swept<G> {
  readonly plan: readonly string[];
  readonly state: G;
}

/**
 * The choices that name a set in any order, if only one set is possible; none if there are several, or only one choice
 * to make. It is tried from either end of the list: the first n and the last n pieces are the same only if they are all
 * of them.
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

/**
 * Each time names the first of the list (`end` 0) or the last (-1), on a copy, until the set is complete; `undefined`
 * if it may end earlier.
 */
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
