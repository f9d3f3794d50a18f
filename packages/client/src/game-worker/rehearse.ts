import { CHANCE, Choices, type Machine, OVER, ownAnswer, type Seat, type StateBase, TOGETHER } from '@carillon/flow';

/**
 * The index of the first of these choices after which another seat or chance is asked, so that it cannot be undone;
 * that of the last one if its automatic consequences lead there. `null` if all of them can be undone. The choices are
 * made on `state`, which changes.
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
  return rollsByItself(flow, state, seat) ? choices.length - 1 : null;
}

/** Whether lone answers lead to a roll, or to another seat's lone answer, which also ends undo. */
function rollsByItself<G extends StateBase, LogEntry>(flow: Machine<G, LogEntry>, state: G, seat: Seat): boolean {
  for (;;) {
    const who = flow.who(state);
    if (who === CHANCE) return true;
    if (who === OVER || who === TOGETHER) return false;
    const choices = new Choices();
    flow.list(state, who, choices);
    const own = ownAnswer(flow, state, who, choices, { passIdleWindows: false, asksLast: false });
    if (own === undefined || who !== seat) return own !== undefined;
    flow.take(state, seat, own);
  }
}
