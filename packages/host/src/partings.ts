import type { Route } from '@carillon/board';
import type { Rules, Seat, StateBase } from '@carillon/flow';
import { listOn } from './list-on.ts';

/** The verbs that send one piece of a group to a space (`verb piece space`), and the whole group (`verb space`). */
export interface Parting {
  readonly one: string;
  readonly all: string;
}

/**
 * For each space that some pieces of a group may go to, but not all: the choices that send each of these there, one
 * after another, tried on a copy of the seat's view. If all pieces may go, the rules offer a single choice for that.
 */
export function partings<G extends StateBase, View, LogEntry>(
  { flow }: Rules<G, View, LogEntry>,
  fresh: () => G,
  seat: Seat,
  { one, all }: Parting,
): Route[] {
  const listed = listOn(flow, fresh(), seat);
  const whole = goalsOf(listed, all);
  return [...goalsOf(listed, one)].flatMap((to) => {
    const choices = whole.has(to) ? [] : allTo(flow, fresh(), seat, { verb: one, to });
    return choices.length === 0 ? [] : [{ to, through: [to], choices, ends: true, risks: [], splits: choices.length }];
  });
}

/** The spaces to which some choice of a verb leads. */
const goalsOf = (listed: readonly string[], verb: string): ReadonlySet<string> =>
  new Set(listed.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(text.lastIndexOf(' ') + 1)));

/** The choices that send every piece that may go there to a space. */
function allTo<G extends StateBase, LogEntry>(
  flow: Rules<G, unknown, LogEntry>['flow'],
  state: G,
  seat: Seat,
  { verb, to }: { readonly verb: string; readonly to: string },
): string[] {
  const choices: string[] = [];
  const next = (): string | undefined =>
    listOn(flow, state, seat).find((text) => text.startsWith(`${verb} `) && text.endsWith(` ${to}`));
  for (let text = next(); text !== undefined; text = next()) {
    const choice = flow.parse(state, text);
    if (choice === undefined) break;
    flow.take(state, seat, choice);
    choices.push(text);
  }
  return choices;
}
