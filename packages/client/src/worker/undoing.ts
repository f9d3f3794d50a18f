import { type ChoiceEntry, type Entry, isUndo, lineOf } from '@carillon/flow';
import { at } from '@carillon/kit';

/** The choices that were taken back at once, as they were made. */
export interface Undone {
  readonly seat: string;
  readonly choices: readonly string[];
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

/** What an undo of an entry takes back: the own choices of the line from there on. */
export function undoneFrom(journal: readonly Entry[], number: number, who: string): Undone {
  const line = lineOf(journal);
  const entries = line.slice(line.indexOf(number)).map((each) => at(journal, each));
  const own = entries.filter((entry): entry is ChoiceEntry => !isUndo(entry) && entry.who === who && !entry.auto);
  return { seat: who, choices: own.map(({ choice }) => choice) };
}
