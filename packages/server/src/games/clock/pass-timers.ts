import type { Clock } from '../../clock.ts';

/** Longer holds are left to the sweep, in milliseconds. */
const SOON = 60_000;

/** Timers for windows that are about to pass without an answer. */
export class PassTimers {
  private readonly timers = new Map<string, () => void>();

  constructor(
    private readonly clock: Clock,
    private readonly onDue: (game: string) => void,
  ) {}

  /** Sets the timer for `at`, when the open window of a game passes; `null`: it has none. */
  wait(game: string, at: number | null): void {
    this.timers.get(game)?.();
    this.timers.delete(game);
    const left = at === null ? SOON : at - this.clock.now();
    if (left >= SOON) return;
    const callOff = this.clock.after(Math.max(0, left), () => {
      this.timers.delete(game);
      this.onDue(game);
    });
    this.timers.set(game, callOff);
  }

  close(): void {
    for (const callOff of this.timers.values()) callOff();
    this.timers.clear();
  }
}
