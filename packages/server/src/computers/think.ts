import type { Json } from '@carillon/kit';

/** What a computer player is asked: its seat's view, and nothing else of the game. */
export interface ThinkTask {
  readonly title: string;
  /** The hashes of the game's rules, and of the brain it began with. */
  readonly rules: string;
  readonly brain: string;
  readonly level: string;
  readonly seed: number;
  readonly view: Json;
  readonly seat: number;
  /** The number of the entry that the choice will be. */
  readonly moment: number;
  readonly plan: readonly number[];
  /** What it has witnessed of the others' answers; only for a level that makes something of it. */
  readonly witnessed?: readonly Json[];
}

/** Its choice as text, the playouts it took, and what is left of its plan. */
export interface ServerThought {
  readonly choice: string;
  readonly playouts: number;
  readonly plan: readonly number[];
}

/** The brain of a title that new games begin with. */
export interface CurrentBrain {
  readonly brain: string;
  readonly rules: string;
  readonly levels: readonly string[];
  /** The levels that want to know what they have witnessed. */
  readonly believing?: readonly string[];
}

/** The computer players of a server. */
export interface Thinkers {
  /** By title. */
  readonly current: ReadonlyMap<string, CurrentBrain>;
  /** Rejects if it cannot. */
  think(task: ThinkTask): Promise<ServerThought>;
  /** How many tasks are waiting for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
