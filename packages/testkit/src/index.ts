export { byRule } from './by-rule.ts';
export { ChanceScript, scriptedTable } from './chance-script.ts';
export { copyOf } from './copy.ts';
export { countPositions } from './count-positions.ts';
export { drawnTo } from './distances.ts';
export { Drawing } from './drawing.ts';
export { type Checks, type KeptFailure, keepFailure, readFailure, recordsIn, WalkFailure } from './failures.ts';
export { type GoldenGame, readGolden, recordGame, replayGolden, stateHash, writeGolden } from './golden.ts';
export { countsByKind, type Guessing, guessAlong } from './guessing.ts';
export { type KeptGame, promptsOf, readKept, replayKept } from './kept.ts';
export {
  commitHere,
  type FigureFiles,
  type KeptFigure,
  keepAndCompare,
  processorHere,
  runNow,
} from './kept-figures.ts';
export { type Landmark, landmarkKey } from './landmarks.ts';
export { type Leaning, LeaningPlayer, leaningTo, type Weights } from './leaning.ts';
export { checkMarks, type Mark, setsOf } from './marks.ts';
export { namedBy, namingAlong } from './naming.ts';
export { differenceIn, type Oracle, OracleCount, type OracleFinding } from './oracle.ts';
export { Playing, type PlayingOptions, playing } from './playing.ts';
export { type Decision, positionOf } from './position.ts';
export { type Questioned, questionsOf } from './questions.ts';
export { addNoted, notedNames, REACHED_FILE } from './reached.ts';
export {
  addReached,
  addReport,
  emptyReport,
  landmarksNeverMet,
  neverNamed,
  type Prompts,
  type Report,
  reportText,
  stepsNeverReached,
} from './report.ts';
export { logResults, type RolledDice, rollsIn } from './results.ts';
export { CheckFailed } from './same.ts';
export { savedLocals } from './saved-locals.ts';
export { positionTexts, type SpoilFailure, type SpoilOptions, type SpoilReport, spoil, spoilLocals } from './spoil.ts';
export { outcomeAt, spoiltPositions } from './spoilt-rows.ts';
export { complaintOf, exchangeWords, faultOf } from './spoilt-texts.ts';
export { Tally } from './tally.ts';
export type { TitleWalks } from './title.ts';
export { type UnsaidFound, type UnsaidOptions, unsaid } from './unsaid.ts';
export { walk, walkAgain } from './walk.ts';
export type { Walked, WalkOptions } from './walk-options.ts';
export type { Walkable } from './walkable.ts';
export {
  type Finding,
  type IllegalPair,
  judge,
  specificShare,
  type WhyNot,
  type WhyNotOptions,
  whyNot,
  whyNotText,
} from './why-not.ts';
export { whyTable } from './why-table.ts';
