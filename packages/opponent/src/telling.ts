import type { Seat, StateBase } from '@carillon/flow';

/** What a title can tell of a position where all is known or dealt, so that a plan can be explained. */
export interface Telling<G extends StateBase> {
  /** The names of the features that the evaluation looks at. */
  readonly features: readonly string[];
  /** Writes what each feature adds to the first seat's score, in victory points. */
  worths(g: G, into: Float64Array): void;
  /** Victory points: the higher, the better for the first seat. */
  points(g: G): number;
  /** The steps of a seat's units on the map. */
  steps(g: G, seat: Seat): number;
}
