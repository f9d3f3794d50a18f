import type { Entry } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { actionStart, depthOf, madeInAction, Undone } from '../src/index.ts';

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

test('an action began with the latest of the choices asked least deep in the procedures', () => {
  const depths = new Map([
    [3, 1],
    [4, 2],
    [6, 1],
    [7, 3],
  ]);
  expect(actionStart([7, 6, 4, 3], (number) => depths.get(number))).toBe(6);
  expect(actionStart([9, 7], (number) => depths.get(number))).toBe(7);
  expect(actionStart([], () => 1)).toBeUndefined();
  expect(['season', 'season > march.next'].map(depthOf)).toEqual([1, 2]);
});

test('a restart takes back what was made in an action that has begun, and nothing of an action that is over', () => {
  const depths = new Map([
    [3, 2],
    [4, 3],
    [6, 2],
    [7, 3],
  ]);
  const made = (free: readonly number[], now: number): number =>
    madeInAction(free, (number) => depths.get(number), now);
  expect(made([7, 6, 4, 3], 4)).toBe(2);
  expect(made([6, 4, 3], 3)).toBe(1);
  // The last action is over: the next one is asked for.
  expect(made([7, 6, 4, 3], 2)).toBe(0);
  expect(made([], 2)).toBe(0);
});
