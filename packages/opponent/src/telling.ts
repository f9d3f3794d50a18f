import type { Seat, StateBase } from '@carillon/flow';

/** The fights decided by dice: a battle, an assault, a siege roll, a raid on a space, or a raid that sets out there. */
export type FightKind = 'battle' | 'assault' | 'siege' | 'raid' | 'raid-from';

/** A fight that was decided, and whether a seat won it. */
export interface Fought {
  readonly kind: FightKind;
  /** The space, by its name. */
  readonly at: string;
  readonly won: boolean;
}

/** A title's description of positions in which everything is known or dealt, to explain plans. */
export interface Telling<G extends StateBase> {
  /** The names of the evaluation's features. */
  readonly features: readonly string[];
  /** Writes the contribution of each feature to the first seat's score, in victory points. */
  worths(g: G, into: Float64Array): void;
  /** The victory points of a position; higher is better for the first seat. */
  points(g: G): number;
  /** The number of steps of a seat's units on the map. */
  steps(g: G, seat: Seat): number;
  /**
   * The types of log entries that show a seat's own deeds. The others show their results, which other dice and other
   * cards would change.
   */
  readonly deeds: ReadonlySet<string>;
  /**
   * Whether all that a deed names can be seen in the position from which its plan is made. Cards and pieces that the plan
   * draws by lot cannot: they are examples only. If missing, everything can be seen.
   */
  sees?(g: G, deed: unknown): boolean;
  /**
   * A seat's deeds in short, to tell plans apart: what is done, and where; a movement by its goal. Which pieces take part
   * does not count, nor which spaces are passed.
   */
  gist(deeds: readonly unknown[]): readonly string[];
  /** The fights of a seat that the log of a turn describes, in order. */
  fights(log: readonly unknown[], seat: Seat): readonly Fought[];
}
