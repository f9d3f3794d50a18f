import type { Said } from '@carillon/board';

/** A reason why something cannot be chosen. */
export interface Reason extends Said {
  /** It concerns a rarely used action. */
  readonly aside?: boolean;
  /** An identical piece is offered in its place. */
  readonly standsIn?: true;
}

/**
 * The reason to show. If only rarely used actions are barred, a resting pointer gets none, nor if an identical piece is
 * offered; a click that chose nothing
 * gets the targets that must be chosen `first`, if there are any on the table.
 */
export function reasonToShow(reported: readonly Reason[], resting: boolean, first: Said | undefined): readonly Said[] {
  const asked = reported.filter(({ aside, standsIn }) => !(aside || (resting && standsIn)));
  if (asked.length > 0 || resting) return asked.slice(0, 1);
  return first ? [first] : reported.slice(0, 1);
}
