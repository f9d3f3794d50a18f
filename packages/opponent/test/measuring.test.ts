import type { StateBase } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import type { Brain } from '../src/brain.ts';
import { Judge } from '../src/judge.ts';
import type { Level } from '../src/levels.ts';
import { Measured, Measuring } from '../src/measuring.ts';
import { Script } from '../src/script.ts';

const NOTHING = new Float64Array(0);

describe('what a plan came to', () => {
  it('is the mean of its games: chance, points, and the steps that each side lost', () => {
    const measured = new Measured(0);
    measured.add(0.5, NOTHING, { points: 2, own: 1, enemy: 0 });
    measured.add(1, NOTHING, { points: -1, own: 2, enemy: 5 });
    expect(measured.chance).toBe(0.75);
    expect(measured.gained).toEqual({ points: 0.5, lost: [1.5, 2.5] });
    expect(measured.error).toBeCloseTo(0.25, 9);
  });

  it('is held against another game by game, as both have met the same dice', () => {
    const [one, other] = [new Measured(0), new Measured(0)];
    for (const value of [0.2, 0.9]) {
      one.add(value + 0.1, NOTHING, { points: 0, own: 0, enemy: 0 });
      other.add(value, NOTHING, { points: 0, own: 0, enemy: 0 });
    }
    expect(one.over(other).loss).toBeCloseTo(0.1, 9);
    expect(one.over(other).error).toBeCloseTo(0, 9);
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
  /** A game in which every turn ends so, from wherever it begins. */
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
