/** That a game has changed: where to look, never what. A hint, that may be lost; behind it every server looks by itself. */
export interface Hint {
  readonly game: string;
  /** The version that is kept now: see `GameRow.updated`. */
  readonly version: number;
}

/** Tells servers of changes that another one has stored. */
export interface Bus {
  announce(hint: Hint): void;
  /** Calls `hear` for each hint from now on, one's own too; the answer ends it. */
  listen(hear: (hint: Hint) => void): () => void;
  close(): Promise<void>;
}

/** For one process. */
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
