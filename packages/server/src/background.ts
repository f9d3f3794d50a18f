/** Work that no request waits for. Its errors are reported. */
export class Background {
  private readonly going = new Set<Promise<void>>();

  constructor(private readonly onTrouble: (error: unknown, game?: string) => void) {}

  /** Starts work without waiting for it; errors are reported with the id of `game`. */
  do(work: Promise<unknown>, game?: string): void {
    const done = work.then(
      () => {},
      (error) => this.onTrouble(error, game),
    );
    this.going.add(done);
    void done.then(() => this.going.delete(done));
  }

  /** Waits until no work is left. */
  async settled(): Promise<void> {
    while (this.going.size > 0) await Promise.all(this.going);
  }
}
