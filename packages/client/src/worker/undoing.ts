import { type ChoiceEntry, type Entry, isUndo, lineOf } from '@carillon/flow';
import { at } from '@carillon/kit';

/** A choice that was taken back. */
export interface Undone {
  readonly seat: string;
  readonly choice: string;
}

/** How deep in the procedures a question lies: that of a card to play is shallower than that of a march. */
export const depthOf = (breadcrumb: string): number => breadcrumb.split(' > ').length;

/**
 * Where the action that a seat is in the middle of began, among the entries that it may freely take back (the last one
 * first): the last of those that were asked least deep in the procedures. `depths` tells that of an entry, where it is
 * known. `undefined` where nothing can be taken back.
 */
export function actionStart(
  free: readonly number[],
  depths: (number: number) => number | undefined,
): number | undefined {
  const asked = free.map((number) => ({ number, depth: depths(number) ?? Number.POSITIVE_INFINITY }));
  const least = Math.min(...asked.map(({ depth }) => depth));
  return asked.find(({ depth }) => depth === least)?.number;
}

/** The own choices of the line from an entry on, the last one first: what an undo of that entry takes back of them. */
export function ownChoicesFrom(journal: readonly Entry[], number: number, who: string): Undone[] {
  const line = lineOf(journal);
  const entries = line.slice(line.indexOf(number)).map((each) => at(journal, each));
  const own = entries.filter((entry): entry is ChoiceEntry => !isUndo(entry) && entry.who === who && !entry.auto);
  return own.reverse().map(({ choice }) => ({ seat: who, choice }));
}
