import type { Seat, StateBase, UndoBar } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Asks, Undo } from '../../messages.ts';
import { actionStart, Undone } from '../undone.ts';
import type { LocalTable } from './local-table.ts';

/** Undo at one screen, for the seat that chose last; and redo. */
export class LocalUndo<G extends StateBase, View, LogEntry> {
  readonly undone: Undone = new Undone();

  constructor(private readonly at: LocalTable<G, View, LogEntry>) {}

  /** The seat whose choices can be undone and how many, or why none can. */
  now(): Undo {
    const { rules, now: table } = this.at;
    const seat = this.ableToUndo();
    if (seat < 0) return { bar: barOf(rules.seats.map((_, each) => table.undoOf(each))) };
    return { seat: at(rules.seats, seat), choices: table.undosOf(seat).length };
  }

  /**
   * Takes back the last choice of the seat that chose last; with `action` all of its action so far that is free; with `to` all
   * from there on. Nobody can take back what another has chosen since, so there is never more than one seat that could.
   */
  undo({ seen, action, to: named }: Asks['undo']): ReturnType<LocalTable<G, View, LogEntry>['now']['undo']> {
    const table = this.at.now;
    const seat = Math.max(0, this.ableToUndo());
    const free = table.undosOf(seat);
    const to = named ?? (action ? actionStart(free, (number) => this.at.depthBefore(number)) : free[0]);
    return table.undo(seat, seen, to);
  }

  /** The seat that could freely take something back, or -1. */
  private ableToUndo(): Seat {
    const { rules, now: table } = this.at;
    return rules.seats.findIndex((_, seat) => typeof table.undoOf(seat) === 'number');
  }
}

/** Why nobody can take anything back: whatever bars the one who chose last. */
function barOf(bars: readonly (number | UndoBar)[]): UndoBar {
  const words = bars.filter((bar) => typeof bar !== 'number');
  return words.find((bar) => bar !== 'undo_past_other_side') ?? words[0] ?? 'nothing_to_undo';
}
