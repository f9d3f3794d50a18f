/** Names and helpers for kernel tests: two seats, a few spaces, and more pieces than fit one cell of a set. */
import { Choices, Flow, idKind, type Machine, number, type Seat, type StateBase, stateShape } from '@carillon/flow';
import { range } from '@carillon/kit';

export const SEATS = ['north', 'south'] as const;
export const NORTH = 0;
export const SOUTH = 1;

export const side = idKind('side', SEATS);
export const space = idKind('space', ['albany', 'crown-point', 'fort-carillon', 'ticonderoga', 'montreal']);
export const piece = idKind(
  'piece',
  range(37).map((n) => `regiment-${n}`),
);

export const shape = stateShape({ count: number, total: number }, { stack: 60 });
export type Toy = ReturnType<typeof shape.blank>;

/** A machine without procedures; its log is of plain words. */
export const toyFlow = (): Flow<Toy, string> => new Flow<Toy, string>(shape, { seats: SEATS });

/** The choices of `seat`, as text, in list order. */
export function listed<G extends StateBase, E>(flow: Machine<G, E>, g: G, seat: Seat = flow.who(g)): string[] {
  const choices = new Choices();
  flow.list(g, seat, choices);
  return choices.toArray().map((choice) => flow.text(g, choice));
}

/** Plays a choice given as text, for the seat named or the one to choose. */
export function play<G extends StateBase, E>(
  flow: Machine<G, E>,
  g: G,
  text: string,
  seat: Seat = flow.who(g),
  say?: (entry: E) => void,
): void {
  const choice = flow.parse(g, text);
  if (choice === undefined) throw new Error(`no choice: ${text}`);
  flow.take(g, seat, choice, say);
}
