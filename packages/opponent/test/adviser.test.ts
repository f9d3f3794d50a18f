import type { Seat } from '@carillon/flow';
import { at } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import type { AdvisedPlan } from '../src/advice.ts';
import { areEqual, reasonsFor } from '../src/advice.ts';
import { type AdviceTask, Adviser } from '../src/adviser.ts';
import { BadTask } from '../src/bad-task.ts';
import type { Brain } from '../src/brain.ts';
import { LEVEL, type Level } from '../src/levels.ts';
import { chanceOf, ford, round } from './fords/brain.ts';
import { after, begun, flow, NORTH, type Setting, SOUTH, type State, type View, view } from './fords/rules.ts';

// Advice in Fords. A crossing at the upper ford wins four points with a three or more, and pressing on wins one more.

const FORDS = { upper: { prize: 4, needs: 3 }, middle: { prize: 1, needs: 1 } };
const LEVELS = {
  recruit: { ...LEVEL.recruit, weighing: 60 },
  lieutenant: { ...LEVEL.lieutenant, learned: false, planning: 120, weighing: 60 },
  captain: { ...LEVEL.captain, learned: false, planning: 300, weighing: 60 },
  general: { ...LEVEL.general, learned: false, planning: 600, weighing: 60 },
};
const SEATS = [
  ['north', NORTH],
  ['south', SOUTH],
] as const;
const MEASURED = 256;

const firstOf = (seat: Seat, setting: Setting = {}): State =>
  begun({ rounds: 4, first: seat === NORTH ? NORTH : SOUTH, fords: FORDS, ...setting });

interface Asked extends Partial<AdviceTask<View>> {
  readonly level?: Level;
  readonly brain?: Brain<State, View>;
}

const advised = (g: State, seat: Seat, { level = LEVELS.lieutenant, brain = ford, ...task }: Asked = {}) =>
  new Adviser(brain, level, 3).advise({ view: view(g, seat), seat, moment: 5, plans: 3, ...task });
const choices = (plans: readonly AdvisedPlan[]): readonly string[] => plans.map(({ choice }) => choice);

describe.each(SEATS)('advice for %s', (name, seat) => {
  it.each(Object.entries(LEVELS))(
    'of a %s names the best plans with different beginnings, the likeliest to win first',
    (_level, level) => {
      const { plans, ahead, features, version, playouts } = advised(firstOf(seat), seat, { level });
      expect(at(choices(plans), 0)).toBe('cross upper');
      expect(new Set(choices(plans)).size).toBeGreaterThan(1);
      const chances = plans.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      expect([ahead, features, version, playouts]).toEqual([false, ['points', 'steps'], 'hand-1', 3 * MEASURED]);
    },
  );

  it('shows the results of a plan: chance, points, lost steps and fights', () => {
    const { plans } = advised(firstOf(seat), seat);
    const { chance, error, points, lost, fights, log, worths } = at(plans, 0);
    // Two crossings of three succeed, five points each; the others cost a step.
    const won = points / 5;
    expect(Math.abs(won - 2 / 3)).toBeLessThan(0.1);
    expect(chance).toBeCloseTo(won * chanceOf(5) + (1 - won) * chanceOf(0), 6);
    expect(error).toBeCloseTo(Math.sqrt((won * (1 - won)) / (MEASURED - 1)) * (chanceOf(5) - chanceOf(0)), 6);
    expect([at(lost, 0), at(lost, 1)]).toEqual([1 - won, 0]);
    expect(fights).toMatchObject([{ kind: 'raid', at: 'upper', share: 1 }]);
    expect(at(fights, 0).chance).toBeCloseTo(won, 9);
    expect(log).toEqual([
      { type: 'marched', side: name, at: 'upper' },
      { type: 'pressed', side: name },
    ]);
    // By feature, for the seat: points won, and the step that was lost.
    expect(at(worths, 0)).toBeCloseTo(points, 9);
    expect(at(worths, 1)).toBeCloseTo(won - 1, 9);
  });

  it('explains why a plan was chosen, by the features for it and against it', () => {
    const advice = advised(firstOf(seat), seat);
    const [best, other] = [at(advice.plans, 0), advice.plans.find(({ choice }) => choice === 'dig')];
    if (other === undefined) throw new Error('nobody would dig');
    const [points, steps] = reasonsFor(advice, best, other, 2);
    expect([points?.feature, steps?.feature]).toEqual(['points', 'steps']);
    expect(points?.points).toBeGreaterThan(2);
    expect(steps?.points).toBeLessThan(0);
  });

  it('begins with the plan of the choice made, however bad, before plans without it', () => {
    for (const made of ['dig', 'cross lower', 'cross upper']) {
      const { plans } = advised(firstOf(seat), seat, { made });
      expect(at(choices(plans), 0)).toBe(made);
      expect(choices(plans).slice(1)).not.toContain(made);
      expect(plans).toHaveLength(3);
    }
  });

  it('shows a choice by itself, if no plan begins with it', () => {
    const considers = (g: State, _seat: Seat, choice: number): boolean => flow.text(g, choice) !== 'cross lower';
    const { plans } = advised(firstOf(seat), seat, {
      made: 'cross lower',
      level: LEVELS.recruit,
      brain: { ...ford, considers },
    });
    expect(choices(plans)).toEqual(['cross lower', 'cross upper', expect.any(String)]);
    expect(at(plans, 0).log).toEqual([{ type: 'marched', side: name, at: 'lower' }]);
  });

  it('names plans with the same beginning if there are no others', () => {
    const { plans } = advised(firstOf(seat), seat, { plans: 20 });
    expect(plans.length).toBeGreaterThan(4);
    // The four different beginnings come first; the other plans begin like one of them.
    const pressed = after(firstOf(seat), 'cross upper', 'roll 6');
    expect(choices(advised(pressed, seat, { plans: 9 }).plans)).toEqual(['press', 'halt']);
  });

  it('names only one of the plans that begin alike, if nothing else tells them apart', () => {
    const telling = { ...ford.telling, gist: () => [] };
    const { plans } = advised(firstOf(seat), seat, { plans: 20, brain: { ...ford, telling } });
    expect(choices(plans).toSorted()).toEqual(['cross lower', 'cross middle', 'cross upper', 'dig']);
    // Why a choice was made is explained by the next best plan, alike or not.
    const why = advised(firstOf(seat), seat, { plans: 20, brain: { ...ford, telling }, made: 'dig' });
    expect(why.plans.length).toBeGreaterThan(4);
  });

  it('weighs single choices out of the own turn', () => {
    const { plans, ahead } = advised(firstOf(seat, { bonus: 4 }), seat);
    expect([choices(plans), ahead]).toEqual([['bold', 'wary'], false]);
  });

  it('weighs them with the playouts of its level, all alike, and measures each that it names', () => {
    let judged = 0;
    const evaluate = (g: State): number => {
      judged++;
      return ford.evaluate(g);
    };
    advised(firstOf(seat, { bonus: 4 }), seat, { level: LEVELS.recruit, brain: { ...ford, evaluate } });
    expect(judged).toBe(LEVELS.recruit.weighing + 2 * MEASURED);
  });

  it('weighs a question before the turn by the plans that follow, where the title says so', () => {
    const { plans, ahead } = advised(firstOf(seat, { bonus: 1 }), seat, { brain: round });
    expect([choices(plans), ahead]).toEqual([['bold', 'wary'], true]);
    // The log goes on after the stance, which both choose in secret.
    expect(at(plans, 0).log).toContainEqual({ type: 'marched', side: name, at: 'upper' });
    expect(advised(firstOf(seat, { bonus: 1 }), seat, { brain: round, level: LEVELS.recruit }).ahead).toBe(false);
  });

  it('shows the own deeds, not those of the enemy, nor what it may not see', () => {
    const { plans, ahead } = advised(firstOf(seat, { guards: 'asked' }), seat, { brain: round, plans: 1 });
    expect(ahead).toBe(true);
    const sides = at(plans, 0).log.map((entry) => (entry as { readonly side: string }).side);
    expect(new Set(sides)).toEqual(new Set([name]));
    expect(at(choices(plans), 0)).toMatch(/^post /);
  });
});

describe('a task of an adviser is refused', () => {
  const codeOf = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error instanceof BadTask ? error.code : error;
    }
  };
  const start = firstOf(NORTH);

  it.each([
    ['whose seat is not asked', { seat: SOUTH }, 'not_asked'],
    ['for chance', { seat: -2 }, 'not_asked'],
    ['for a seat that does not exist', { seat: 2 }, 'not_asked'],
    ['with a view of something else', { view: { seat: null } }, 'bad_view'],
  ] as const)('%s', (_what, task, code) => {
    expect(codeOf(() => advised(start, NORTH, task))).toBe(code);
  });

  it('for chance or a seat that does not exist, though the rules would ask anybody', () => {
    const rolling = after(start, 'cross upper');
    expect(codeOf(() => advised(rolling, NORTH, { seat: -2 }))).toBe('not_asked');
    const stances = firstOf(NORTH, { bonus: 1 });
    expect(codeOf(() => advised(stances, NORTH, { seat: 2 }))).toBe('not_asked');
  });

  it('of a level without playouts', () => {
    expect(codeOf(() => new Adviser(ford, { ...LEVELS.lieutenant, planning: 0 }, 1))).toBe('bad_budget');
  });
});

describe('how a player decides', () => {
  const basis = (g: State, asked: Asked = {}): string => advised(g, NORTH, asked).basis;

  it.each([
    ['recruit', 'few'],
    ['lieutenant', 'playouts'],
    ['captain', 'further'],
    ['general', 'further'],
  ] as const)('at the start of a turn of a %s: %s', (level, expected) => {
    expect(basis(firstOf(NORTH), { level: LEVELS[level] })).toBe(expected);
  });

  it('is by its own playouts alone out of the turn, in the middle of it, and where nobody has the next turn', () => {
    expect(basis(firstOf(NORTH, { bonus: 4 }), { level: LEVELS.captain })).toBe('playouts');
    expect(basis(after(firstOf(NORTH), 'cross upper', 'roll 6'), { level: LEVELS.recruit })).toBe('playouts');
    const brain = { ...ford, beginsTurn: round.beginsTurn, turnStep: round.turnStep };
    expect(basis(firstOf(NORTH), { level: LEVELS.captain, brain })).toBe('playouts');
  });

  it('may be by lot at a question before the turn', () => {
    expect(basis(firstOf(NORTH, { bonus: 1 }), { brain: round })).toBe('lot');
  });

  it('comes with the lead of the first plan over the second, which may be within its error', () => {
    const { lead, plans } = advised(firstOf(NORTH), NORTH, { made: 'dig' });
    expect(lead?.by).toBeCloseTo(at(plans, 0).chance - at(plans, 1).chance, 9);
    expect(areEqual({ ...(lead && { lead }) })).toBe(false);
    expect(areEqual({ lead: { by: -0.004, error: 0.003 } })).toBe(true);
    expect(areEqual({})).toBe(false);
    expect(advised(firstOf(NORTH), NORTH, { plans: 1 }).lead).toBeUndefined();
  });
});
