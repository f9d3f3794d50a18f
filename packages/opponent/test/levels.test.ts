import { readFileSync } from 'node:fs';
import type { Seat } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { BadTask } from '../src/bad-task.ts';
import type { Brain } from '../src/brain.ts';
import { LEVEL, type Level, mustBeLevel, partOf } from '../src/levels.ts';
import { ComputerPlayer } from '../src/player.ts';
import { ford } from './fords/brain.ts';
import { after, begun, NORTH, SOUTH, type State, type View, view } from './fords/rules.ts';

// The tasks and levels of computer players. A crossing at the upper ford always wins four points.

const LEVELS = {
  recruit: { ...LEVEL.recruit, weighing: 60 },
  captain: { ...LEVEL.captain, planning: 200, weighing: 60 },
  general: { ...LEVEL.general, planning: 400, weighing: 60 },
};
const start = begun({ rounds: 4, fords: { upper: { prize: 4, needs: 1 } } });

const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof BadTask ? error.code : error;
  }
};

describe('a task is refused', () => {
  const asked = (
    task: { readonly view?: View; readonly seat?: Seat; readonly witnessed?: never },
    level: Level = LEVELS.recruit,
  ) =>
    codeOf(() =>
      new ComputerPlayer(ford, level, 1).decide({ view: view(start, NORTH), seat: NORTH, moment: 1, ...task }),
    );

  it.each([
    ['whose seat is not asked', { seat: SOUTH }, 'not_asked'],
    ['for chance', { seat: -2 }, 'not_asked'],
    ['for a seat that does not exist', { seat: 7 }, 'not_asked'],
    ['with a view of something else', { view: { seat: null, cards: 7 } as View }, 'bad_view'],
    ['without a view', { view: null as unknown as View }, 'bad_view'],
  ])('%s', (_what, task, code) => {
    expect(asked(task)).toBe(code);
  });

  it('once the game is over', () => {
    expect(asked({ view: view(after(begun({}), 'dig', 'dig'), NORTH) })).toBe('not_asked');
  });

  it('an error of the rules is none of the task', () => {
    const broken = {
      ...ford.rules,
      fromView: () => {
        throw new Error('broken');
      },
    };
    const player = new ComputerPlayer({ ...ford, rules: broken }, LEVELS.recruit, 1);
    expect(() => player.decide({ view: view(start, NORTH), seat: NORTH, moment: 1 })).toThrow('broken');
  });

  it.each([null, [null], [{}], [{ step: 'a', who: 'b', choice: 'c' }], [{ step: 1, who: 'b', choice: 'c', log: [] }]])(
    'by a level that believes, with %j witnessed',
    (witnessed) => {
      expect(asked({ witnessed: witnessed as never }, LEVELS.general)).toBe('bad_witness');
      expect(asked({ witnessed: witnessed as never }, LEVELS.recruit)).toMatchObject({ choice: 'cross upper' });
    },
  );
});

describe('what a seat has witnessed', () => {
  /** The witnessed answers by which a level deals cards, in a title with or without habits. */
  function dealtBy(level: Level, habits: string | undefined): unknown {
    const known: unknown[] = [];
    const brain: Brain<State, View> = {
      ...ford,
      ...(habits !== undefined && { habits }),
      dealer: (seen, witnessed) => {
        known.push(witnessed);
        return ford.dealer(seen);
      },
    };
    const witnessed = [{ step: 'game.posts', who: 'south', choice: 'post', log: [] }];
    new ComputerPlayer(brain, level, 1).decide({
      view: view(start, NORTH),
      seat: NORTH,
      moment: 1,
      witnessed,
    });
    return known[0];
  }

  it('is believed by a General, where the title knows habits, and by nobody else', () => {
    expect(dealtBy(LEVELS.general, 'habits-1')).toHaveLength(1);
    expect(dealtBy(LEVELS.general, undefined)).toBeUndefined();
    expect(dealtBy(LEVELS.captain, 'habits-1')).toBeUndefined();
  });
});

describe('levels', () => {
  it.each([
    [{ weighing: 0 }],
    [{ weighing: 10_000_001 }],
    [{ weighing: 1.5 }],
    [{ planning: 0 }],
    [{ planning: -1 }],
    [{ lanes: 0 }],
    [{ lanes: 5 }],
  ])('with %j are refused', (wrong) => {
    expect(codeOf(() => mustBeLevel({ ...LEVEL.lieutenant, ...wrong }))).toBe('bad_budget');
    expect(codeOf(() => new ComputerPlayer(ford, { ...LEVEL.lieutenant, ...wrong }, 1))).toBe('bad_budget');
  });

  it.each([
    [{ weighing: 1 }],
    [{ weighing: 10_000_000 }],
    [{ planning: 1 }],
    [{ lanes: 4 }],
    [{ plans: false, planning: 0 }],
  ])('with %j are in order', (right) => {
    expect(codeOf(() => mustBeLevel({ ...LEVEL.lieutenant, ...right }))).toBeUndefined();
  });

  it('keep at least one playout in any part of them', () => {
    expect(partOf(LEVEL.recruit, 0.001)).toMatchObject({ planning: 1, weighing: 1 });
    expect(partOf(LEVEL.lieutenant, 0.5)).toMatchObject({ planning: 450, weighing: 120, milliseconds: 300 });
    expect(partOf(LEVEL.lieutenant, 0.001)).toMatchObject({ planning: 1, weighing: 1 });
  });

  it('have the budgets and caps that docs/opponents/thinking.md gives', () => {
    const { recruit, lieutenant, captain, general } = LEVEL;
    const text = readFileSync(new URL('../../../docs/opponents/thinking.md', import.meta.url), 'utf8');
    const written = (number: number): string => number.toLocaleString('en');
    const levels = [recruit, lieutenant, captain, general];
    const [least, short, medium, long] = levels.map(({ planning }) => written(planning));
    expect(text).toContain(
      `${least} for a Recruit's turn, ${short} for a Lieutenant's, ${medium} for a Captain's, ${long} for a General's`,
    );
    const caps = levels.map(({ milliseconds }) => written(milliseconds));
    expect(text).toContain(`${caps.slice(0, 3).join(', ')} and ${caps[3]} ms`);
    // A Captain weighs a single choice with four times as many playouts as a Recruit.
    expect(levels.map(({ weighing }) => weighing / recruit.weighing)).toEqual([1, 2, 4, 8]);
    expect(recruit.weighing).toBe(120);
    expect(levels.map(({ lanes }) => lanes)).toEqual([1, 1, 1, 4]);
  });
});
