import { Choices } from './choice.ts';
import type { Flow } from './flow.ts';
import { type Seat, TOGETHER } from './procedure.ts';
import type { StateBase } from './shape.ts';

/**
 * Replaces the pending secret answers of seats other than `seat` by random ones. If the possible answers depend on
 * hidden information that is exchanged too, exchange that first.
 */
export function answerAnew<G extends StateBase, Entry>(
  flow: Flow<G, Entry>,
  g: G,
  seat: Seat | undefined,
  below: (bound: number) => number,
): void {
  if (flow.who(g) !== TOGETHER) return;
  const choices = new Choices();
  for (const other of flow.seats.keys()) {
    if (other === seat || !flow.hasAnswered(g, other)) continue;
    flow.list(g, other, choices);
    flow.take(g, other, choices.get(below(choices.count)));
  }
}
