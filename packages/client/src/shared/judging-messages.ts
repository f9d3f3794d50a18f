export type { Verdict as JudgedTurn } from '@carillon/opponent';

/** A turn that may be judged. */
export interface PlayedTurn {
  readonly seat: string;
  /** The number of its first entry, as the log counts them. */
  readonly number: number;
}
