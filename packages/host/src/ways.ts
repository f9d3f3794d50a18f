import type { Route } from '@carillon/board';
import { CHANCE, copyInto, type Rules, type Seat, type StateBase } from '@carillon/flow';
import { listOn } from './list-on.ts';

/** How a piece takes its steps. */
export interface Steps {
  readonly verb: string;
  readonly dice?: boolean;
  readonly raid?: string;
  /** The verb that leaves a piece behind, so that the others can go on. */
  readonly leave?: string;
}

/** A position reached by steps. */
interface Reached<G> {
  readonly state: G;
  readonly through: readonly string[];
}

/**
 * The routes made of steps (`verb` with a space), the shortest to each space, tried on copies of the seat's view. A
 * route ends where the rules ask the same seat for no further step: the piece is intercepted there, or must stop. If
 * dice are rolled first, and `dice` are those of an interception, it is a risk. `raid` is a raider's choice at the end,
 * if it may raid. Where some may be left so that the others go on (`leave`), the force parts.
 */
export function ways<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  fresh: () => G,
  seat: Seat,
  { verb, from: origin, dice = false, raid, leave }: Steps & { readonly from: string },
): Route[] {
  const found = new Map<string, Route>();
  let edge: readonly Reached<G>[] = [{ state: fresh(), through: [] }];
  while (edge.length > 0) {
    edge = edge.flatMap((from) =>
      stepsOf(rules, from, seat, verb).flatMap((to) => {
        // No route leads back to the space it starts from.
        if (to === origin || found.has(to)) return [];
        const reached = stepTo(rules, from, seat, `${verb} ${to}`, to);
        const onward = stepsOf(rules, reached, seat, verb);
        const met = dice && rules.flow.who(reached.state) === CHANCE;
        const known = { ends: onward.length === 0 && !met, risks: met ? [to] : [] };
        const route = withRaid(rules, reached, seat, raid, routeOf(reached.through, verb, known));
        found.set(to, withParts(rules, reached, seat, leave, route));
        return onward.length === 0 ? [] : [reached];
      }),
    );
  }
  return [...found.values()];
}

const routeOf = (through: readonly string[], verb: string, known: Pick<Route, 'ends' | 'risks'>): Route => ({
  to: through.at(-1) ?? '',
  through,
  choices: through.map((space) => `${verb} ${space}`),
  ...known,
});

/** A raider's route, with the raid at its end if the rules ask for it; any other route unchanged. */
function withRaid<G extends StateBase, View, LogEntry>(
  { flow }: Rules<G, View, LogEntry>,
  { state }: Reached<G>,
  seat: Seat,
  raid: string | undefined,
  route: Route,
): Route {
  if (raid === undefined) return route;
  const raids = listOn(flow, state, seat).includes(raid);
  return { ...route, raids, choices: raids ? [...route.choices, raid] : route.choices };
}

/** A route that ends where some may be left, so that the others go on; any other route unchanged. */
function withParts<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  reached: Reached<G>,
  seat: Seat,
  leave: string | undefined,
  route: Route,
): Route {
  const parts = route.ends && leave !== undefined && stepsOf(rules, reached, seat, leave).length > 0;
  return parts ? { ...route, parts } : route;
}

/** The arguments of a verb's choices. */
const stepsOf = <G extends StateBase, View, LogEntry>(
  { flow }: Rules<G, View, LogEntry>,
  { state }: Reached<G>,
  seat: Seat,
  verb: string,
): string[] =>
  listOn(flow, state, seat).flatMap((text) => (text.startsWith(`${verb} `) ? [text.slice(verb.length + 1)] : []));

/** A copy of the position after one more step. */
function stepTo<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { state, through }: Reached<G>,
  seat: Seat,
  text: string,
  to: string,
): Reached<G> {
  const next = rules.blank();
  copyInto(next, state);
  const choice = rules.flow.parse(next, text);
  if (choice !== undefined) rules.flow.take(next, seat, choice);
  return { state: next, through: [...through, to] };
}
