import type { Clock } from '../clock.ts';
import type { Loaded } from './loaded.ts';

/** Wakes up for windows that pass by themselves. */
export class PassTimers {
  private readonly timers = new Set<() => void>();

  constructor(
    private readonly clock: Clock,
    private readonly onDue: (game: string) => void,
  ) {}

  /** Wakes up when the open window of a game is due, if one is. */
  wait({ game }: Loaded): void {
    if (game.passes_at === null) return;
    const callOff = this.clock.after(Math.max(0, game.passes_at - this.clock.now()), () => {
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
