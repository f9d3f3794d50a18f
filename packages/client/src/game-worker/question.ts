import type { Asked, Option } from '@carillon/board';
import { OVER, type Rules, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Now } from '../shared/messages.ts';

// A question as the page shows it, made from a position: the true one on one screen, an observer's over the network.

/** Nobody is asked: the game is over, or only viewed. */
export const NOBODY: Asked = { seat: null, procedure: '', step: '', rule: '', pass: null };

/** A choice in text, parsed. */
export function optionOf(text: string): Option {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
}

/**
 * The asked seat. If several are asked: `own` if it has not answered, otherwise the first that has not. `OVER` at the
 * end.
 */
export function askedSeat<G extends StateBase, View, LogEntry>(
  { flow, seats }: Rules<G, View, LogEntry>,
  state: G,
  own?: Seat,
): Seat {
  const who = flow.who(state);
  if (who !== TOGETHER) return who;
  const isFree = (seat: Seat): boolean => flow.mayChoose(state, seat) && !flow.hasAnswered(state, seat);
  return own !== undefined && isFree(own) ? own : seats.findIndex((_, seat) => isFree(seat));
}

/** The question to a seat; `NOBODY` if the game is over or `seat` is below 0. */
export function askedOn<G extends StateBase, View, LogEntry>(
  { flow, seats }: Rules<G, View, LogEntry>,
  state: G,
  seat: Seat,
): Asked {
  if (seat < 0 || flow.who(state) === OVER) return NOBODY;
  const { procedure, step, rule, window } = flow.question(state);
  return { seat: at(seats, seat), procedure, step, rule, pass: window?.pass ?? null };
}

/** The moment of the open response window; `null` if there is none. */
export const momentOn = <G extends StateBase, View, LogEntry>(
  { flow }: Rules<G, View, LogEntry>,
  state: G,
  seat: Seat,
): string | null => (seat < 0 || flow.who(state) === OVER ? null : (flow.question(state).window?.moment ?? null));

/** How the game ended, by names; `null` while it is running. */
export function resultOn<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  state: G,
): Now<View, LogEntry>['result'] {
  const result = rules.result(state);
  if (result === undefined) return null;
  const winner = result.winner === undefined ? null : at(rules.seats, result.winner);
  return { winner, rule: result.rule };
}
