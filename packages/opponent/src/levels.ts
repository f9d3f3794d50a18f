/** How strong a computer player is. No level is helped by dice, cards or points. */
export const LEVELS = ['recruit', 'lieutenant'] as const;
export type LevelName = (typeof LEVELS)[number];

/** Whether there is such a level. */
export const isLevel = (name: unknown): name is LevelName => LEVELS.some((each) => each === name);

/** How a level thinks. */
export interface Level {
  /** Whether it plans whole turns; otherwise it weighs one choice at a time. */
  readonly plans: boolean;
  /** Playouts for a turn that is planned. */
  readonly planning: number;
  /** Playouts for a single choice. */
  readonly weighing: number;
}

export const LEVEL: { readonly [L in LevelName]: Level } = {
  recruit: { plans: false, planning: 0, weighing: 120 },
  lieutenant: { plans: true, planning: 1300, weighing: 240 },
};
