/** Lets work on one thing be done one after another. */
export class Locks {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does `work` once all work on `key` that was asked for before is done. */
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

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.last.size > 0) await Promise.all(this.last.values());
  }
}
