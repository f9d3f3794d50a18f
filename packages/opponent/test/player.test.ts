import type { Seat } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import type { Brain, Policy } from '../src/brain.ts';
import { LEVEL, type Level } from '../src/levels.ts';
import { ComputerPlayer, type Thought } from '../src/player.ts';
import { always, chanceOf, ford, planOf, round, textsOf } from './fords/brain.ts';
import { after, begun, flow, NORTH, type Setting, SOUTH, type State, type View, view } from './fords/rules.ts';

// Computer players of Fords. A crossing at the upper ford always wins four points, and pressing on wins one more.

const SURE = { upper: { prize: 4, needs: 1 } };
const LEVELS = {
  recruit: { ...LEVEL.recruit, planning: 60, weighing: 60 },
  lieutenant: { ...LEVEL.lieutenant, planning: 60, weighing: 60 },
  captain: { ...LEVEL.captain, planning: 200, weighing: 60 },
  general: { ...LEVEL.general, planning: 400, weighing: 60 },
};
const BY_LEVEL = Object.entries(LEVELS);
/** A level that neither plans nor pursues an intention. */
const UNPLANNED: Level = { ...LEVELS.recruit, pursues: false };
const SEATS = [
  ['north', NORTH],
  ['south', SOUTH],
] as const;

/** A game in which this seat has the first turn. */
const firstOf = (seat: Seat, setting: Setting = {}): State =>
  begun({ rounds: 4, first: seat === NORTH ? NORTH : SOUTH, fords: SURE, ...setting });

interface Asked {
  readonly brain?: Brain<State, View>;
  readonly plan?: readonly number[];
  readonly seed?: number;
  readonly moment?: number;
  readonly now?: () => number;
}

function decided(
  level: Level,
  g: State,
  seat: Seat,
  { brain = ford, plan = [], seed = 11, moment = 3, now }: Asked = {},
): Thought {
  return new ComputerPlayer(brain, level, seed, now).decide({ view: view(g, seat), seat, moment, plan });
}

describe.each(SEATS)('the player of %s', (_name, seat) => {
  it.each(BY_LEVEL)('crosses as a %s at the ford that brings most, and presses on', (_level, level) => {
    const start = firstOf(seat);
    const first = decided(level, start, seat);
    expect(first.choice).toBe('cross upper');
    expect(first.playouts).toBeGreaterThan(0);
    const won = after(start, 'cross upper', 'roll 1');
    expect(decided(level, won, seat, { plan: first.plan }).choice).toBe('press');
  });

  it('pursues as a recruit its most promising intention only, and keeps the choices of the best of its few tries', () => {
    const pursuing: number[] = [];
    const policy = (): Policy<State> => ({
      ...always('cross middle', 'press'),
      begin: (intention) => void pursuing.push(intention ?? -1),
      intend: () => 5,
    });
    const thought = decided({ ...LEVEL.recruit, planning: 4 }, firstOf(seat), seat, { brain: { ...ford, policy } });
    expect(pursuing).toEqual([0, 0, 0, 0]);
    expect(thought).toMatchObject({ choice: 'cross middle', chance: undefined, playouts: 4 });
  });

  it('trusts as a recruit the luck of a single try, where a lieutenant tries again', () => {
    // The crossing needs a six, and wins little more than digging, which is sure.
    const setting: Setting = { fords: { upper: { prize: 2, needs: 6 } } };
    const crosses = (level: Level): boolean =>
      Array.from(
        { length: 30 },
        (_, moment) => decided(level, firstOf(seat, setting), seat, { moment }).choice,
      ).includes('cross upper');
    expect(crosses({ ...LEVEL.recruit, planning: 3 })).toBe(true);
    expect(crosses(LEVELS.lieutenant)).toBe(false);
  });

  it.each(BY_LEVEL.slice(1))('plans the turn as a %s; planned choices need no further thought', (_level, level) => {
    const start = firstOf(seat);
    const first = decided(level, start, seat);
    expect(textsOf(first.plan)).toEqual(['press']);
    expect(first.chance).toBeGreaterThan(0);
    const next = decided(level, after(start, 'cross upper', 'roll 1'), seat, { plan: first.plan });
    expect(next).toEqual({ choice: 'press', chance: undefined, playouts: 0, plan: [] });
  });

  it('knows the chance of its plan as a lieutenant: what the turn brings', () => {
    expect(decided(LEVELS.lieutenant, firstOf(seat), seat).chance).toBeCloseTo(chanceOf(5), 9);
  });

  it('reckons with the answers as a captain: crossings of the enemy, and its own next', () => {
    const { chance = 0 } = decided(LEVELS.captain, firstOf(seat), seat);
    expect(chance).toBeGreaterThan(chanceOf(5 - 5));
    expect(chance).not.toBeCloseTo(chanceOf(5), 3);
  });

  it('crosses where the enemy, whose guard it does not see, is least likely to stand', () => {
    // A guard is at one of three fords, so a crossing that wins five fails in one of three games.
    const guards = seat === NORTH ? ({ south: 'upper' } as const) : ({ north: 'upper' } as const);
    const { choice, chance = 0 } = decided({ ...LEVELS.lieutenant, planning: 600 }, firstOf(seat, { guards }), seat);
    expect(choice).toBe('cross upper');
    expect(chance).toBeGreaterThan(chanceOf(5 / 3));
    expect(chance).toBeLessThan(chanceOf(5));
  });

  it.each(['recruit', 'lieutenant', 'general'] as const)('weighs as a %s single choices out of its turn', (name) => {
    const stances = firstOf(seat, { bonus: 3 });
    expect(decided(LEVELS[name], stances, seat, { plan: planOf('press').rest })).toMatchObject({
      choice: 'bold',
      chance: undefined,
      plan: [],
    });
  });

  it('leaves a plan as it is while it weighs single choices in its own turn', () => {
    const { plan, chance } = decided(UNPLANNED, firstOf(seat), seat, { plan: planOf('press').rest });
    expect([textsOf(plan), chance]).toEqual([['press'], undefined]);
  });

  it('considers before its turn the turns after a stance: bold for its bonus, or either if the enemy must not know', () => {
    const bold = firstOf(seat, { bonus: 3 });
    const thought = decided(LEVELS.lieutenant, bold, seat, { brain: round });
    expect(thought).toMatchObject({ choice: 'bold', chance: undefined, plan: [] });
    // Twice the playouts of a single choice.
    expect(thought.playouts).toBe(120);
    const staked = firstOf(seat, { stake: 5, fords: {} });
    const chosen = Array.from({ length: 12 }, (_, moment) =>
      decided(LEVELS.lieutenant, staked, seat, { brain: round, moment }),
    );
    expect(new Set(chosen.map(({ choice }) => choice))).toEqual(new Set(['bold', 'wary']));
  });

  it('that does not plan weighs a stance like any choice', () => {
    const { choice, playouts } = decided(LEVELS.recruit, firstOf(seat, { bonus: 3 }), seat, { brain: round });
    expect(choice).toBe('bold');
    expect(playouts).toBeLessThanOrEqual(60);
  });

  it('thinks again as a new turn begins, though it still has a plan', () => {
    const plan = planOf('dig').rest;
    expect(decided(LEVELS.lieutenant, firstOf(seat), seat, { plan }).choice).toBe('cross upper');
  });

  it('judges by learned weights as a lieutenant and a captain, by those set by hand as a recruit', () => {
    // Crossing at the middle ford always fails; the learned weights count a lost step as a gain.
    const learned = {
      ...ford.learned,
      evaluate: (g: State) => chanceOf(seat === NORTH ? -stepsLost(g) : stepsLost(g)),
    };
    const stepsLost = (g: State): number => g.steps.get(seat === NORTH ? NORTH : SOUTH) - 9;
    const brain = { ...ford, learned };
    const shallow = { ...LEVELS.captain, answers: false };
    for (const level of [shallow, LEVELS.lieutenant])
      expect(decided(level, firstOf(seat), seat, { brain }).choice).toMatch(/cross (middle|lower)/);
    expect(decided(LEVELS.recruit, firstOf(seat), seat, { brain }).choice).toBe('cross upper');
  });

  it('chooses without a plan that fits: the best choice by itself, or in lanes the first', () => {
    // This deal ends the turn, so that there is no choice to plan.
    const dealer: typeof ford.dealer = () => (g) => {
      const dig = flow.parse(g, 'dig');
      if (dig !== undefined && flow.who(g) === seat) flow.take(g, seat, dig);
    };
    const brain = { ...ford, dealer, policy: () => always('dig') };
    expect(decided(LEVELS.lieutenant, firstOf(seat), seat, { brain })).toMatchObject({ choice: 'dig', plan: [] });
    expect(decided(LEVELS.general, firstOf(seat), seat, { brain })).toMatchObject({ choice: 'dig', plan: [] });
  });

  it('considers only the choices worth considering; all choices if none is', () => {
    const considers = (g: State, _seat: Seat, choice: number): boolean => flow.text(g, choice) !== 'cross upper';
    const unplanned = decided(UNPLANNED, firstOf(seat), seat, { brain: { ...ford, considers } });
    expect(unplanned.choice).toBe('dig');
    const nothing = decided(UNPLANNED, firstOf(seat), seat, { brain: { ...ford, considers: () => false } });
    expect(nothing.choice).toBe('cross upper');
  });
});

describe('the same task', () => {
  it.each(BY_LEVEL)('gives a %s the same thought; another seed or entry other random numbers', (_level, level) => {
    const even = firstOf(NORTH, { fords: {}, points: 1 });
    const thought = decided(level, even, NORTH);
    expect(decided(level, even, NORTH)).toEqual(thought);
    const others = [12, 13, 14, 15].map((seed) => decided(level, firstOf(NORTH, { fords: UNSURE }), NORTH, { seed }));
    const later = [4, 5, 6, 7].map((moment) => decided(level, firstOf(NORTH, { fords: UNSURE }), NORTH, { moment }));
    if (level.plans) {
      expect(new Set(others.map(({ chance }) => chance)).size).toBeGreaterThan(1);
      expect(new Set(later.map(({ chance }) => chance)).size).toBeGreaterThan(1);
    }
  });
});

const UNSURE = { upper: { prize: 4, needs: 4 }, middle: { prize: 3, needs: 3 } };

describe('playouts', () => {
  it('are as many as the level has', () => {
    // The last comparison goes on until all plans have been played.
    const { playouts: planned } = decided(LEVELS.lieutenant, firstOf(NORTH), NORTH);
    expect(planned).toBeGreaterThanOrEqual(60);
    expect(planned).toBeLessThan(60 + 8);
    const deep = decided(LEVELS.captain, firstOf(NORTH), NORTH).playouts;
    expect(deep).toBeGreaterThanOrEqual(200);
    expect(deep).toBeLessThan(200 + 8 * 9);
    const { playouts } = decided(LEVELS.general, firstOf(NORTH), NORTH);
    expect(playouts).toBeGreaterThan(300);
    expect(playouts).toBeLessThan(500);
  });

  it('end with the time of the level', () => {
    for (const name of ['recruit', 'lieutenant', 'captain', 'general'] as const) {
      let time = 0;
      const level = { ...LEVELS[name], planning: 100_000, weighing: 100_000, milliseconds: 100 };
      const { choice } = decided(level, firstOf(NORTH), NORTH, { now: () => time++ });
      expect(choice).not.toBe('');
      expect(time).toBeLessThan(700);
    }
  });

  it('are shown while a level plans', () => {
    for (const name of ['lieutenant', 'captain', 'general'] as const) {
      const reported: number[] = [];
      const player = new ComputerPlayer(
        ford,
        LEVELS[name],
        11,
        () => 0,
        (_chance, made) => reported.push(made),
      );
      player.decide({ view: view(firstOf(NORTH), NORTH), seat: NORTH, moment: 3 });
      expect(reported.length).toBeGreaterThan(0);
      expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    }
  });
});

describe('lanes', () => {
  it('are left to others by those who decide so, and come to the same', () => {
    const task = { view: view(firstOf(NORTH), NORTH), seat: NORTH, moment: 3 };
    const player = new ComputerPlayer(ford, LEVELS.general, 11);
    const deciding = player.deciding(task, 4);
    let step = deciding.next();
    expect(step.done).toBe(false);
    while (!step.done)
      step = deciding.next(step.value.map((job) => new ComputerPlayer(ford, LEVELS.general, 11).lane(task, job)));
    expect(step.value).toEqual(player.decide(task));
  });
});

describe('the version of its evaluation', () => {
  const versionOf = (level: Level, brain = ford): string => new ComputerPlayer(brain, level, 1).version;

  it('depends on the level: set by hand, learned, and with a belief', () => {
    const believing = { ...ford, habits: 'habits-1' };
    expect([versionOf(LEVELS.lieutenant), versionOf(LEVELS.captain)]).toEqual(['learned-1', 'learned-1']);
    expect(versionOf(LEVELS.recruit)).toBe('hand-1');
    expect(versionOf(LEVELS.general)).toBe('learned-1');
    expect(versionOf(LEVELS.general, believing)).toBe('learned-1 habits-1');
    expect(versionOf(LEVELS.captain, believing)).toBe('learned-1');
  });
});
