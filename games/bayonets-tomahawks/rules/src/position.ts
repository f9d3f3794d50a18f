import type { ProceduresIn, SavedFrameOf, SavedState } from '@carillon/flow';
import type * as actions from './procedures/contents-actions.ts';
import type * as battle from './procedures/contents-battle.ts';
import type * as events from './procedures/contents-events.ts';
import type * as sequence from './procedures/contents-sequence.ts';
import type * as year from './procedures/contents-year.ts';
import type { shape } from './state.ts';

// The types of a position outside the rules, derived from the fields of the state and the tables of contents.

type Procedure =
  | ProceduresIn<typeof actions>
  | ProceduresIn<typeof battle>
  | ProceduresIn<typeof events>
  | ProceduresIn<typeof sequence>
  | ProceduresIn<typeof year>;

/** One running procedure: its step, and its locals by name. */
export type SavedFrame = SavedFrameOf<Procedure>;

type StepOf<F> = F extends SavedFrame ? `${F['procedure']}.${F['step']}` : never;
/** Every step of every procedure, e.g. `march.onward`. */
export type StepName = StepOf<SavedFrame>;

/** A position as named JSON. Blank entries are omitted: counters not in the game, neutral spaces, zeros. */
export type Position = SavedState<typeof shape> & {
  /** The running procedures, outermost first. */
  readonly stack: readonly SavedFrame[];
};
