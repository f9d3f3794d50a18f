/** How strong a computer player is. No level is helped by dice, cards or points. */
export const LEVELS = ['recruit', 'lieutenant', 'captain'] as const;
export type LevelName = (typeof LEVELS)[number];

/** Whether there is such a level. */
export const isLevel = (name: unknown): name is LevelName => LEVELS.some((each) => each === name);

/** How a level thinks. */
export interface Level {
  /** Whether it plans whole turns; otherwise it weighs one choice at a time. */
  readonly plans: boolean;
  /** Whether it looks at the enemy's best answer to a plan, and at its own next turn. */
  readonly answers: boolean;
  /** Whether it judges by learned weights; otherwise by those set by hand. */
  readonly learned: boolean;
  /** Playouts for a turn that is planned: turns played, answers included. */
  readonly planning: number;
  /** Playouts for a single choice. */
  readonly weighing: number;
  /** On a slow machine it stops after so many milliseconds, and makes fewer playouts. */
  readonly milliseconds: number;
}

export const LEVEL: { readonly [L in LevelName]: Level } = {
  recruit: { plans: false, answers: false, learned: false, planning: 0, weighing: 120, milliseconds: 100 },
  lieutenant: { plans: true, answers: false, learned: false, planning: 1300, weighing: 240, milliseconds: 300 },
  captain: { plans: true, answers: true, learned: true, planning: 5200, weighing: 480, milliseconds: 1000 },
};
