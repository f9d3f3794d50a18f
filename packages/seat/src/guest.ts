import type { Entry, Seat, Witnessed } from '@carillon/flow';
import { type LevelName, levelsDownFrom } from './levels.ts';
import type { StyleChoice } from './styles.ts';

// A computer player as a guest in a game: the tasks its host gives it, and the part of its thoughts that the host
// keeps. All of it is plain JSON.

/** A task: all that a seat knows. */
export interface Task<View> {
  readonly view: View;
  readonly seat: Seat;
  /** The number that the entry of the choice will have; with the player's seed it determines the random numbers. */
  readonly moment: number;
  /** The rest of its plan: `plan` of its last thought. */
  readonly plan?: readonly number[] | undefined;
  /** The others' answers as far as the seat has witnessed them; levels without beliefs ignore it. */
  readonly witnessed?: readonly Witnessed[] | undefined;
}

/** A task for one computer player. A host adds what its thinkers need to find the player. */
export interface GuestTask<View> extends Task<View> {
  readonly title: string;
  readonly level: LevelName;
  readonly seed: number;
  /** Its style of play; balanced by default. */
  readonly style?: StyleChoice;
}

/** The answer to a task. */
export interface GuestThought {
  /** The choice as text, one of those listed. */
  readonly choice: string;
  /** How many playouts were made; 0 if it followed its plan, or had no other choice. */
  readonly playouts: number;
  /** The rest of its plan, for its next task. */
  readonly plan: readonly number[];
  /** The name of its evaluation; absent if no thought was needed. */
  readonly version?: string;
  /** The seat's chance of winning with its plan, from 0 to 1; `undefined` if it made no plan. */
  readonly chance?: number | undefined;
}

/**
 * A choice that needed thought: the number of its entry, the playouts, the name of the evaluation, and the chance of
 * winning if it made a plan.
 */
export type Thoughts = readonly (readonly [entry: number, playouts: number, version: string, chance?: number])[];

/** The data that a host keeps for a guest between tasks. */
export interface KeptGuest {
  /** `plan` of its last thought. */
  readonly plan: readonly number[];
  /** The number of the first entry after the choice of that thought. */
  readonly since: number;
  readonly thoughts: Thoughts;
}

/** A guest that has not thought yet, in a game of this many entries. */
export const newGuest = (since: number): KeptGuest => ({ plan: [], since, thoughts: [] });

/**
 * The rest of a plan after the entries since its last thought: empty once something was taken back, or somebody else
 * has made a choice for the seat.
 */
export function planInForce(plan: readonly number[], since: readonly Entry[], who: string): readonly number[] {
  const breaks = (entry: Entry): boolean => !('choice' in entry) || (entry.who === who && entry.auto !== true);
  return since.some(breaks) ? [] : plan;
}

/** The data to keep after a thought whose choice became entry `moment`. */
export const keptAfter = (
  { thoughts }: Pick<KeptGuest, 'thoughts'>,
  moment: number,
  { plan, playouts, version = '', chance }: GuestThought,
): KeptGuest => ({
  plan,
  since: moment + 1,
  thoughts:
    playouts > 0
      ? [...thoughts, chance === undefined ? [moment, playouts, version] : [moment, playouts, version, chance]]
      : thoughts,
});

/** The functions that a thought uses. */
interface Thinking<T> {
  /** Thinks at a level; `undefined` if the thought is no longer wanted. */
  readonly think: (level: LevelName) => Promise<T | undefined>;
  /** Returns the first choice in the list. */
  readonly first: () => string;
  readonly onTrouble: (error: unknown) => void;
}

/** Thinks. If a level fails, the next weaker one thinks; if all fail, the first choice in the list is made. */
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
