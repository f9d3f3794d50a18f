import { copyInto, type Rules, type Seat, type StateBase } from '@carillon/flow';

// Losses are named one by one. If everything is lost anyway, the order makes no difference, and one click names them
// all.

/** Choices made one after another, and their result. */
interface Swept<G> {
  readonly plan: readonly string[];
  readonly state: G;
}

/** The choices of the seat in a state, as text, in the engine's order. */
type List<G> = (state: G) => readonly string[];

type SetRules<G extends StateBase> = Pick<Rules<G, never, unknown>, 'flow' | 'blank'>;

/**
 * The choices that name a set, in any order, if only one set is possible; empty if there are several, or if there is
 * only one choice to make. It is tried from either end of the list: the first n and the last n pieces are the same only
 * if they are all of them.
 */
export function onlySetOn<G extends StateBase>(
  rules: SetRules<G>,
  state: G,
  seat: Seat,
  list: List<G>,
): readonly string[] {
  if (rules.flow.question(state).anyOrder === undefined) return [];
  const forwards = swept(rules, state, seat, list, 0);
  const backwards = forwards && swept(rules, state, seat, list, -1);
  if (!forwards || !backwards || forwards.plan.length < 2) return [];
  return holdsSame(forwards.state, backwards.state) ? forwards.plan : [];
}

/**
 * On a copy, repeatedly names the first of the list (`end` 0) or the last (-1) until the set is complete; `undefined`
 * if it may end earlier.
 */
function swept<G extends StateBase>(
  { flow, blank }: SetRules<G>,
  from: G,
  seat: Seat,
  list: List<G>,
  end: 0 | -1,
): Swept<G> | undefined {
  const verbs = flow.question(from).anyOrder ?? [];
  const state = blank();
  copyInto(state, from);
  const plan: string[] = [];
  do {
    const texts = list(state);
    const text = texts.at(end);
    const choice = text === undefined ? undefined : flow.parse(state, text);
    if (text === undefined || choice === undefined) return undefined;
    if (!verbs.some((verb) => texts.every((each) => each.startsWith(`${verb} `)))) return undefined;
    flow.take(state, seat, choice);
    plan.push(text);
  } while (flow.asksAgain);
  return { plan, state };
}

const holdsSame = (a: StateBase, b: StateBase): boolean => a.cells.every((cell, i) => cell === b.cells[i]);
