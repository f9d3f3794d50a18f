import { Table, type Witnessed, witnessedAt } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH } from './toy.ts';
import { watch } from './watch.ts';
import { options, send } from './watch-table.ts';

const TELLTALES = ['keep.order', 'keep.signal', 'keep.roll', 'alarm.offer'];

const opened = (telltales: readonly string[] = TELLTALES, scenario = 'calm') =>
  Table.open({ ...watch, telltales }, options({ scenario }));

const told = (all: readonly Witnessed[]): string[] => all.map(({ step, who, choice }) => `${step}: ${who} ${choice}`);

describe('what a seat has witnessed', () => {
  test('is each answer at the steps that tell something, with the log that followed', () => {
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
    expect(told(witnessedAt(table, SOUTH))).toEqual(['keep.signal: south smoke']);
    expect(told(witnessedAt(table, NORTH))).toEqual(['keep.signal: south ?']);
  });

  test('leaves out what was taken back', () => {
    const table = opened();
    send(table, NORTH, 'march 2', 'march 3');
    table.undo(NORTH, table.journal.length);
    expect(told(witnessedAt(table, SOUTH))).toEqual(['keep.order: north march 2']);
  });

  test('ends where it is asked to end', () => {
    const table = opened();
    send(table, NORTH, 'march 2', 'march 3');
    expect(told(witnessedAt(table, SOUTH, 1))).toEqual(['keep.order: north march 2']);
  });
});
