import type { Json } from '@carillon/kit';
import type { GuestTask, GuestThought } from '@carillon/seat';

/** What a computer player is asked: its seat's view, and nothing else of the game. */
export interface ThinkTask extends GuestTask<Json> {
  /** The hashes of the game's rules, and of the brain it began with. */
  readonly rules: string;
  readonly brain: string;
}

/** The brain of a title that new games begin with. */
export interface CurrentBrain {
  readonly brain: string;
  readonly rules: string;
  readonly levels: readonly string[];
  /** The levels that want to know what they have witnessed. */
  readonly believing?: readonly string[];
}

/** For whom a computer player thinks. */
export interface Asker {
  /** The person whose game it is: the accounts take turns. */
  readonly account: string;
  /** Asked when its turn has come: whether the thought is still of use. */
  readonly isWanted?: () => boolean;
  /** Called again and again during a long wait, with the expected rest of it in milliseconds; 0 once it thinks. */
  readonly onWait?: (ms: number) => void;
}

/** The computer players of a server. */
export interface Thinkers {
  /** By title. */
  readonly current: ReadonlyMap<string, CurrentBrain>;
  /** Rejects if it cannot; `undefined` if the thought was no longer wanted when its turn came. */
  think(task: ThinkTask, asker: Asker): Promise<GuestThought | undefined>;
  /** How long another task of an account would probably wait for its turn, in milliseconds. */
  waitFor(level: string, account: string): number;
  /** How many tasks are waiting for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
