/** Games of earlier versions: the answers they omit, and the pieces that they name. */
import { BadValue, type Entry, replayRecord, Table } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { skirmish } from './skirmish/index.ts';

const NOTHING_ROLLED = {
  draw(): number {
    throw new Error('nothing is to be rolled');
  },
};
const DUSK = { scenario: 'dusk', options: null };

const beginning: readonly Entry[] = [
  { who: 'chance', choice: 'draw ambush-1', only: 'blue' },
  { who: 'chance', choice: 'draw guides-1', only: 'red' },
  { who: 'blue', choice: 'bid 1', only: 'blue', reveals: true },
  { who: 'red', choice: 'bid 0', only: 'red', reveals: true },
  { who: 'blue', choice: 'march mill' },
];
const blue = (...choices: readonly string[]): Entry[] => choices.map((choice) => ({ who: 'blue', choice }));

const resumed = (...entries: readonly Entry[]) =>
  Table.resume(skirmish, { ...DUSK, chance: NOTHING_ROLLED, passIdleWindows: false, still: true }, [
    ...beginning,
    ...entries,
  ]);
const replayed = (...entries: readonly Entry[]) =>
  replayRecord(
    skirmish,
    { ...DUSK, title: 'skirmish', rules: null, end: null, journal: [...beginning, ...entries] },
    { part: true },
  );

describe('a set that used to end by itself', () => {
  const today = resumed(...blue('take blue-rangers', 'done', 'move hill'));

  test('ends before the entry that follows', () => {
    const then = resumed(...blue('take blue-rangers', 'move hill'));
    expect(then.state.cells).toEqual(today.state.cells);
    expect(then.log.map(({ entry }) => entry)).toEqual(today.log.map(({ entry }) => entry));
    expect(replayed(...blue('take blue-rangers', 'move hill')).state.cells).toEqual(today.state.cells);
  });

  test('ends again when a position is looked up, or what follows is undone', () => {
    const [rangers, hill, ...back] = [...blue('take blue-rangers', 'move hill'), { who: 'blue', undo: 6 }] as const;
    const table = resumed(...[rangers, hill].filter((entry) => entry !== undefined));
    expect(table.stateAt(7).cells).toEqual(today.state.cells);
    table.follow(back);
    expect(table.choicesOf(0)).toContain('done');
    table.follow(blue('move hill'));
    expect(table.state.cells).toEqual(today.state.cells);
  });

  test('but no other answer is added', () => {
    expect(() => resumed(...blue('move hill'))).toThrow(BadValue);
    expect(() => resumed(...blue('take blue-rangers', 'fly hill'))).toThrow(BadValue);
  });
});

describe('a piece identical to the one offered', () => {
  test('is accepted in replay', () => {
    const table = resumed(...blue('take blue-militia-2'));
    expect(table.choicesOf(0)).toContain('take blue-militia-1');
    expect(replayed(...blue('take blue-militia-2')).state.cells).toEqual(table.state.cells);
  });

  test('and refused in play', () => {
    const table = resumed();
    expect(table.submit(0, 'take blue-militia-2', table.journal.length)).toEqual({ ok: false, code: 'not_in_list' });
  });

  test('but not against any rule', () => {
    expect(() => resumed(...blue('take red-guard'))).toThrow(BadValue);
  });
});
