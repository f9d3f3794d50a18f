import { Table, type Witnessed, witnessedAt } from '@carillon/flow';
import { describe, expect, test, vi } from 'vitest';
import { NORTH, SOUTH } from './toy.ts';
import { watch } from './watch.ts';
import { options, send } from './watch-table.ts';

const TELLTALES = ['keep.order', 'keep.signal', 'keep.roll', 'alarm.offer'];

const opened = (telltales: readonly string[] = TELLTALES, scenario = 'calm') =>
  Table.open({ ...watch, telltales }, options({ scenario }));

const shown = (all: readonly Witnessed[]): string[] => all.map(({ step, who, choice }) => `${step}: ${who} ${choice}`);

describe('what a seat has witnessed', () => {
  test('is each answer at the steps that reveal something, with the log that followed', () => {
    const table = opened();
    send(table, NORTH, 'march 2', 'peek', 'look', 'march 1');
    expect(witnessedAt(table, SOUTH)).toEqual([
      { step: 'keep.order', who: 'north', choice: 'march 2', log: ['north marches 2'] },
      { step: 'keep.order', who: 'north', choice: 'peek', log: [] },
      { step: 'keep.order', who: 'north', choice: 'march 1', log: ['north marches 1'] },
    ]);
    expect(witnessedAt(opened([]), SOUTH)).toEqual([]);
  });

  test('has a question mark for the secret answer of another', () => {
    const table = opened(['keep.signal']);
    send(table, NORTH, 'signal');
    send(table, SOUTH, 'smoke');
    expect(shown(witnessedAt(table, SOUTH))).toEqual(['keep.signal: south smoke']);
    expect(shown(witnessedAt(table, NORTH))).toEqual(['keep.signal: south ?']);
  });

  test('leaves out what was taken back', () => {
    const table = opened();
    send(table, NORTH, 'march 2', 'march 3');
    table.undo(NORTH, table.journal.length);
    expect(shown(witnessedAt(table, SOUTH))).toEqual(['keep.order: north march 2']);
  });

  test('is followed: what is known is not played again, and what was taken back is forgotten', () => {
    const table = opened();
    const played = vi.spyOn(watch.flow, 'take');
    try {
      const playedFor = (length?: number): number => {
        const before = played.mock.calls.length;
        witnessedAt(table, SOUTH, length);
        return played.mock.calls.length - before;
      };
      send(table, NORTH, 'march 2', 'peek', 'look');
      expect([playedFor(), playedFor(), playedFor(1)]).toEqual([3, 0, 0]);
      send(table, NORTH, 'march 1');
      expect(playedFor()).toBe(1);
      table.undo(NORTH, table.journal.length);
      send(table, NORTH, 'march 3');
      expect(shown(witnessedAt(table, SOUTH))).toEqual([
        'keep.order: north march 2',
        'keep.order: north peek',
        'keep.order: north march 3',
      ]);
      // A copy of the table has its own witness, which replays the whole game.
      const { rules, journal, numbers } = table;
      const again = witnessedAt({ rules, journal, numbers, stateAt: (length) => table.stateAt(length) }, SOUTH);
      expect(witnessedAt(table, SOUTH)).toEqual(again);
    } finally {
      played.mockRestore();
    }
  });

  test('ends where it is asked to end', () => {
    const table = opened();
    send(table, NORTH, 'march 2', 'march 3');
    expect(shown(witnessedAt(table, SOUTH, 1))).toEqual(['keep.order: north march 2']);
  });
});
