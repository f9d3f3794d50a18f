import type { Machine, Seat, StateBase } from '@carillon/flow';

/**
 * The first of these choices after which somebody else is asked, or chance is: from there on nothing can be taken back.
 * `null` where all of them can be made undisturbed. `state` is tried on, and changed.
 */
export function haltOf<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  choices: readonly string[],
): number | null {
  for (const [index, text] of choices.entries()) {
    const choice = flow.parse(state, text);
    if (choice === undefined) return index;
    flow.take(state, seat, choice);
    if (flow.who(state) !== seat) return index;
  }
  return null;
}
