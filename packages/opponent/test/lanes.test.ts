import { at } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { alone, type LaneFound, type LaneJob, searchInLanes } from '../src/lanes.ts';

const LEVEL = { planning: 10_000, milliseconds: 1000, lanes: 2 };

/** The plans that each of two lanes finds, the best first. */
const FOUND = [
  [1, 2, 3, 4],
  [1, 5, 6, 7],
];
/** What each plan comes to when it is compared. */
const WORTH = new Map([1, 2, 3, 4, 5, 6, 7].map((plan) => [plan, plan / 10]));

/** A search whose lanes find these plans; the jobs of each round. */
function searched(level = LEVEL, found = FOUND) {
  const jobs: LaneJob[] = [];
  const execute = (job: LaneJob): LaneFound => {
    jobs.push(job);
    const plans = job.round === 0 ? at(found, job.lane).map((plan) => [0, plan]) : job.plans;
    const worth = (plan: readonly number[]): number => WORTH.get(at(plan, 1)) ?? 0;
    return { playouts: 10, plans: plans.map((plan) => ({ plan, count: 2, sum: 2 * worth(plan) })) };
  };
  const result = alone(searchInLanes(level, 2), execute);
  const round = (number: number): readonly LaneJob[] => jobs.filter((job) => job.round === number);
  return { result, round, plansOf: (number: number) => round(number)[0]?.plans.map((plan) => at(plan, 1)) };
}

describe('a search in lanes', () => {
  it('compares the best plans of all lanes, each once: the best of each lane, then the second best', () => {
    const { plansOf, round } = searched();
    expect(plansOf(1)).toEqual([1, 2, 5, 3, 6, 4, 7]);
    expect(round(1).map(({ plans }) => plans.length)).toEqual([7, 7]);
  });

  it('compares as many plans as it has time for, and no more', () => {
    expect(searched({ ...LEVEL, planning: 650 }).plansOf(1)).toEqual([1, 2, 5, 3]);
  });

  it('halves the field, and leaves the best', () => {
    const { plansOf, result } = searched();
    expect([plansOf(2), plansOf(3)]).toEqual([
      [7, 6, 5, 4],
      [7, 6],
    ]);
    expect(result.plans.map(({ chance }) => Math.round(10 * chance))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(result.playouts).toBe(80);
  });

  it('plays a plan without a rival once in each lane', () => {
    const { round } = searched(LEVEL, [[1], [1]]);
    expect(round(1).map(({ playouts, plans }) => [playouts, plans.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});
