import type { Said } from '@carillon/board';

/** A reason why something cannot be chosen; `aside` if that is a rarely used action. */
export interface Reason extends Said {
  readonly aside?: boolean;
}

/**
 * The reason to show. If only rarely used actions are barred, a resting pointer gets none; a click that chose nothing
 * gets the targets that must be chosen `first`, if there are any on the table.
 */
export function reasonToShow(reported: readonly Reason[], resting: boolean, first: Said | undefined): readonly Said[] {
  const asked = reported.filter(({ aside }) => !aside);
  if (asked.length > 0 || resting) return asked.slice(0, 1);
  return first ? [first] : reported.slice(0, 1);
}
