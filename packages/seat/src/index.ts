export { type FreeUndo, freeUndoOf, type Undo, undoFor } from './free-undo.ts';
export { acceptsDraw, givesUp } from './giving-up.ts';
export {
  type GuestTask,
  type GuestThought,
  type KeptGuest,
  keptAfter,
  newGuest,
  planInForce,
  type Task,
  type Thoughts,
  thoughtOf,
} from './guest.ts';
export { computerName, isLevel, LEVELS, type LevelName, levelNamed, levelsDownFrom } from './levels.ts';
export { onlySetOn } from './only-set.ts';
export { ownChoices } from './own-choices.ts';
export { Plan, play } from './plan.ts';
export { changedStanding, isStandingBySeat, type StandingBySeat } from './standing-answers.ts';
export {
  hasStyles,
  isStyleChoice,
  STYLE_CHOICES,
  STYLES,
  type StyleChoice,
  type StyleName,
  styleOf,
} from './styles.ts';
export { actionStart, type Level, levelOf, madeInAction, Undone } from './undone.ts';
