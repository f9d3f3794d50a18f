import type { Seat, StateBase, UndoBar } from '@carillon/flow';
import { at } from '@carillon/kit';
import {
  actionStart,
  type FreeUndo,
  freeUndoOf,
  type Level,
  levelOf,
  madeInAction,
  ownChoices,
  type Undo,
  Undone,
  undoFor,
} from '@carillon/seat';
import type { Asks } from '../../shared/messages.ts';
import type { LocalTable } from './local-table.ts';

/** Undo and redo on one screen, for the seat that chose last. */
export class LocalUndo<G extends StateBase, View, LogEntry> {
  readonly undone: Undone = new Undone();
  /** The level of the question that each entry answered, as far as known. */
  private readonly levels = new Map<number, Level>();

  constructor(private readonly at: LocalTable<G, View, LogEntry>) {}

  /** The seat whose choices can be undone and how many, or the reason why nothing can be undone. */
  now(): Undo {
    const { rules, now: table } = this.at;
    const seat = this.ableToUndo();
    const last = this.takeback();
    if (seat < 0 && last !== undefined) return { seat: at(rules.seats, this.at.human), choices: 1, anew: true };
    if (seat < 0) return { bar: barOf(rules.seats.map((_, each) => table.undoOf(each))) };
    const free = freeUndoOf(table, seat);
    return undoFor(at(rules.seats, seat), free, this.madeNow(free));
  }

  /** The entries of the choices that can be undone one after another, the last one first. */
  get free(): readonly number[] {
    const seat = this.ableToUndo();
    return seat < 0 ? [] : this.at.now.undosOf(seat);
  }

  /**
   * Undoes the last choice of the seat that chose last; with `action`, all free choices of its action; with `to`, all
   * from that entry on. Another seat's choice stops free undo, so at most one seat can undo. A computer player agrees to
   * every takeback, and answers again.
   */
  undo({ seen, action, to: named }: Asks['undo']): ReturnType<LocalTable<G, View, LogEntry>['now']['undo']> {
    const table = this.at.now;
    const able = this.ableToUndo();
    const last = this.takeback();
    if (able < 0 && last !== undefined && seen === table.journal.length)
      return table.takeBack(this.at.human, last, this.at.computer);
    const seat = Math.max(0, able);
    const free = table.undosOf(seat);
    const to = named ?? (action ? this.actionStart(free) : free[0]);
    return table.undo(seat, seen, to);
  }

  private actionStart(free: readonly number[]): number | undefined {
    const { rules, now: table } = this.at;
    return actionStart(free, (number) => this.levelBefore(number), levelOf(rules, table.state));
  }

  /** The number of choices in the current action. Notes the level of the question for the choice that answers it. */
  private madeNow(free: FreeUndo): number {
    const { rules, now: table } = this.at;
    const now = levelOf(rules, table.state);
    this.levels.set(table.journal.length, now);
    return typeof free === 'string' ? 0 : madeInAction(free, (number) => this.levelBefore(number), now);
  }

  private levelBefore(number: number): Level {
    const level = this.levels.get(number) ?? this.at.levelBefore(number);
    this.levels.set(number, level);
    return level;
  }

  /** Against a computer player, the user's last choice in force; `undefined` if there is none. */
  private takeback(): number | undefined {
    const { human, rules, now: table } = this.at;
    if (human < 0) return undefined;
    return ownChoices(table.journal, table.numbers, at(rules.seats, human)).at(-1);
  }

  /** The seat that can undo freely, or -1. */
  private ableToUndo(): Seat {
    const { rules, now: table } = this.at;
    const { human } = this.at;
    const isHere = (seat: Seat): boolean => human < 0 || seat === human;
    return rules.seats.findIndex((_, seat) => isHere(seat) && typeof table.undoOf(seat) === 'number');
  }
}

/** The reason why nobody can undo: the one that applies to the seat that chose last. */
function barOf(bars: readonly (number | UndoBar)[]): UndoBar {
  const words = bars.filter((bar) => typeof bar !== 'number');
  const barred = words.filter((bar) => bar !== 'nothing_to_undo');
  return barred.find((bar) => bar !== 'undo_past_other_side') ?? barred[0] ?? 'nothing_to_undo';
}
