/** A burst, then one per this many milliseconds. */
export interface Limit {
  readonly burst: number;
  readonly every: number;
}

/** What may still be done under a limit: full at first, and filled up as time goes by. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number,
  ) {
    this.left = limit.burst;
    this.at = now();
  }

  /** How much may be done now; below 0 after more was spent than there was. */
  get amount(): number {
    const now = this.now();
    const { burst, every } = this.limit;
    this.left = Math.min(burst, this.left + Math.max(0, now - this.at) / every);
    this.at = now;
    return this.left;
  }

  get isFull(): boolean {
    return this.amount === this.limit.burst;
  }

  /** Takes one; false, with nothing taken, if there is none. */
  take(): boolean {
    if (this.amount < 1) return false;
    this.left -= 1;
    return true;
  }

  /** Takes an amount, even more than there is. */
  spend(amount: number): void {
    this.left = this.amount - amount;
  }

  /** Milliseconds until an amount is there. */
  wait(amount = 1): number {
    return Math.max(0, amount - this.amount) * this.limit.every;
  }
}
