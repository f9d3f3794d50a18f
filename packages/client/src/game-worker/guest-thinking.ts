import { type GuestThought, thoughtOf } from '@carillon/seat';
import type { ComputerTask, Progress } from '../shared/computer.ts';
import type { Thinker } from './computer-apart.ts';
import type { GuestHere } from './game.ts';

/** Has the computer player of a game at this screen think, one choice at a time. */
export class GuestThinking {
  /** How far it is while it thinks; `null` if it does not. */
  progress: Progress | null = null;

  constructor(private readonly think: Thinker) {}

  /** Thinks, falling back as `thoughtOf` says; `undefined` if it was cancelled. */
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

  /** Nobody waits for the thought any more. */
  cancel(): void {
    this.think.cancel?.();
  }
}
