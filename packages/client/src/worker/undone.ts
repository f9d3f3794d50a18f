import { type ChoiceEntry, type Entry, isUndo, lineOf } from '@carillon/flow';
import { at } from '@carillon/kit';

/** The choices that were taken back at once, as they were made. */
export interface TakenBack {
  readonly seat: string;
  readonly choices: readonly string[];
}

/** Undone choices that can be made again, read off the journal as it grows. */
export class Undone {
  /** The last last. */
  private stack: readonly TakenBack[] = [];

  /** `only`: the seat whose choices count, so that another's choice ends it all; absent: those of every seat. */
  constructor(private readonly only?: string | null) {}

  /** The choice that would be made again first. */
  get last(): TakenBack | undefined {
    return this.stack.at(-1);
  }

  /** Takes note of the entries from the number `from` on. */
  follow(journal: readonly Entry[], from: number): void {
    for (let number = from; number < journal.length; number++) this.stack = this.after(journal, number);
  }

  /** Something has been done that is no choice: nothing can be chosen again. */
  forget(): void {
    this.stack = [];
  }

  private after(journal: readonly Entry[], number: number): readonly TakenBack[] {
    const entry = at(journal, number);
    if (this.only !== undefined && entry.who !== this.only) return [];
    if (isUndo(entry)) return [...this.stack, takenBackBy(journal.slice(0, number), entry.undo, entry.who)];
    return entry.auto ? this.stack : this.afterChoice(entry);
  }

  /** A player who redoes a choice can go on redoing; any other choice ends it. */
  private afterChoice({ who, choice }: ChoiceEntry): readonly TakenBack[] {
    const { last } = this;
    if (last?.seat !== who || last.choices[0] !== choice) return [];
    const rest = { seat: who, choices: last.choices.slice(1) };
    return [...this.stack.slice(0, -1), ...(rest.choices.length > 0 ? [rest] : [])];
  }
}

/** How deep in the procedures a question is: choosing a card to play is shallower than a step of a march. */
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

/** The entries that an undo removes: the seat's own choices of the line from there on. */
function takenBackBy(journal: readonly Entry[], number: number, who: string): TakenBack {
  const line = lineOf(journal);
  const entries = line.slice(line.indexOf(number)).map((each) => at(journal, each));
  const own = entries.filter((entry): entry is ChoiceEntry => !isUndo(entry) && entry.who === who && !entry.auto);
  return { seat: who, choices: own.map(({ choice }) => choice) };
}
