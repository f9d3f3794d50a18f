/** A table held by several authorities in turn; and agreed takebacks. */
import { BadValue, type Entry, Table } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH } from './toy.ts';
import { watch } from './watch.ts';
import { Counting, everything, opened, options, send, type WatchTable, words } from './watch-table.ts';

/** The same game, held elsewhere, which knows the first `known` entries. */
const elsewhere = (table: WatchTable, known: number): WatchTable =>
  Table.resume(watch, options({ still: true }), table.journal.slice(0, known));

describe('a game that is also held elsewhere', () => {
  test('goes on there with the entries added here: rolls, undos and log', () => {
    const here = opened();
    send(here, NORTH, 'march 1', 'roll', 'march 2');
    const there = elsewhere(here, 1);
    here.undo(NORTH, here.journal.length);
    send(here, NORTH, 'march 3');
    there.follow(here.journal.slice(1));
    expect(everything(there)).toBe(everything(here));
  });

  test('rolls on there with the next counter', () => {
    const here = opened();
    send(here, NORTH, 'march 1', 'roll');
    const chance = new Counting();
    const there = Table.resume(watch, options({ chance }), []);
    there.follow(here.journal);
    send(there, NORTH, 'roll');
    expect(chance.counters).toEqual([1]);
  });

  test.each<[string, Entry]>([
    ['is not listed', { who: 'north', choice: 'alarm' }],
    ['is of the wrong side', { who: 'south', choice: 'march 1' }],
    ['takes back what is not in force', { who: 'north', undo: 7 }],
  ])('accepts no entry from there that %s', (_what, entry) => {
    expect(() => opened().follow([entry])).toThrow(BadValue);
  });
});

describe('a takeback that both sides agree to', () => {
  test('goes back past rolls, which stay in the journal and are not repeated', () => {
    const chance = new Counting();
    const table = opened({ chance });
    send(table, NORTH, 'march 1', 'roll', 'march 2');
    const { state } = opened();
    expect(table.takeBack(NORTH, 0)).toMatchObject({ ok: true, entries: [{ who: 'north', undo: 0 }] });
    expect([...table.state.cells]).toEqual([...state.cells]);
    send(table, NORTH, 'march 1', 'roll');
    expect(words(table)).toEqual([
      ...['north march 1', 'north roll', 'chance die 1', 'north march 2', 'undo 0'],
      ...['north march 1', 'north roll', 'chance die 2'],
    ]);
    expect(chance.counters).toEqual([0, 1]);
  });

  test.each([
    ['that the other side made', NORTH, 1],
    ['that was rolled', NORTH, 2],
    ['that is not there', NORTH, 9],
    ['that is taken back already', SOUTH, 0],
  ])('is refused of an entry %s', (_what, seat, to) => {
    const table = opened();
    send(table, NORTH, 'march 1', 'roll');
    if (seat === SOUTH) table.takeBack(NORTH, 0);
    else (table.journal as Entry[]).splice(1, 1, { who: 'south', choice: 'roll' });
    expect(table.takeBack(seat, to)).toEqual({ ok: false, code: 'nothing_to_undo' });
  });

  test('is refused of an entry that the table made by itself', () => {
    const table = opened();
    send(table, NORTH, 'march 1', 'roll');
    (table.journal as Entry[]).splice(0, 1, { who: 'north', choice: 'march 1', auto: true });
    expect(table.takeBack(NORTH, 0)).toEqual({ ok: false, code: 'nothing_to_undo' });
    expect(table.takeBack(NORTH, 1)).toMatchObject({ ok: true });
  });
});

describe('a window that its driver keeps open for a while', () => {
  /** The south has been given the alarm, and holds nothing for it. */
  function alarmed(): WatchTable {
    const table = opened({ scenario: 'alert', holdsPasses: true });
    send(table, NORTH, 'signal', 'flags 0');
    send(table, SOUTH, 'flags 0');
    send(table, NORTH, 'alarm');
    return table;
  }

  test('is passed when the driver says so, and the game goes on', () => {
    const table = alarmed();
    expect(table.who).toBe(SOUTH);
    expect(table.holdsPass).toBe(true);
    expect(table.pass()).toMatchObject({ entries: [{ who: 'south', choice: 'pass', auto: true }] });
    expect(table.who).toBe(NORTH);
    expect(table.holdsPass).toBe(false);
  });

  test('closes undo, as a player’s own pass would', () => {
    const table = alarmed();
    const asked = table.undoOf(NORTH);
    table.pass();
    expect(typeof asked).toBe('number');
    expect(table.undoOf(NORTH)).toBe('undo_past_other_side');
  });

  test('P21: does not close undo where passes are not held: all see that nobody was asked', () => {
    const table = opened({ scenario: 'alert' });
    send(table, NORTH, 'signal', 'flags 0');
    send(table, SOUTH, 'flags 0');
    send(table, NORTH, 'alarm');
    expect(words(table).slice(-2)).toEqual(['north alarm', 'south pass']);
    expect(table.undoOf(NORTH)).toBe(table.journal.length - 2);
  });

  test('is not passed earlier by standing answers', () => {
    const table = opened({ scenario: 'alert', holdsPasses: true });
    send(table, NORTH, 'signal', 'flags 0');
    send(table, SOUTH, 'flags 2');
    table.keepStanding(SOUTH, [{ moment: 'alarm' }]);
    send(table, NORTH, 'alarm');
    expect(table.who).toBe(SOUTH);
    table.pass();
    expect(words(table).at(-1)).toBe('south pass');
  });

  test('is not passed if the seat must be asked', () => {
    const table = opened({ scenario: 'alert', passIdleWindows: false, holdsPasses: true });
    send(table, NORTH, 'signal', 'flags 0');
    send(table, SOUTH, 'flags 2');
    send(table, NORTH, 'alarm');
    expect(table.holdsPass).toBe(false);
    expect(table.pass().entries).toEqual([]);
    expect(table.who).toBe(SOUTH);
  });
});
