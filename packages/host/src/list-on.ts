import { Choices, type Machine, type Seat, type StateBase } from '@carillon/flow';

/** The choices of `seat` in a state, as text, in the engine's order. */
export function listOn<G extends StateBase, LogEntry>(flow: Machine<G, LogEntry>, state: G, seat: Seat): string[] {
  if (!flow.mayChoose(state, seat)) return [];
  const choices = new Choices();
  flow.list(state, seat, choices);
  return choices.toArray().map((choice) => flow.text(state, choice));
}
