import { type ChoiceEntry, type Entry, isUndo, lineOf, type Rules, type StateBase } from '@carillon/flow';
import { at } from '@carillon/kit';
import { ownChoices } from './own-choices.ts';

/** The choices of one undo, in their original order. */
export interface TakenBack {
  readonly seat: string;
  readonly choices: readonly string[];
}

/** Undone choices that can be redone, read from the growing journal. */
export class Undone {
  /** In order; the last undo is at the end. */
  private stack: readonly TakenBack[] = [];

  /** `only`: the seat whose choices count; another seat's choice then ends redo. Absent: all seats. */
  constructor(private readonly only?: string | null) {}

  /** The choice that would be redone first. */
  get last(): TakenBack | undefined {
    return this.stack.at(-1);
  }

  /** Processes the entries from number `from` on. */
  follow(journal: readonly Entry[], from: number): void {
    for (let number = from; number < journal.length; number++) this.stack = this.after(journal, number);
  }

  /** The entry changes the game in another way: nothing can be redone. */
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

/** Where a question stands in the procedures. */
export interface Level {
  /** The depth: choosing a card to play is shallower than a step of a march. */
  readonly depth: number;
  /** Whether it is asked in a turn, such as a card play or an Action Phase. */
  readonly inTurn: boolean;
}

export const levelOf = <G extends StateBase, View, LogEntry>(
  { flow, turnOf }: Pick<Rules<G, View, LogEntry>, 'flow' | 'turnOf'>,
  g: G,
): Level => ({ depth: flow.breadcrumb(g).split(' > ').length, inTurn: turnOf?.(g) !== undefined });

/**
 * The first entry of a seat's current action among the entries that it may freely undo (the last one first): of those
 * asked at the shallowest level of the procedures, the most recent. In a turn, the choices before it, such as who plays
 * first, are no part of the action. `levels` returns an entry's level, if known; `now` is that of the present question.
 * `undefined` if nothing can be undone.
 */
export function actionStart(
  free: readonly number[],
  levels: (number: number) => Level | undefined,
  now: Level,
): number | undefined {
  const asked = free.flatMap((number) => {
    const { depth, inTurn } = levels(number) ?? { depth: Number.POSITIVE_INFINITY, inTurn: true };
    return now.inTurn && !inTurn ? [] : { number, depth };
  });
  const least = Math.min(...asked.map(({ depth }) => depth));
  return asked.find(({ depth }) => depth === least)?.number;
}

/**
 * The number of choices made in a seat's current action; 0 if none has begun, because the question is asked (`now`) no
 * deeper in the procedures than the first of them.
 */
export function madeInAction(
  free: readonly number[],
  levels: (number: number) => Level | undefined,
  now: Level,
): number {
  const start = actionStart(free, levels, now);
  const depth = start === undefined ? undefined : levels(start)?.depth;
  if (start === undefined || depth === undefined || now.depth <= depth) return 0;
  return free.filter((number) => number >= start).length;
}

/** The choices that an undo removes: the seat's own choices in force from entry `from` on. */
function takenBackBy(journal: readonly Entry[], number: number, who: string): TakenBack {
  const line = lineOf(journal);
  const own = ownChoices(journal, line.slice(line.indexOf(number)), who).map((each) => at(journal, each));
  return { seat: who, choices: own.flatMap((entry) => (isUndo(entry) ? [] : entry.choice)) };
}
