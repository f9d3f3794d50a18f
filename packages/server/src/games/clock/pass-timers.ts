import type { Clock } from '../../clock.ts';
import type { Loaded } from '../keep/loaded.ts';

/** Windows that are held for longer are left to the sweep, in milliseconds. */
const SOON = 60_000;

/** Wakes up for windows that pass by themselves before long. */
export class PassTimers {
  private readonly timers = new Set<() => void>();

  constructor(
    private readonly clock: Clock,
    private readonly onDue: (game: string) => void,
  ) {}

  /** Wakes up when the open window of a game is due, if one is. */
  wait({ game }: Loaded): void {
    const left = game.passesAt === null ? SOON : game.passesAt - this.clock.now();
    if (left >= SOON) return;
    const callOff = this.clock.after(Math.max(0, left), () => {
      this.timers.delete(callOff);
      this.onDue(game.id);
    });
    this.timers.add(callOff);
  }

  close(): void {
    for (const callOff of this.timers) callOff();
    this.timers.clear();
  }
}
