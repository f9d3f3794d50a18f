/** The levels of computer players, the weakest first. */
export const LEVELS = ['recruit', 'lieutenant', 'captain', 'general'] as const;
/** How strong a computer player is. No level is helped by dice, cards or points. */
export type LevelName = (typeof LEVELS)[number];

/** Whether the level exists. */
export const isLevel = (name: unknown): name is LevelName => LEVELS.some((each) => each === name);

/** A level and all weaker ones, the strongest first: if one fails, the next plays. */
export const levelsDownFrom = (level: LevelName): readonly LevelName[] =>
  LEVELS.slice(0, LEVELS.indexOf(level) + 1).toReversed();

/** The name of a computer player at a server's table. Nobody else can have it, because of its brackets. */
export const computerName = (level: LevelName): string =>
  `Computer (${level.slice(0, 1).toUpperCase()}${level.slice(1)})`;

/** The level of a computer player, by its name at a server's table; `undefined` for a person's. */
export const levelNamed = (name: string): LevelName | undefined => LEVELS.find((level) => computerName(level) === name);
