import type { Entry } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { computerName, keptAfter, LEVELS, levelNamed, levelsDownFrom, planInForce, thoughtOf } from '../src/index.ts';

const PLAN = [7, 3, 9];
const inForce = (...since: readonly Entry[]): readonly number[] => planInForce(PLAN, since, 'red');

describe('the plan of a guest', () => {
  it('goes on while others choose, dice fall, and the table takes its lone answers', () => {
    const lone: Entry = { who: 'red', choice: 'done', auto: true };
    expect(inForce({ who: 'blue', choice: 'pass' }, { who: 'chance', choice: 'roll 3' }, lone)).toBe(PLAN);
  });

  it('is void once anything was taken back, whoever did it', () => {
    expect(inForce({ who: 'blue', choice: 'pass' }, { who: 'blue', undo: 4 })).toEqual([]);
  });

  it('is void once somebody has made a choice for its seat', () => {
    expect(inForce({ who: 'red', choice: 'rest' })).toEqual([]);
  });
});

describe('what is kept of a guest', () => {
  it('is its plan from the entry after its choice on, and those of its choices that needed thought', () => {
    const first = keptAfter({ thoughts: [] }, 4, { choice: 'rest', playouts: 20, plan: PLAN, version: 'v1' });
    expect(first).toEqual({ plan: PLAN, since: 5, thoughts: [[4, 20, 'v1']] });
    const next = keptAfter(first, 8, { choice: 'rest', playouts: 0, plan: [] });
    expect(next).toEqual({ plan: [], since: 9, thoughts: [[4, 20, 'v1']] });
  });
});

describe('a guest that fails', () => {
  /** Thinks as a captain, with these levels failing. Returns the choice, the levels tried and the errors reported. */
  async function thought(failing: readonly string[]) {
    const [tried, troubles]: [string[], unknown[]] = [[], []];
    const answer = await thoughtOf('captain', {
      think: async (level) => {
        tried.push(level);
        if (failing.includes(level)) throw new Error(level);
        return { choice: level, playouts: 1, plan: [] };
      },
      first: () => 'first',
      onTrouble: (error) => void troubles.push(error),
    });
    return { choice: answer?.choice, tried, troubles: troubles.map(String) };
  }

  it('thinks at the next weaker level, and no further than it must', async () => {
    expect(await thought([])).toEqual({ choice: 'captain', tried: ['captain'], troubles: [] });
    expect(await thought(['captain'])).toEqual({
      choice: 'lieutenant',
      tried: ['captain', 'lieutenant'],
      troubles: ['Error: captain'],
    });
  });

  it('makes the first choice in the list where every level fails', async () => {
    const { choice, tried } = await thought(LEVELS);
    expect([choice, tried]).toEqual(['first', levelsDownFrom('captain')]);
  });

  it('makes no choice when its thought is no longer wanted', async () => {
    const unwanted = { think: async () => undefined, first: () => 'first', onTrouble: () => undefined };
    expect(await thoughtOf('general', unwanted)).toBeUndefined();
  });
});

describe('levels', () => {
  it('are in the order of their strength', () => {
    expect(levelsDownFrom('general')).toEqual(LEVELS.toReversed());
    expect(levelsDownFrom('recruit')).toEqual(['recruit']);
  });

  it('are found by the names of computer players, and by no name that a person can have', () => {
    for (const level of LEVELS) expect(levelNamed(computerName(level))).toBe(level);
    expect(computerName('general')).toBe('Computer (General)');
    expect(levelNamed('General')).toBeUndefined();
  });
});
