import type { Route } from '@carillon/board';
import { CHANCE, copyInto, type Rules, type Seat, type StateBase } from '@carillon/flow';
import { listOn } from './gather.ts';

/** A position reached by steps. */
interface Reached<G> {
  readonly state: G;
  readonly through: readonly string[];
}

/**
 * The ways that steps (`verb` with a space) lead, the shortest to each space, tried on copies of what a seat knows. A way ends
 * where the rules ask for no further step of the same seat: who goes on from there is met, or must stop. Where dice are rolled
 * first, and `dice` are those of an interception, it is a risk.
 */
export function ways<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  fresh: () => G,
  seat: Seat,
  { verb, from: origin, dice = false }: { readonly verb: string; readonly from: string; readonly dice?: boolean },
): Route[] {
  const found = new Map<string, Route>();
  let edge: readonly Reached<G>[] = [{ state: fresh(), through: [] }];
  while (edge.length > 0) {
    edge = edge.flatMap((from) =>
      stepsOf(rules, from, seat, verb).flatMap((to) => {
        // Nobody marches to where he stands.
        if (to === origin || found.has(to)) return [];
        const reached = stepTo(rules, from, seat, `${verb} ${to}`, to);
        const onward = stepsOf(rules, reached, seat, verb);
        const met = dice && rules.flow.who(reached.state) === CHANCE;
        found.set(to, routeOf(reached.through, verb, { ends: onward.length === 0 && !met, risks: met ? [to] : [] }));
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
