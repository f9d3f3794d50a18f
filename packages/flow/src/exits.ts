import type { Choices } from './choice.ts';
import { NO_SLOT } from './frames.ts';
import type { Sink } from './procedure.ts';

// Inside the machine, the way a step leaves is a number: the index of the step to go to, or one of these.

/** Leaves by ending. */
export const ENDED = -1;
/** Leaves by calling the procedure in the scratch record. */
export const CALLED = -2;
/** Stays at the step that asked. */
export const STAYED = -3;

/** A procedure that a step calls, as far as its frame needs it. */
interface Frameable {
  /** A frame with everything blank. */
  readonly template: Int16Array;
  /** Writes the locals that the caller gives. */
  give(cells: Int16Array, base: number, locals: Readonly<Record<string, unknown>>): void;
}

/** Data that a step passes to the machine without allocating: the procedure called, the result, the list to fill. */
export interface Scratch {
  /** The last way to leave that was made: a step must return it, and may make no other. */
  exit: number | undefined;
  procedure: Frameable | undefined;
  locals: Readonly<Record<string, unknown>> | undefined;
  slot: number;
  result: unknown;
  list: Choices;
  say: Sink<unknown> | undefined;
}

/** An empty record, which lists into `list`. */
export const newScratch = (list: Choices): Scratch => ({
  exit: undefined,
  procedure: undefined,
  locals: undefined,
  slot: NO_SLOT,
  result: undefined,
  list,
  say: undefined,
});
