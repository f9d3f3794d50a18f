import type { Seat, StateBase, Table, UndoBar } from '@carillon/flow';

/** The numbers of the choices that a seat could freely undo one after another, the last one first, or why there are none. */
export type FreeUndo = readonly number[] | UndoBar;

/** The choices that a seat may freely undo at a table. */
export function freeUndoOf<G extends StateBase, View, LogEntry>(
  table: Pick<Table<G, View, LogEntry>, 'undoOf' | 'undosOf'>,
  seat: Seat,
): FreeUndo {
  const last = table.undoOf(seat);
  return typeof last === 'string' ? last : table.undosOf(seat);
}

/**
 * The seat whose choices can be undone, and how many, or the reason why none can. `anew`: the computer's choices since
 * then go with them, and it answers again. `action`: the number of choices that a restart of the current action takes
 * back, if it is more than the last one.
 */
export type Undo =
  | { readonly seat: string; readonly choices: number; readonly anew?: true; readonly action?: number }
  | { readonly bar: UndoBar };

/** The undo offered to a seat. */
export const undoFor = (seat: string, free: FreeUndo, action: number): Undo =>
  typeof free === 'string' ? { bar: free } : { seat, choices: free.length, ...(action > 1 && { action }) };
