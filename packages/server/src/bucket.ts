/** A burst, then one more for each `every` milliseconds. */
export interface Limit {
  readonly burst: number;
  readonly every: number;
}

/** A token bucket: full at first, refilled as time goes by. */
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

  /** How much may be spent now; below 0 after an overdraft. */
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

  /** Takes an amount, even if that leaves less than 0. */
  spend(amount: number): void {
    this.left = this.amount - amount;
  }

  /** Milliseconds until the amount is available. */
  wait(amount = 1): number {
    return Math.max(0, amount - this.amount) * this.limit.every;
  }
}
