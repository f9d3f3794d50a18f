import type { Seat } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { BadTask } from '../src/bad-task.ts';
import { Judge, type JudgeTask } from '../src/judge.ts';
import { LEVEL } from '../src/levels.ts';
import { gradeOf, tallyOf } from '../src/verdict.ts';
import { chanceOf, ford, planOf } from './fords/brain.ts';
import { after, begun, NORTH, SOUTH, type State, type View, view } from './fords/rules.ts';

// Judged turns of Fords. A crossing at the upper ford always wins four points, and pressing on wins one more.

const LIEUTENANT = { ...LEVEL.lieutenant, planning: 60 };
const SURE = { upper: { prize: 4, needs: 1 } };
const SEATS = [
  ['north', NORTH],
  ['south', SOUTH],
] as const;
const [MEASURED, COMPARED] = [256, 3];

const firstOf = (seat: Seat): State => begun({ rounds: 4, first: seat === NORTH ? NORTH : SOUTH, fords: SURE });

describe.each(SEATS)('a turn of %s', (_name, seat) => {
  const judged = (played: readonly string[], task: Partial<JudgeTask<View>> = {}) => {
    const start = firstOf(seat);
    const after: JudgeTask<View>['after'] = { result: 0.5 };
    return new Judge(ford, LIEUTENANT, 3).judge({
      ...{ view: view(start, seat), seat, moment: 5, played: planOf(...played).rest, after },
      ...task,
    });
  };

  it('is compared with the best plan: the chance that it gave away, without luck', () => {
    const verdict = judged(['dig']);
    expect(verdict.best).toBeCloseTo(chanceOf(5), 9);
    expect(verdict.chosen).toBeCloseTo(chanceOf(1), 9);
    expect(verdict.loss).toBeCloseTo(chanceOf(5) - chanceOf(1), 9);
    expect(verdict.error).toBeCloseTo(0, 9);
    expect(verdict.grade).toBe('blunder');
  });

  it('gave nothing away where it was the best plan itself', () => {
    expect(judged(['cross upper', 'press'])).toMatchObject({ loss: 0, grade: 'fine' });
  });

  it('is compared with the best three plans, each played 256 times', () => {
    const { playouts } = judged(['dig']);
    expect(Math.floor((playouts - LIEUTENANT.planning) / MEASURED)).toBe(1 + COMPARED);
  });

  it('was lucky or not, by the position after it', () => {
    const lost = after(firstOf(seat), 'dig');
    const { after: chance, luck } = judged(['dig'], { after: { view: view(lost, seat) } });
    expect(chance).toBeCloseTo(chanceOf(1), 9);
    expect(luck).toBeCloseTo(0, 9);
    const worse = judged(['cross upper', 'press'], { after: { view: view(lost, seat) } });
    expect(worse.luck).toBeCloseTo(chanceOf(1) - chanceOf(5), 9);
  });

  it('or by the end of the game', () => {
    const { after: result, luck, chosen } = judged(['dig'], { after: { result: 1 } });
    expect([result, luck]).toEqual([1, 1 - chosen]);
  });

  it('is judged by all cards that it may not see: the chance of a position is their mean', () => {
    const judge = new Judge(
      { ...ford, evaluate: (g) => (g.guard.get(seat === NORTH ? SOUTH : NORTH) === 0 ? 1 : 0) },
      LIEUTENANT,
      3,
    );
    const guards = seat === NORTH ? ({ south: 'lower' } as const) : ({ north: 'lower' } as const);
    const posted = begun({ rounds: 4, first: seat === NORTH ? NORTH : SOUTH, guards });
    const chance = judge.chance(view(posted, seat), seat, 5);
    // A guard may be at any of three fords; North's chance is that it is at the first.
    expect(Math.abs((seat === NORTH ? chance : 1 - chance) - 1 / 3)).toBeLessThan(0.2);
    expect(chance * 64).toBeCloseTo(Math.round(chance * 64), 9);
    expect(judge.chance(view(posted, seat), seat, 5)).toBe(chance);
  });

  it('from a view of something else is refused', () => {
    expect(() => judged(['dig'], { view: { seat: null } })).toThrow(BadTask);
  });
});

describe('a tally', () => {
  it('adds up what the turns of a seat gave away, and its luck', () => {
    const tally = tallyOf([
      { loss: 0.2, luck: 0.1, grade: 'blunder' },
      { loss: 0.08, luck: -0.3, grade: 'mistake' },
      { loss: 0.08, luck: 0, grade: 'mistake' },
      { loss: 0.09, luck: 0, grade: 'mistake' },
      { loss: 0.05, luck: 0, grade: 'inaccuracy' },
      { loss: 0.04, luck: 0, grade: 'inaccuracy' },
      { loss: 0, luck: 0, grade: 'fine' },
      { loss: 0, luck: 0, grade: 'fine' },
      { loss: 0, luck: 0, grade: 'fine' },
      { loss: 0.01, luck: 0, grade: 'fine' },
    ]);
    expect(tally.turns).toBe(10);
    expect(tally.decisions).toBeCloseTo(-0.55, 9);
    expect(tally.luck).toBeCloseTo(-0.2, 9);
    expect(tally.grades).toEqual({ fine: 4, inaccuracy: 2, mistake: 3, blunder: 1 });
  });

  it('grades a turn that gave nothing away as fine', () => {
    expect([gradeOf(0, 0), gradeOf(-0.1, 0)]).toEqual(['fine', 'fine']);
  });
});
