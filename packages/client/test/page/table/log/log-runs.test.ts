import { expect, it } from 'vitest';
import { type Run, runsOf } from '../../../../src/page/table/log/log-runs.ts';

const logOf = (...entries: readonly string[]) => entries.map((entry, i) => ({ number: i, entry }));
/** Whether an entry continues the one before: a walk continues a walk. */
const walks = (before: string, entry: string): boolean => before.startsWith('walk') && entry.startsWith('walk');
const shown = (runs: readonly Run<string>[]): string[] => runs.map((run) => [...run.before, run.last.entry].join(' '));

it('steps that follow one another are shown in one line, which leads from the first to the last', () => {
  const runs = runsOf(logOf('rest', 'walk 1', 'walk 2', 'walk 3', 'rest', 'walk 4'), walks, []);
  expect(shown(runs)).toEqual(['rest', 'walk 1 walk 2 walk 3', 'rest', 'walk 4']);
  expect(runs.map(({ from, last }) => [from, last.number])).toEqual([
    [0, 0],
    [1, 3],
    [4, 4],
    [5, 5],
  ]);
});

it('lines that have not changed stay the same', () => {
  const log = logOf('rest', 'walk 1', 'rest');
  const before = runsOf(log, walks, []);
  const after = runsOf([...log, { number: 3, entry: 'walk 2' }, { number: 4, entry: 'walk 3' }], walks, before);
  expect(after.slice(0, 3).every((run, i) => run === before[i])).toBe(true);
  expect(shown(after).at(-1)).toBe('walk 2 walk 3');
});

it('a line that gains earlier steps is shown anew, though it ends as before', () => {
  const log = logOf('walk 1', 'walk 2', 'walk 3');
  const before = runsOf(log.slice(1), walks, []);
  expect(shown(before)).toEqual(['walk 2 walk 3']);
  expect(shown(runsOf(log, walks, before))).toEqual(['walk 1 walk 2 walk 3']);
});
