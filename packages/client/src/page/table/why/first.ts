import type { Said } from '@carillon/board';

/** A reason; `aside` if it bars a rarely used action that hardly anybody asks about. */
export interface Reason extends Said {
  readonly aside?: boolean;
}

/**
 * The reason to show. About rarely used actions nothing is shown under a resting pointer; to a click that chose nothing
 * it says what is to be chosen `first`, if anything on the table is.
 */
export function reasonToShow(reported: readonly Reason[], resting: boolean, first: Said | undefined): readonly Said[] {
  const asked = reported.filter(({ aside }) => !aside);
  if (asked.length > 0 || resting) return asked.slice(0, 1);
  return first ? [first] : reported.slice(0, 1);
}
