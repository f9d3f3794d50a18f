import type { ProceduresIn, SavedFrameOf, SavedState } from '@carillon/flow';
import type * as contents from './procedures/contents.ts';
import type * as events from './procedures/contents-events.ts';
import type * as options from './procedures/contents-options.ts';
import type * as sieges from './procedures/contents-sieges.ts';
import type * as year from './procedures/contents-year.ts';
import type { Window } from './procedures/response-window.ts';
import type { shape } from './state.ts';

// The types of a position outside the rules, derived from the fields of the state and the tables of contents.

type Procedure =
  | ProceduresIn<typeof contents>
  | ProceduresIn<typeof events>
  | ProceduresIn<typeof options>
  | ProceduresIn<typeof sieges>
  | ProceduresIn<typeof year>
  | typeof Window;

/** One running procedure: its step, and its locals by name. */
export type SavedFrame = SavedFrameOf<Procedure>;

type StepOf<F> = F extends SavedFrame ? `${F['procedure']}.${F['step']}` : never;
/** Every step of every procedure, e.g. `march.onward`. */
export type StepName = StepOf<SavedFrame>;

/** A position as named JSON. Blank entries are omitted: pieces in the reserve, spaces without works, cards out of the game. */
export type Position = SavedState<typeof shape> & {
  /** The running procedures, outermost first. */
  readonly stack: readonly SavedFrame[];
};
