/** Measures how much of its time a search has used. */
export class Timer {
  private readonly began: number;

  constructor(
    private readonly now: () => number,
    private readonly milliseconds: number,
  ) {
    this.began = now();
  }

  /** The share of its time that was used, from 0 to 1; above 1 if it is late. */
  get used(): number {
    return (this.now() - this.began) / this.milliseconds;
  }
}
