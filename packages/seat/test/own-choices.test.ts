import type { Entry } from '@carillon/flow';
import { expect, it } from 'vitest';
import { changedStanding, ownChoices } from '../src/index.ts';

const JOURNAL: readonly Entry[] = [
  { who: 'red', choice: 'march keep' },
  { who: 'red', choice: 'done', auto: true },
  { who: 'blue', choice: 'pass' },
  { who: 'red', choice: 'march ford' },
  { who: 'red', undo: 3 },
  { who: 'chance', choice: 'roll 3' },
  { who: 'red', choice: 'rest' },
];

it('the own choices of a seat are those in force that nobody took for it', () => {
  expect(ownChoices(JOURNAL, [0, 1, 2, 5, 6], 'red')).toEqual([0, 6]);
  expect(ownChoices(JOURNAL, [0, 1, 2, 5, 6], 'blue')).toEqual([2]);
  expect(ownChoices(JOURNAL, [], 'red')).toEqual([]);
});

it('a standing answer is set once, and dropped with its card alone', () => {
  const before = [{ moment: 'battle' }, { moment: 'march', card: 'ambush' }];
  expect(changedStanding(before, { add: [{ moment: 'battle' }], drop: [{ moment: 'march' }] })).toEqual([
    { moment: 'march', card: 'ambush' },
    { moment: 'battle' },
  ]);
  expect(changedStanding(before, { add: [], drop: [{ moment: 'march', card: 'ambush' }] })).toEqual([
    { moment: 'battle' },
  ]);
});
