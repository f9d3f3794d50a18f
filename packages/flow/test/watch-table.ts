/** Tables for the watch game, and helpers for tests. */
import { type ChanceSource, type Choices, isUndo, Table, type TableOptions } from '@carillon/flow';
import { canonical, type Json } from '@carillon/kit';
import { expect } from 'vitest';
import { type Watch, watch } from './watch.ts';

export type WatchTable = Table<Watch, Json, string>;

/** Chance that rolls its counter, from 1 on, and remembers the counters it was asked with. */
export class Counting implements ChanceSource {
  readonly counters: number[] = [];
  draw(choices: Choices, counter: number): number {
    this.counters.push(counter);
    return counter % choices.count;
  }
}

export const options = (changes: Partial<TableOptions> = {}): TableOptions => ({
  scenario: 'calm',
  options: null,
  chance: new Counting(),
  passIdleWindows: true,
  ...changes,
});
export const opened = (changes: Partial<TableOptions> = {}): WatchTable => Table.open(watch, options(changes));

/** Sends a choice that must be accepted. */
export function send(table: WatchTable, seat: number, ...texts: readonly string[]): void {
  for (const text of texts) expect(table.submit(seat, text, table.journal.length)).toMatchObject({ ok: true });
}

/** The whole contents of a table, as text. */
export const everything = (table: WatchTable): string =>
  canonical([table.journal as unknown as Json, table.log as unknown as Json, [...table.state.cells], table.length]);

export const words = (table: WatchTable): string[] =>
  table.journal.map((entry) => (isUndo(entry) ? `undo ${entry.undo}` : `${entry.who} ${entry.choice}`));
