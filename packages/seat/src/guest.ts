import type { Entry, Seat, Witnessed } from '@carillon/flow';
import { type LevelName, levelsDownFrom } from './levels.ts';
import type { StyleChoice } from './styles.ts';

// A computer player as a guest at a game: what its host asks it, and keeps of its thoughts. All of it is plain JSON.

/** What is asked for a seat: all that it knows. */
export interface Task<View> {
  readonly view: View;
  readonly seat: Seat;
  /** The number of the entry that the choice will be: with the player's seed it gives the random numbers. */
  readonly moment: number;
  /** What is left of its plan: `plan` of its last thought. */
  readonly plan?: readonly number[] | undefined;
  /** What the seat has witnessed of the others' answers; levels that believe nothing leave it aside. */
  readonly witnessed?: readonly Witnessed[] | undefined;
}

/** A task for one computer player. A host adds what its thinkers need to find the player. */
export interface GuestTask<View> extends Task<View> {
  readonly title: string;
  readonly level: LevelName;
  readonly seed: number;
  /** How it likes to play; balanced unless given. */
  readonly style?: StyleChoice;
}

/** The answer to a task. */
export interface GuestThought {
  /** The choice as text, one of those listed. */
  readonly choice: string;
  /** Playouts made; 0 if it followed its plan, or had no other choice. */
  readonly playouts: number;
  /** What is left of its plan, for its next task. */
  readonly plan: readonly number[];
  /** What its evaluation is called; absent if the thought took none. */
  readonly version?: string;
}

/** Choices that took thought: number of the entry, playouts, and what the evaluation was called. */
export type Thoughts = readonly (readonly [entry: number, playouts: number, version: string])[];

/** What a host keeps of a guest between tasks. */
export interface KeptGuest {
  /** `plan` of its last thought. */
  readonly plan: readonly number[];
  /** The number of the first entry after the choice of that thought. */
  readonly since: number;
  readonly thoughts: Thoughts;
}

/** A guest that has not thought yet, in a game with so many entries. */
export const newGuest = (since: number): KeptGuest => ({ plan: [], since, thoughts: [] });

/**
 * What is left of a plan after the entries since its last thought: nothing once something was taken back, or somebody
 * else has made a choice for the seat.
 */
export function planInForce(plan: readonly number[], since: readonly Entry[], who: string): readonly number[] {
  const breaks = (entry: Entry): boolean => !('choice' in entry) || (entry.who === who && entry.auto !== true);
  return since.some(breaks) ? [] : plan;
}

/** What is kept after a thought whose choice became entry `moment`. */
export const keptAfter = (
  { thoughts }: Pick<KeptGuest, 'thoughts'>,
  moment: number,
  { plan, playouts, version = '' }: GuestThought,
): KeptGuest => ({
  plan,
  since: moment + 1,
  thoughts: playouts > 0 ? [...thoughts, [moment, playouts, version]] : thoughts,
});

/** What happens around a thought. */
interface Thinking<T> {
  /** Thinks at a level; `undefined` if the thought is no longer wanted. */
  readonly think: (level: LevelName) => Promise<T | undefined>;
  /** The first choice in the list. */
  readonly first: () => string;
  readonly onTrouble: (error: unknown) => void;
}

/** Thinks; where a level fails, the next weaker one does; at last the first choice in the list is made. */
export async function thoughtOf<T extends GuestThought>(
  level: LevelName,
  { think, first, onTrouble }: Thinking<T>,
): Promise<T | GuestThought | undefined> {
  for (const each of levelsDownFrom(level)) {
    try {
      return await think(each);
    } catch (error) {
      onTrouble(error);
    }
  }
  return { choice: first(), playouts: 0, plan: [] };
}
