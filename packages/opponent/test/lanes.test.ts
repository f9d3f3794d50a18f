import type { Seat } from '@carillon/flow';
import { at } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { alone, type LaneFound, type LaneJob, type LanePosition, runLane, searchInLanes } from '../src/lanes.ts';
import { chanceOf, ford, textsOf } from './fords/brain.ts';
import { begun, NORTH, rules, SOUTH, type State, type View, view } from './fords/rules.ts';

const LEVEL = { planning: 10_000, milliseconds: 1000, lanes: 2 };

/** The plans that each of two lanes finds, the best first. */
const FOUND = [
  [1, 2, 3, 4],
  [1, 5, 6, 7],
];
/** The worth of each plan when it is compared. */
const WORTH = new Map([1, 2, 3, 4, 5, 6, 7].map((plan) => [plan, plan / 10]));

/** A search whose lanes find these plans; returns the jobs of each round. */
function searched(level = LEVEL, found = FOUND, executors = 2) {
  const jobs: LaneJob[] = [];
  const reported: (readonly [chance: number, playouts: number])[] = [];
  const execute = (job: LaneJob): LaneFound => {
    jobs.push(job);
    const plans = job.round === 0 ? at(found, job.lane).map((plan) => [0, plan]) : job.plans;
    const worth = (plan: readonly number[]): number => WORTH.get(at(plan, 1)) ?? 0;
    return { playouts: 10, plans: plans.map((plan) => ({ plan, count: 2, sum: 2 * worth(plan) })) };
  };
  const report = (chance: number, playouts: number) => reported.push([chance, playouts]);
  const result = alone(searchInLanes(level, executors, report), execute);
  const round = (number: number): readonly LaneJob[] => jobs.filter((job) => job.round === number);
  return {
    result,
    round,
    told: reported,
    plansOf: (number: number) => round(number)[0]?.plans.map((plan) => at(plan, 1)),
  };
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

describe('the playouts and the time of a lane', () => {
  const budgetOf = (jobs: readonly LaneJob[]) => jobs.map(({ playouts, milliseconds }) => [playouts, milliseconds]);

  it('are its share of them all: two fifths to look for plans, the rest for the rounds that compare them', () => {
    const { round } = searched();
    expect(budgetOf(round(0))).toEqual([
      [2000, 400],
      [2000, 400],
    ]);
    // Each job takes ten of the 5000 playouts, and three rounds share the rest.
    expect([1, 2, 3].map((number) => at(budgetOf(round(number)), 1))).toEqual([
      [Math.floor(4990 / 3), 200],
      [Math.floor(4980 / 2), 200],
      [4970, 200],
    ]);
    expect(round(1).map(({ lane }) => lane)).toEqual([0, 1]);
  });

  it.each([
    [1, 200],
    [2, 400],
    [4, 400],
  ])('of two lanes that %d execute: fewer share the time of one after another', (executors, milliseconds) => {
    const { round } = searched(LEVEL, FOUND, executors);
    expect(at(budgetOf(round(0)), 0)).toEqual([2000, milliseconds]);
  });

  it('are never less than one playout', () => {
    const { round } = searched({ ...LEVEL, planning: 3 });
    expect(budgetOf(round(2)).map(([playouts]) => playouts)).toEqual([1, 1]);
  });

  it('are shown after each round, with the best chance so far', () => {
    const { told: reported } = searched();
    expect(reported.map(([chance, playouts]) => [chance.toFixed(2), playouts])).toEqual([
      ['0.70', 40],
      ['0.70', 60],
      ['0.70', 80],
    ]);
  });
});

it('the sums of all lanes and rounds decide, and of equals the plan that was found first', () => {
  const plans = [
    [0, 1],
    [0, 2],
    [0, 3],
  ] as const;
  /** The sums of the three plans in each lane, by round. */
  const SUMS = [
    [
      [1, 5, 2],
      [2, 1, 1],
    ],
    [
      [1, 0, 0],
      [2, 0, 0],
    ],
  ];
  const execute = ({ lane, round, plans: asked }: LaneJob): LaneFound => {
    if (round === 0) return { playouts: 1, plans: plans.map((plan) => ({ plan, count: 1, sum: 1 })) };
    return {
      playouts: 1,
      plans: asked.map((plan) => ({ plan, count: 10, sum: at(at(at(SUMS, round - 1), lane), at(plan, 1) - 1) })),
    };
  };
  const { plans: ranked } = alone(searchInLanes(LEVEL, 1), execute);
  // 6 of 20 for the second, 3 for the others; then 6 of 40 for the second, and for the first.
  expect(ranked.map(({ script, chance }) => [at(script.rest, 1), chance])).toEqual([
    [2, 0.15],
    [1, 0.15],
    [3, 0.15],
  ]);
});

describe('a lane, in Fords', () => {
  // A crossing at the upper ford always wins four points, and pressing on one more; nothing else is worth as much.
  const SURE = { upper: { prize: 4, needs: 1 } };
  const UNSURE = { upper: { prize: 4, needs: 4 }, middle: { prize: 2, needs: 2 } };
  const JOB: LaneJob = { lane: 0, round: 0, playouts: 60, milliseconds: 1000, plans: [] };

  function positionOf(g: State, seat: Seat, now = (): number => 0): LanePosition<State, View> {
    const seen = view(g, seat);
    const { evaluate } = ford;
    return { brain: ford, seen: rules.fromView(seen), seat, deal: ford.dealer(seen), evaluate, dice: '11 3', now };
  }
  const starting = (seat: Seat, fords = SURE): State =>
    begun({ rounds: 4, first: seat === NORTH ? NORTH : SOUTH, fords });
  const unsure = starting(0, UNSURE);

  it.each([
    ['north', NORTH],
    ['south', SOUTH],
  ] as const)('finds the best plans of %s: four, the best first', (_name, seat) => {
    const { plans, playouts } = runLane(positionOf(starting(seat), seat), JOB);
    expect(playouts).toBeGreaterThanOrEqual(60);
    expect(playouts).toBeLessThan(60 + 5);
    expect(plans).toHaveLength(4);
    expect(textsOf(at(plans, 0).plan)).toEqual(['cross upper', 'press']);
    const { count, sum } = at(plans, 0);
    expect(count).toBeGreaterThanOrEqual(3);
    expect(sum / count).toBeCloseTo(chanceOf(5), 9);
  });

  it('finds others than another lane does, and the same again', () => {
    const position = positionOf(starting(0), 0);
    const found = [0, 1, 0].map((lane) => JSON.stringify(runLane(position, { ...JOB, lane })));
    expect(found[0]).not.toBe(found[1]);
    expect(found[2]).toBe(found[0]);
  });

  /** A job that compares two plans by the turns after them, with `playouts` playouts. */
  const comparing = (playouts: number, milliseconds = 1000): LaneJob => {
    const plans = runLane(positionOf(unsure, 0), JOB)
      .plans.slice(0, 2)
      .map(({ plan }) => plan);
    return { ...JOB, round: 1, playouts, milliseconds, plans };
  };

  it('plays each plan in turn with the two turns that follow, and returns the results of each', () => {
    const job = comparing(72);
    const { playouts, plans } = runLane(positionOf(unsure, 0), job);
    // A plan takes nine turns, including those that follow it.
    expect(playouts).toBe(72);
    expect(plans.map(({ plan, count }) => [plan, count])).toEqual(job.plans.map((plan) => [plan, 4]));
    for (const { sum, count } of plans) expect(sum / count).toBeGreaterThan(0);
  });

  it('compares equal plans with equal dice, so they fare the same', () => {
    const [plan = []] = comparing(9).plans;
    const { plans } = runLane(positionOf(unsure, 0), { ...comparing(72), plans: [plan, plan] });
    expect(at(plans, 0)).toEqual(at(plans, 1));
  });

  it('uses other dice in each playout, and in each round', () => {
    const sums = [1, 2].map((round) => runLane(positionOf(unsure, 0), { ...comparing(18), round }).plans);
    expect(sums[0]).not.toEqual(sums[1]);
    const [once, twice] = [9, 18].map((playouts) => runLane(positionOf(unsure, 0), comparing(playouts)).plans);
    expect(at(twice ?? [], 0).sum).not.toBeCloseTo(2 * at(once ?? [], 0).sum, 9);
  });

  it('looks for plans until two fifths of its time are up, and compares them until all of it is', () => {
    let time = 0;
    const position = positionOf(unsure, 0, () => time);
    const evaluate = (g: State): number => {
      time++;
      return ford.evaluate(g);
    };
    const { playouts } = runLane({ ...position, evaluate }, { ...JOB, playouts: 10_000, milliseconds: 100 });
    expect(playouts).toBeGreaterThanOrEqual(100);
    expect(playouts).toBeLessThan(110);
  });

  it('leaves out plans that the clock prevents from being played', () => {
    let time = 0;
    const { plans } = runLane(
      positionOf(unsure, 0, () => time++),
      comparing(72, 1),
    );
    expect(plans.map(({ count }) => count)).toEqual([1, 0]);
  });
});
