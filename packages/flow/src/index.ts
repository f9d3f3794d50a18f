export { answerAnew } from './answers.ts';
export { argumentIn, flagIn, idIn, idsIn, notAllowed } from './arguments.ts';
export { Basis } from './basis.ts';
export { cell, NONE, type None } from './cells.ts';
export { type ChanceSource, chanceFrom } from './chance.ts';
export { type Choice, Choices, type Verbs, verbOf, type Wanted } from './choice.ts';
export {
  askAgain,
  type Clause,
  type ClausesOf,
  clauses,
  explaining,
  FORMAL,
  inPlay,
  lifting,
  met,
  namesOne,
  passes,
  recalled,
  unmet,
  waived,
} from './clauses.ts';
export { Column } from './column.ts';
export { ownAnswer } from './driver.ts';
export { Explaining, explain, isAllowed } from './explain.ts';
export { Flow } from './flow.ts';
export type { FrameCheck } from './frame-checks.ts';
export { IdSet } from './id-set.ts';
export { type Faults, faults, Impossible, inLine, type Spot } from './impossible.ts';
export {
  type ChoiceEntry,
  drawsIn,
  type Entry,
  entryFor,
  freeUndo,
  freeUndos,
  isUndo,
  type Logged,
  lineOf,
  sharedEntry,
  type UndoBar,
  type UndoEntry,
  whoName,
} from './journal.ts';
export {
  BadValue,
  between,
  each,
  flag,
  type Id,
  type IdKind,
  idKind,
  type JsonOf,
  type Kind,
  namesOf,
  number,
  optional,
  setOf,
  type ValueOf,
  type WordKind,
} from './kinds.ts';
export type { LaterLocals } from './later-locals.ts';
export type { Machine } from './machine.ts';
export { type NotationCode, NotationError } from './notation/error.ts';
export type { PositionFields, PositionFormat, PositionPart } from './notation/format.ts';
export { LIMITS, type Limits } from './notation/lines.ts';
export {
  addTo,
  flagPart,
  grouped,
  groupPart,
  listPart,
  namesIn,
  putIn,
  tableIn,
  tablePart,
  valuePart,
  wordOfKind,
} from './notation/parts.ts';
export { readPosition, titleOfPosition, writePosition } from './notation/position.ts';
export {
  ENDS_OUTSIDE_RULES,
  entryText,
  type GameRecord,
  type ReadRecord,
  type RecordedDice,
  type RecordedEnd,
  readRecord,
  SPECTATOR,
  titleOfRecord,
  writeRecord,
} from './notation/record.ts';
export { endOf, type Replayed, type ReplayOptions, replayRecord } from './notation/replay.ts';
export { valueIn } from './notation/words.ts';
export { choiceFrom, passesTo } from './old-games.ts';
export { type OptionValue, readOptions, type TableOption } from './options.ts';
export type { Player } from './player.ts';
export {
  type AnyAside,
  CHANCE,
  type Exit,
  type FrameOf,
  OVER,
  type Procedure,
  type ProceduresIn,
  type Question,
  type QuestionStep,
  type SavedFrameOf,
  type Seat,
  type Sink,
  TOGETHER,
} from './procedure.ts';
export { type Query, querying, type Taking, taking } from './queries.ts';
export type { AnyRules, Result, Rules } from './rules.ts';
export { behindAfter, isMember } from './sets.ts';
export { copyInto, type SavedState, type Shape, type StateBase, type StateOf, stateShape } from './shape.ts';
export { NO_CARD, type StandingAnswer } from './standing.ts';
export { type Outcome, type RefusalCode, Table, type TableOptions } from './table.ts';
export type { TakenBack } from './taken-back.ts';
export { type Reason, type Skipped, type WhyRules, whyQueries } from './why.ts';
export { responseWindow, type Window, type WindowRules } from './window.ts';
export { takeWitnessed, type Witnessed, witnessedAt } from './witness.ts';
