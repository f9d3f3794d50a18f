import { expect, it } from 'vitest';
import { Fights } from '../src/fights.ts';
import type { Fought } from '../src/telling.ts';

const battle = (at: string, won: boolean): Fought => ({ kind: 'battle', at, won });

it('tells the odds of fights, and how often they take place, the most frequent first', () => {
  const fights = new Fights();
  for (let i = 0; i < 8; i++)
    fights.add(i < 4 ? [battle('albany', true), battle('oswego', i < 3)] : [battle('oswego', false)]);
  const [first, second, ...others] = fights.told;
  expect(others).toEqual([]);
  expect(first).toMatchObject({ kind: 'battle', at: 'oswego', share: 1, chance: 3 / 8 });
  expect(first?.error).toBeCloseTo(Math.sqrt(((3 / 8) * (5 / 8)) / 7));
  expect(second).toMatchObject({ at: 'albany', share: 0.5, chance: 1, error: 0 });
});

it('counts the first of several in the same space, and leaves out what is rare', () => {
  const fights = new Fights();
  fights.add([battle('albany', true), battle('albany', false), battle('oswego', true)]);
  for (let i = 0; i < 4; i++) fights.add([battle('albany', true)]);
  expect(fights.told).toEqual([{ kind: 'battle', at: 'albany', share: 1, chance: 1, error: 0 }]);
});
