/** Runs tasks with the same key one after another. */
export class Locks {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` once all earlier work on `key` is done. */
  async within<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === settled) this.last.delete(key);
    }
  }

  /** Resolves when no work is in progress. */
  async idle(): Promise<void> {
    while (this.last.size > 0) await Promise.all(this.last.values());
  }
}
