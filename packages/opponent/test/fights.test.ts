import { expect, it } from 'vitest';
import { Fights } from '../src/fights.ts';
import type { Fought } from '../src/telling.ts';

const battle = (at: string, won: boolean): Fought => ({ kind: 'battle', at, won });

it('shows the odds of fights, and how often they take place, the most frequent first', () => {
  const fights = new Fights();
  for (let i = 0; i < 8; i++)
    fights.add(i < 4 ? [battle('albany', true), battle('oswego', i < 3)] : [battle('oswego', false)]);
  const [first, second, ...others] = fights.summary;
  expect(others).toEqual([]);
  expect(first).toMatchObject({ kind: 'battle', at: 'oswego', share: 1, chance: 3 / 8 });
  expect(first?.error).toBeCloseTo(Math.sqrt(((3 / 8) * (5 / 8)) / 7));
  expect(second).toMatchObject({ at: 'albany', share: 0.5, chance: 1, error: 0 });
});

it('counts the first of several in the same space, and leaves out rare fights', () => {
  const fights = new Fights();
  fights.add([battle('albany', true), battle('albany', false), battle('oswego', true)]);
  for (let i = 0; i < 4; i++) fights.add([battle('albany', true)]);
  expect(fights.summary).toEqual([{ kind: 'battle', at: 'albany', share: 1, chance: 1, error: 0 }]);
});

it('counts fights of each kind apart, and shows three at most; of equals those that came first', () => {
  const fights = new Fights();
  const places = ['albany', 'oswego', 'niagara', 'louisbourg'];
  fights.add([{ kind: 'raid', at: 'albany', won: false }, ...places.map((at) => battle(at, true))]);
  expect(fights.summary.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
    'raid albany',
    'battle albany',
    'battle oswego',
  ]);
  expect(fights.summary[0]).toMatchObject({ chance: 0, error: 0, share: 1 });
});

it('shows a fight that takes place in one game of four, and none that is rarer', () => {
  const fights = new Fights();
  for (let i = 0; i < 8; i++) fights.add(i < 2 ? [battle('albany', i < 1)] : []);
  expect(fights.summary).toMatchObject([{ at: 'albany', share: 0.25, chance: 0.5, error: 0.5 }]);
  fights.add([]);
  expect(fights.summary).toEqual([]);
});
