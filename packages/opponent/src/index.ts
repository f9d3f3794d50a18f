export { type AnyBrain, anyBrain, type Brain, type Policy } from './brain.ts';
export { distancesBetween } from './distances.ts';
export { drawn } from './drawn.ts';
export { curve, LearnedEvaluation, type LearnedWeights, steepnessOf } from './learned.ts';
export { isLevel, LEVEL, LEVELS, type Level, type LevelName } from './levels.ts';
export { ComputerPlayer, type Task, type Thought } from './player.ts';
export { Playouts } from './playout.ts';
export { Script } from './script.ts';
export { stepNamed, verbWeights } from './steps.ts';
