import { Choices } from './choice.ts';
import type { Flow } from './flow.ts';
import type { Seat } from './procedure.ts';
import type { StateBase } from './shape.ts';

/**
 * Gives anew, at random, the answers that others than `seat` have given in secret and that still wait to take effect. Where
 * what they could answer hangs on hidden things that are exchanged, too, these come first.
 */
export function answerAnew<G extends StateBase, Entry>(
  flow: Flow<G, Entry>,
  g: G,
  seat: Seat | undefined,
  below: (bound: number) => number,
): void {
  const choices = new Choices();
  for (const other of flow.seats.keys()) {
    if (other === seat || !flow.hasAnswered(g, other)) continue;
    flow.list(g, other, choices);
    flow.take(g, other, choices.get(below(choices.count)));
  }
}
