import type { StateBase } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import type { Brain } from '../src/brain.ts';
import { Fights } from '../src/fights.ts';
import { Judge } from '../src/judge.ts';
import type { Level } from '../src/levels.ts';
import { Measured, Measuring } from '../src/measuring.ts';
import { Script } from '../src/script.ts';
import { ford, planOf } from './fords/brain.ts';
import { begun, NORTH, rules, SOUTH, view } from './fords/rules.ts';

const NOTHING = new Float64Array(0);

describe('the result of a plan', () => {
  it('is the mean of its games: chance, points, and the steps that each side lost', () => {
    const measured = new Measured(0);
    measured.add(0.5, NOTHING, { points: 2, own: 1, enemy: 0 });
    measured.add(1, NOTHING, { points: -1, own: 2, enemy: 5 });
    expect(measured.chance).toBe(0.75);
    expect(measured.gained).toEqual({ points: 0.5, lost: [1.5, 2.5] });
    expect(measured.error).toBeCloseTo(0.25, 9);
  });

  it('is compared with another game by game, because both have met the same dice', () => {
    const [one, other] = [new Measured(0), new Measured(0)];
    for (const value of [0.2, 0.9]) {
      one.add(value + 0.1, NOTHING, { points: 0, own: 0, enemy: 0 });
      other.add(value, NOTHING, { points: 0, own: 0, enemy: 0 });
    }
    expect(one.over(other).loss).toBeCloseTo(0.1, 9);
    expect(one.over(other).error).toBeCloseTo(0, 9);
  });

  it('has no error after one game, and a smaller one the more games agree', () => {
    const measured = new Measured(0);
    const add = (value: number): void => measured.add(value, NOTHING, { points: 0, own: 0, enemy: 0 });
    add(0.4);
    expect([measured.error, measured.over(measured)]).toEqual([0, { loss: 0, error: 0 }]);
    add(0.8);
    expect(measured.error).toBeCloseTo(0.2, 9);
    for (let i = 0; i < 4; i++) {
      add(0.4);
      add(0.8);
    }
    expect(measured.error).toBeCloseTo(0.2 / 3, 9);
  });

  it('exceeds another by the mean of the gaps, with the standard error of that mean', () => {
    const [one, other] = [new Measured(0), new Measured(0)];
    for (const gap of [0.1, 0.3, 0.2, 0.2]) {
      one.add(0.5 + gap, NOTHING, { points: 0, own: 0, enemy: 0 });
      other.add(0.5, NOTHING, { points: 0, own: 0, enemy: 0 });
    }
    const { loss, error } = one.over(other);
    expect(loss).toBeCloseTo(0.2, 9);
    expect(error).toBeCloseTo(Math.sqrt(0.02 / 3 / 4), 9);
  });

  it('is by feature the mean for the seat: what is good for the first is bad for the second', () => {
    const measured = new Measured(2);
    for (const worths of [
      [1, -2],
      [3, -4],
    ])
      measured.add(0.5, Float64Array.from(worths), { points: 0, own: 0, enemy: 0 });
    expect(measured.worths(1)).toEqual([2, -3]);
    expect(measured.worths(-1)).toEqual([-2, 3]);
  });
});

describe.each([
  ['north', NORTH],
  ['south', SOUTH],
] as const)('a plan of %s in Fords', (side, seat) => {
  /**
   * A `Measuring` for the seat that has the turn; `dealt` counts the deals of each dealer, in the order they were made.
   */
  function measuring(needs: number) {
    const g = begun({ rounds: 2, first: seat, fords: { upper: { prize: 4, needs } } });
    const dealt: number[] = [];
    const dealer = () => {
      const place = dealt.push(0) - 1;
      return () => {
        dealt[place] = (dealt[place] ?? 0) + 1;
      };
    };
    const seen = rules.fromView(view(g, seat));
    return { measuring: new Measuring(ford, seen, seat, dealer, '3 5', ford.evaluate), dealt };
  }
  const PLAN = planOf('cross upper', 'press');

  it('meets the same dice whenever it is measured, and others in each game', () => {
    const { measuring: each } = measuring(4);
    const [first, second] = [each.measure(PLAN, 64), each.measure(PLAN, 64)];
    expect(first.over(second)).toEqual({ loss: 0, error: 0 });
    expect(first.error).toBeGreaterThan(0);
  });

  it('counts its fights where that is wanted, and none of other plans', () => {
    const fights = new Fights();
    const { measuring: each } = measuring(1);
    each.measure(planOf('dig'), 4);
    each.measure(PLAN, 4, fights);
    each.measure(PLAN, 4);
    expect(fights.summary).toEqual([{ kind: 'raid', at: 'upper', share: 1, chance: 1, error: 0 }]);
  });

  it('is shown from the game in which it goes furthest, of sixteen at most', () => {
    const marched = { type: 'marched', side, at: 'upper' };
    const sure = measuring(1);
    expect(sure.measuring.replay(PLAN).log).toEqual([marched, { type: 'pressed', side }]);
    expect(sure.dealt[1]).toBe(1);
    const rare = measuring(6);
    expect(rare.measuring.replay(PLAN).log).toHaveLength(2);
    expect(rare.dealt[1]).toBeGreaterThan(1);
    const never = measuring(7);
    expect(never.measuring.replay(PLAN).log).toEqual([marched]);
    expect(never.dealt).toEqual([0, 16]);
  });
});

it('a position is judged for the seat that asks: what is good for the first is bad for the second', () => {
  const blank = (): StateBase => ({ cells: new Int16Array(1) }) as StateBase;
  const brain = {
    rules: { blank, fromView: blank },
    dealer: () => () => undefined,
    evaluate: () => 0.8,
    version: 'hand-1',
  } as unknown as Brain<StateBase, unknown>;
  const judge = new Judge(brain, { learned: false } as Level, 1);
  expect(judge.chance({}, 0, 5)).toBeCloseTo(0.8, 9);
  expect(judge.chance({}, 1, 5)).toBeCloseTo(0.2, 9);
});

describe('a plan is measured by what it changes', () => {
  const [POINTS, FIRST, SECOND] = [0, 1, 2] as const;
  const position = (...cells: readonly number[]): StateBase => ({ cells: Int16Array.from(cells) }) as StateBase;
  /** A measured plan in a game in which every turn begins with `before` and ends with `after`. */
  const played = (seat: 0 | 1, before: StateBase, after: StateBase): Measured => {
    const brain = {
      rules: { blank: () => position(0, 0, 0), flow: { stepAt: () => 0, who: () => 0, playOn: () => undefined } },
      policy: () => ({ begin: () => undefined }),
      telling: {
        features: ['points'],
        worths: (g: StateBase, into: Float64Array) => {
          into[0] = g.cells[POINTS] ?? 0;
        },
        points: (g: StateBase) => g.cells[POINTS] ?? 0,
        steps: (g: StateBase, of: 0 | 1) => g.cells[of === 0 ? FIRST : SECOND] ?? 0,
      },
    } as unknown as Brain<StateBase, unknown>;
    const dealer = () => (g: StateBase) => g.cells.set(after.cells);
    return new Measuring(brain, before, seat, dealer, 'seed', () => 0.7).measure(new Script(), 4);
  };

  it('points count for the seat, and lost steps are losses, of its own and of the enemy', () => {
    const [before, after] = [position(2, 10, 20), position(5, 9, 14)];
    expect(played(0, before, after).gained).toEqual({ points: 3, lost: [1, 6] });
    expect(played(1, before, after).gained).toEqual({ points: -3, lost: [6, 1] });
    expect(played(0, before, after).chance).toBeCloseTo(0.7, 9);
    expect(played(1, before, after).chance).toBeCloseTo(0.3, 9);
  });
});
