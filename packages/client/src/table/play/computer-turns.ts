import { type Accessor, createEffect, onCleanup } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Now } from '../../messages.ts';
import type { Pace, Preferences } from '../../preferences.ts';
import type { Session } from './session.ts';

/** Milliseconds before each choice of a computer player, so that one can follow it on the map. */
const PACE: Readonly<Record<Pace, number>> = { slow: 2000, normal: 700, once: 0 };

/** Whether the computer player is to choose. */
export const computerIsAsked = ({ computer, asked, online }: Now<unknown, unknown>): boolean =>
  online === null && computer !== null && asked.seat === computer;

/**
 * Lets the computer player choose while it is asked, one choice at a time. It waits while the user looks at the past,
 * and while it is paused.
 */
export class ComputerTurns<View, LogEntry> {
  readonly paused: Cell<boolean> = cell(false);

  constructor(session: Session<View, LogEntry>, preferences: Accessor<Preferences>) {
    createEffect(() => {
      if (!computerIsAsked(session.now()) || session.past() !== undefined || this.paused()) return;
      const timer = setTimeout(() => void session.change('reply', {}), PACE[preferences().pace]);
      onCleanup(() => clearTimeout(timer));
    });
    createEffect(() => {
      if (!computerIsAsked(session.now())) this.paused.set(false);
    });
  }

  toggle(): void {
    this.paused.set(!this.paused());
  }
}
