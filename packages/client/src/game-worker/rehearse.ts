import { CHANCE, Choices, type Machine, OVER, ownAnswer, type Seat, type StateBase, TOGETHER } from '@carillon/flow';

/** What comes of choices made one after another; see `rehearse`. */
export interface Rehearsed {
  /**
   * The index of the first choice after which another seat or chance is asked, so that it cannot be undone; that of the
   * last one if its automatic consequences lead to a roll. `null` if all of them can be undone.
   */
  readonly halt: number | null;
  /** Whether another seat has to choose next, though all can be undone until it does: the turn passes. */
  readonly passes: boolean;
}

/** What comes of these choices. They are made on `state`, which changes. */
export function rehearse<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
  choices: readonly string[],
): Rehearsed {
  for (const [index, text] of choices.entries()) {
    const choice = flow.parse(state, text);
    if (choice === undefined) return { halt: index, passes: false };
    flow.take(state, seat, choice);
    if (flow.who(state) !== seat) return { halt: index, passes: false };
  }
  const end = endOf(flow, state, seat);
  return { halt: end === 'rolls' ? choices.length - 1 : null, passes: end === 'passes' };
}

/**
 * Where lone answers lead: to a roll, or another seat's lone answer, which also ends undo; to a choice of another seat;
 * or to none of these.
 */
function endOf<G extends StateBase, LogEntry>(
  flow: Machine<G, LogEntry>,
  state: G,
  seat: Seat,
): 'rolls' | 'passes' | 'stays' {
  for (;;) {
    const who = flow.who(state);
    if (who === CHANCE) return 'rolls';
    if (who === OVER || who === TOGETHER) return 'stays';
    const choices = new Choices();
    flow.list(state, who, choices);
    const own = ownAnswer(flow, state, who, choices, { passIdleWindows: false, asksLast: false });
    if (who !== seat) return own === undefined ? 'passes' : 'rolls';
    if (own === undefined) return 'stays';
    flow.take(state, seat, own);
  }
}
