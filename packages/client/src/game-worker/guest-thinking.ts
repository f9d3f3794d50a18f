import { type GuestThought, thoughtOf } from '@carillon/seat';
import type { ComputerTask, Progress } from '../shared/computer.ts';
import type { Thinker } from './computer-apart.ts';
import type { GuestHere } from './game.ts';

/** Makes the computer player of a game on this screen think, one choice at a time. */
export class GuestThinking {
  /** Its progress while it thinks; otherwise `null`. */
  progress: Progress | null = null;

  constructor(private readonly think: Thinker) {}

  /** Its next choice; if its level fails, `thoughtOf` falls back to a weaker one. `undefined` if it was cancelled. */
  async thought(guest: GuestHere, task: ComputerTask): Promise<GuestThought | undefined> {
    const report = (progress: Progress): void => {
      this.progress = progress;
    };
    this.progress = null;
    const thought = await thoughtOf(task.level, {
      think: (level) => this.think({ ...task, level }, report),
      first: () => guest.first(),
      onTrouble: (error) => console.error(error),
    });
    this.progress = null;
    return thought;
  }

  /** Cancels the thought. */
  cancel(): void {
    this.think.cancel?.();
  }
}
