import type { LevelName } from '@carillon/seat';
import { BadTask } from './bad-task.ts';

/** The way of thinking of a level. */
export interface Level {
  /** Whether it plans whole turns and compares the plans; otherwise it weighs one choice at a time. */
  readonly plans: boolean;
  /** Whether it plans turns with its most promising intention alone, and trusts the dice that a plan met. */
  readonly pursues: boolean;
  /** Whether it looks at the enemy's best answer to a plan, and at its own next turn. */
  readonly answers: boolean;
  /** Whether it judges by learned weights; otherwise by those set by hand. */
  readonly learned: boolean;
  /** Whether it infers hidden cards from what others did and did not do. */
  readonly believes: boolean;
  /**
   * The number of lanes of its search; see `searchInLanes`. With more than one, it also weighs single choices more
   * carefully.
   */
  readonly lanes: number;
  /** The playouts for planning a turn: turns played, including answers. */
  readonly planning: number;
  /** The playouts for a single choice. */
  readonly weighing: number;
  /** The time limit in milliseconds, which only a slow machine reaches; then it makes fewer playouts. */
  readonly milliseconds: number;
}

/** The maximum number of lanes of any level. */
export const LANES = 4;

const UNPLANNED = {
  plans: false,
  pursues: false,
  answers: false,
  learned: false,
  believes: false,
  lanes: 1,
  planning: 0,
};
const PLANNED = { ...UNPLANNED, plans: true, learned: true };
const DEEP = { ...PLANNED, answers: true };

export const LEVEL: { readonly [L in LevelName]: Level } = {
  recruit: { ...UNPLANNED, pursues: true, planning: 3, weighing: 120, milliseconds: 100 },
  lieutenant: { ...PLANNED, planning: 900, weighing: 240, milliseconds: 300 },
  captain: { ...DEEP, planning: 5200, weighing: 480, milliseconds: 1000 },
  general: { ...DEEP, believes: true, lanes: LANES, planning: 20_800, weighing: 960, milliseconds: 4000 },
};

/** A level with a share of its playouts, at least one. */
export const partOf = (level: Level, share: number): Level => ({
  ...level,
  planning: Math.ceil(level.planning * share),
  weighing: Math.ceil(level.weighing * share),
});

type Budgets = Pick<Level, 'plans' | 'planning' | 'weighing' | 'lanes'>;

/** Throws a `BadTask` if the budgets of a level are not whole numbers above 0, at most ten million; lanes: at most 4. */
export function mustBeLevel({ plans, planning, weighing, lanes }: Budgets): void {
  const isBudget = (budget: number, most = 10_000_000): boolean =>
    Number.isInteger(budget) && budget > 0 && budget <= most;
  if (!isBudget(weighing) || (plans && !isBudget(planning)) || !isBudget(lanes, LANES))
    throw new BadTask('bad_budget', `a budget is a whole number from 1 to 10000000, not ${planning} and ${weighing}`);
}
