import type { Choice, Choices } from './choice.ts';
import type { Seat } from './procedure.ts';

/** Chooses for all seats and for chance while a machine plays on: see `Machine.playOn`. It must not change the state. */
export interface Player<G> {
  /** Whether to stop before this question; `step` is its index in `allSteps`. */
  stops(g: G, step: number): boolean;
  /** One of at least two listed choices. The list is reused: do not keep it. */
  choose(g: G, seat: Seat, step: number, listed: Choices): Choice;
  /** An outcome of a step, drawn by the weights of the list. */
  draw(listed: Choices, step: number): Choice;
}
