import { Table } from '@carillon/flow';
import { at, range } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH } from './toy.ts';
import { watch } from './watch.ts';
import { everything, opened, options, send, type WatchTable, words } from './watch-table.ts';

const resumed = (table: WatchTable): WatchTable => Table.resume(watch, options(), table.journal);

describe('undo', () => {
  test('is an entry; the journal only grows', () => {
    const table = opened();
    send(table, NORTH, 'march 1', 'march 2');
    const before = [...table.journal];
    expect(table.undo(NORTH, 2)).toEqual({ ok: true, from: 2, entries: [{ who: 'north', undo: 1 }] });
    expect(table.journal.slice(0, 2)).toEqual(before);
    expect(table.length).toBe(1);
  });

  test('returns state and log to what they were before the choice', () => {
    const table = opened();
    send(table, NORTH, 'march 1');
    const [cells, log] = [table.state.cells.slice(), [...table.log]];
    send(table, NORTH, 'march 3', 'drill');
    table.undo(NORTH, table.journal.length);
    table.undo(NORTH, table.journal.length);
    expect(words(table)).toEqual(['north march 1', 'north march 3', 'north drill', 'north fire', 'undo 2', 'undo 1']);
    expect(table.state.cells).toEqual(cells);
    expect(table.log).toEqual(log);
  });

  test('takes several entries back at once, across a checkpoint too', () => {
    const table = opened();
    send(table, NORTH, ...range(127).map(() => 'march 1'));
    const cells = table.state.cells.slice();
    send(table, NORTH, 'drill');
    expect(table.undo(NORTH, table.journal.length)).toMatchObject({ ok: true });
    expect(table.length).toBe(127);
    expect(table.state.cells).toEqual(cells);
  });

  test('P2: keeps the log of what it took back, dice included, also when the game is resumed', () => {
    const table = opened();
    send(table, NORTH, 'march 1', 'roll');
    const burnt = table.log.filter(({ number }) => number >= 1);
    expect(burnt.length).toBeGreaterThan(0);
    table.takeBack(NORTH, 1, SOUTH);
    send(table, NORTH, 'march 2');
    const marched = table.log.filter(({ number }) => number === table.journal.length - 1);
    table.undo(NORTH, table.journal.length);
    const logged = [
      { number: 3, log: burnt },
      { number: 5, log: marched },
    ];
    expect(table.journal[3]).toEqual({ who: 'north', undo: 1, agreed: 'south' });
    expect(table.takenBack).toEqual(logged);
    expect(resumed(table).takenBack).toEqual(logged);
    const followed = opened();
    expect(followed.takenBack).toEqual([]);
    followed.follow(table.journal);
    expect(followed.takenBack).toEqual(logged);
  });

  test('P2: shows what an undo took back of what was done again after an undo', () => {
    const table = opened();
    send(table, NORTH, 'march 1', 'march 2');
    table.undo(NORTH, 2);
    send(table, NORTH, 'march 3');
    table.undo(NORTH, table.journal.length, 0);
    expect(table.takenBack.map(({ number, log }) => [number, log.map((each) => each.number)])).toEqual(
      resumed(table).takenBack.map(({ number, log }) => [number, log.map((each) => each.number)]),
    );
    expect(resumed(table).takenBack.map(({ number }) => number)).toEqual([2, 4]);
    expect(resumed(table).takenBack[1]?.log.map(({ number }) => number)).toEqual([0, 3]);
  });

  test('may be followed by the same choice again', () => {
    const table = opened();
    send(table, NORTH, 'march 1', 'march 2');
    const cells = table.state.cells.slice();
    table.undo(NORTH, 2);
    send(table, NORTH, 'march 2');
    expect(table.state.cells).toEqual(cells);
    expect(table.log.map(({ number }) => number)).toEqual([-1, 0, 3]);
  });

  test('is not free once the secret answers are known, not even for the last to answer', () => {
    const table = opened();
    send(table, NORTH, 'signal');
    send(table, SOUTH, 'flags 2');
    send(table, NORTH, 'flags 1');
    expect(table.undoOf(NORTH)).toBe('undo_past_reveal');
    expect(table.undoOf(SOUTH)).toBe('undo_past_reveal');
  });

  test('takes back several choices in one entry, from any of the free ones on', () => {
    const table = opened();
    send(table, NORTH, 'march 1');
    const cells = table.state.cells.slice();
    send(table, NORTH, 'march 2', 'march 3');
    expect(table.undosOf(NORTH)).toEqual([2, 1, 0]);
    expect(table.undo(NORTH, 3, 1)).toEqual({ ok: true, from: 3, entries: [{ who: 'north', undo: 1 }] });
    expect(table.state.cells).toEqual(cells);
    expect(table.undosOf(NORTH)).toEqual([0]);
  });

  test('refuses an entry that is not free, and changes nothing', () => {
    const table = opened();
    send(table, NORTH, 'march 1', 'march 2');
    const before = everything(table);
    for (const to of [2, 7, -1]) expect(table.undo(NORTH, 2, to)).toEqual({ ok: false, code: 'nothing_to_undo' });
    expect(everything(table)).toBe(before);
  });

  test('says beforehand what it would take back', () => {
    const table = opened();
    expect(table.undoOf(NORTH)).toBe('nothing_to_undo');
    send(table, NORTH, 'march 1');
    expect(table.undoOf(NORTH)).toBe(0);
    expect(table.undoOf(SOUTH)).toBe('undo_past_other_side');
  });

  test('returns to the position before, however long the game, past every checkpoint', () => {
    const table = opened();
    const states = [table.state.cells.slice()];
    for (const n of range(300)) {
      send(table, NORTH, `march ${1 + (n % 3)}`);
      states.push(table.state.cells.slice());
    }
    for (const n of range(300).reverse()) {
      expect(table.undo(NORTH, table.journal.length)).toMatchObject({ ok: true });
      expect(table.state.cells).toEqual(at(states, n));
      expect(table.log).toHaveLength(n + 1);
    }
    expect(table.undoOf(NORTH)).toBe('nothing_to_undo');
    expect(table.journal).toHaveLength(600);
  });
});
