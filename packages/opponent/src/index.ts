export type { StyleName } from '@carillon/seat';
export {
  type Advice,
  type AdvisedFight,
  type AdvisedPlan,
  areEqual,
  type Basis,
  type Reason,
  reasonsFor,
} from './advice.ts';
export { type AdviceTask, Adviser } from './adviser.ts';
export { WatchedPlayouts } from './ahead.ts';
export { BadTask, type BadTaskCode } from './bad-task.ts';
export { type AnyBrain, anyBrain, type Brain, inStyle, type Policy } from './brain.ts';
export { type Calibration, calibrated } from './calibration.ts';
export { type AnyCounting, anyCounting, type Band, type Counter, type Counting, Counts, Trails } from './counting.ts';
export { Dice, type PlayoutDice } from './dice.ts';
export { distancesBetween } from './distances.ts';
export { drawn } from './drawn.ts';
export { HabitCounts, type Habits, type NoteHabit } from './habits.ts';
export { type AnyImitating, type Example, type Imitated, Imitating, imitatingOf } from './imitating.ts';
export { type Intended, type Intending, nearestToItsEnd } from './intended.ts';
export { type After, Judge, type JudgeTask } from './judge.ts';
export type { LaneFound, LaneJob } from './lanes.ts';
export { curve, LearnedEvaluation, type LearnedWeights, steepnessOf } from './learned.ts';
export { LANES, LEVEL, type Level, mustBeLevel, partOf } from './levels.ts';
export { ComputerPlayer, type Thought } from './player.ts';
export { Playouts } from './playout.ts';
export type { PlannedChoice } from './recital.ts';
export { type AnyRestraints, anyRestraints, type Restraint, restrained } from './restrained.ts';
export { Script } from './script.ts';
export { stepNamed, verbWeights } from './steps.ts';
export type { FightKind, Fought, Telling } from './telling.ts';
export { type Family, type Graded, type LearnedPolicy, TraitNames, Traits } from './traits.ts';
export { type PlayedGame, turnsOf } from './turns.ts';
export { type Grade, gradeOf, type Tally, tallyOf, type Verdict } from './verdict.ts';
