import type { Json } from '@carillon/kit';
import type { GuestTask, GuestThought } from '@carillon/seat';

/** The task of a computer player: its seat's view, and nothing else of the game. */
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
  /** The levels whose brains use what their seat has witnessed. */
  readonly believing?: readonly string[];
}

/** Who waits for the thought of a computer player. */
export interface Asker {
  /** The person whose game it is; accounts take turns. */
  readonly account: string;
  /** Asked when its turn comes: whether the thought is still needed. */
  readonly isWanted?: () => boolean;
  /** Called repeatedly during a long wait, with the expected remaining wait in milliseconds; 0 once it thinks. */
  readonly onWait?: (ms: number) => void;
}

/** The computer players of a server. */
export interface Thinkers {
  /** By title. */
  readonly current: ReadonlyMap<string, CurrentBrain>;
  /** Rejects on failure; `undefined` if the thought was no longer wanted when its turn came. */
  think(task: ThinkTask, asker: Asker): Promise<GuestThought | undefined>;
  /** How long another task of an account would probably wait for its turn, in milliseconds. */
  waitFor(level: string, account: string): number;
  /** How many tasks are waiting for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
