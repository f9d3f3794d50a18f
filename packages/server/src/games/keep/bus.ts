/**
 * The news that a game has changed, without the change itself. It is only a hint and may be lost; every server also
 * looks for changes itself.
 */
export interface Hint {
  readonly game: string;
  /** The stored version: see `Game.updated`. */
  readonly version: number;
  /** Present instead of a change: who has a page open at another process. */
  readonly presence?: PresenceHint;
}

/** Who watches a game at one process. */
export interface PresenceHint {
  readonly process: string;
  /** The seats with a page in use, and the number of spectators. */
  readonly seats: readonly string[];
  readonly spectators: number;
}

/** Informs servers of changes stored by another one. */
export interface Bus {
  announce(hint: Hint): void;
  /** Calls `hear` for each hint from now on, including our own; the returned function stops this. */
  listen(hear: (hint: Hint) => void): () => void;
  close(): Promise<void>;
}

/** A bus for a single process. */
export function localBus(): Bus {
  const ears = new Set<(hint: Hint) => void>();
  return {
    announce(hint) {
      for (const hear of ears) hear(hint);
    },
    listen(hear) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
    close: async () => ears.clear(),
  };
}
