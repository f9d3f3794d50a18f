import type { Choices, Seat, StateBase } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { BadTask } from '../src/bad-task.ts';
import type { Brain } from '../src/brain.ts';
import { LEVEL } from '../src/levels.ts';
import { ComputerPlayer, type Thought } from '../src/player.ts';

// Choices that need no thought: a lone one, and the next of a plan.

/** The seat that plays, and the step that asks it. */
const OWN = 1;
const STEP = 7;

interface Asked {
  readonly listed: readonly number[];
  /** The seat that has the turn; if absent, the player's own. */
  readonly turn?: Seat;
  readonly begins?: boolean;
  readonly plansAgain?: boolean;
  /** The choices worth considering; if absent, all. */
  readonly worth?: readonly number[];
}

/** The player's answer to a question of a game without rules. It throws "it thinks" once it would think. */
function decided({ listed, turn = OWN, begins, plansAgain, worth = listed }: Asked, plan: readonly number[]): Thought {
  const g = { cells: new Int16Array(1) } as StateBase;
  const flow = {
    seats: ['first', 'second'],
    mayChoose: () => true,
    list: (_g: StateBase, _seat: Seat, into: Choices) => {
      into.reset();
      for (const choice of listed) into.push(choice);
    },
    stepAt: () => STEP,
    text: (_g: StateBase, choice: number) => `choice ${choice}`,
  };
  const brain = {
    rules: { flow, blank: () => g, fromView: () => g },
    turnOf: () => turn,
    beginsTurn: () => begins === true,
    plansAgain: () => plansAgain === true,
    considers: (_g: StateBase, _seat: Seat, choice: number) => worth.includes(choice),
    dealer: () => {
      throw new Error('it thinks');
    },
  } as unknown as Brain<StateBase, object>;
  return new ComputerPlayer(brain, LEVEL.recruit, 1).decide({ view: {}, seat: OWN, moment: 0, plan });
}

/** The thought for a choice made without thinking, with the rest of the plan. */
const made = (choice: number, plan: readonly number[]): Thought => ({
  choice: `choice ${choice}`,
  chance: undefined,
  playouts: 0,
  plan,
});

const PLAN = [STEP, 3, 8, 4];

describe('without a thought', () => {
  it('a lone choice is made, and the plan stays for the choices after it', () => {
    expect(decided({ listed: [3] }, PLAN)).toEqual(made(3, PLAN));
  });

  it('the only choice worth considering is made', () => {
    expect(decided({ listed: [2, 3, 5], worth: [5] }, [])).toEqual(made(5, []));
  });

  it('the next choice of the plan is made in the own turn', () => {
    expect(decided({ listed: [2, 3] }, PLAN)).toEqual(made(3, [8, 4]));
  });

  it('outside its own turn a plan is dropped', () => {
    expect(decided({ listed: [3], turn: 0 }, PLAN)).toEqual(made(3, []));
  });
});

describe('a thought is needed', () => {
  it.each<[string, Asked, readonly number[]]>([
    ['where the plan has nothing for this step', { listed: [2, 3] }, [8, 3]],
    ['where the planned choice is not listed', { listed: [2, 5] }, PLAN],
    ['out of the own turn', { listed: [2, 3], turn: 0 }, PLAN],
    ['as a turn begins', { listed: [2, 3], begins: true }, PLAN],
    ['after the enemy has upset the plan', { listed: [2, 3], plansAgain: true }, PLAN],
  ])('%s', (_where, asked, plan) => {
    expect(() => decided(asked, plan)).toThrow('it thinks');
  });
});

it('a seat with nothing to choose is refused', () => {
  expect(() => decided({ listed: [] }, PLAN)).toThrow(BadTask);
});
