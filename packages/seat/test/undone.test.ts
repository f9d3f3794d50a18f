import type { Entry } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { actionStart, type Level, madeInAction, Undone } from '../src/index.ts';

/** What could be made again after a whole journal; `only` as for `Undone`. */
function lastAfter(journal: readonly Entry[], only?: string) {
  const undone = new Undone(only);
  undone.follow(journal, 0);
  return undone.last;
}

const MARCH: Entry = { who: 'red', choice: 'march keep' };
const TAKE: Entry = { who: 'red', choice: 'take red-guard' };
/** An answer that the driver gave for the seat. */
const LONE: Entry = { who: 'red', choice: 'done', auto: true };
const BACK: Entry = { who: 'red', undo: 0 };

describe('choices taken back', () => {
  test('can be made again, without the answers that the driver gave in between', () => {
    expect(lastAfter([MARCH, LONE, TAKE, LONE, BACK])).toEqual({
      seat: 'red',
      choices: ['march keep', 'take red-guard'],
    });
  });

  test('are those of the seat that took them back', () => {
    const other: Entry = { who: 'blue', choice: 'rest' };
    expect(lastAfter([MARCH, other, TAKE, BACK])?.choices).toEqual(['march keep', 'take red-guard']);
  });

  test('are made again one by one; answers of the driver do not end that', () => {
    const back = [MARCH, TAKE, BACK];
    expect(lastAfter([...back, MARCH])).toEqual({ seat: 'red', choices: ['take red-guard'] });
    expect(lastAfter([...back, MARCH, LONE])).toEqual({ seat: 'red', choices: ['take red-guard'] });
    expect(lastAfter([...back, MARCH, TAKE])).toBeUndefined();
  });

  test('cannot be made again after another choice, or the same by another seat', () => {
    expect(lastAfter([MARCH, TAKE, BACK, { who: 'red', choice: 'rest' }])).toBeUndefined();
    expect(lastAfter([MARCH, TAKE, BACK, { who: 'blue', choice: 'march keep' }])).toBeUndefined();
  });

  test('one after another are made again in reverse', () => {
    const twice: Entry[] = [MARCH, TAKE, { who: 'red', undo: 1 }, BACK];
    expect(lastAfter(twice)?.choices).toEqual(['march keep']);
    expect(lastAfter([...twice, MARCH])?.choices).toEqual(['take red-guard']);
  });

  test('are over, for one seat, as soon as anybody else does something', () => {
    expect(lastAfter([MARCH, BACK, { who: 'blue', choice: 'rest', auto: true }], 'red')).toBeUndefined();
    expect(lastAfter([MARCH, BACK], 'red')?.choices).toEqual(['march keep']);
    expect(lastAfter([MARCH, BACK], 'blue')).toBeUndefined();
  });

  test('are forgotten on request', () => {
    const undone = new Undone();
    undone.follow([MARCH, BACK], 0);
    undone.forget();
    expect(undone.last).toBeUndefined();
  });
});

const level = (depth: number, inTurn = true): Level => ({ depth, inTurn });

test('an action began with the latest of the choices asked least deep in the procedures', () => {
  const levels = new Map([
    [3, level(1)],
    [4, level(2)],
    [6, level(1)],
    [7, level(3)],
  ]);
  const start = (free: readonly number[]): number | undefined =>
    actionStart(free, (number) => levels.get(number), level(4));
  expect(start([7, 6, 4, 3])).toBe(6);
  expect(start([9, 7])).toBe(7);
  expect(start([])).toBeUndefined();
});

test('a restart in a turn leaves the choice of who plays first, which was made before the turn', () => {
  const levels = new Map([
    [3, level(1, false)],
    [4, level(2)],
    [5, level(3)],
  ]);
  const of = (number: number): Level | undefined => levels.get(number);
  expect(actionStart([5, 4, 3], of, level(4))).toBe(4);
  expect(madeInAction([5, 4, 3], of, level(4))).toBe(2);
  expect(madeInAction([3], of, level(2))).toBe(0);
  // Between turns, what was chosen there counts.
  expect(madeInAction([3], of, level(2, false))).toBe(1);
});

test('a restart takes back what was made in an action that has begun, and nothing of an action that is over', () => {
  const levels = new Map([
    [3, level(2)],
    [4, level(3)],
    [6, level(2)],
    [7, level(3)],
  ]);
  const made = (free: readonly number[], now: number): number =>
    madeInAction(free, (number) => levels.get(number), level(now));
  expect(made([7, 6, 4, 3], 4)).toBe(2);
  expect(made([6, 4, 3], 3)).toBe(1);
  // The last action is over: the next one is asked for.
  expect(made([7, 6, 4, 3], 2)).toBe(0);
  expect(made([], 2)).toBe(0);
});
