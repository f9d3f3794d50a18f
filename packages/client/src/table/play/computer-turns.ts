import { createEffect, onCleanup } from 'solid-js';
import type { Now } from '../../messages.ts';
import type { Session } from './session.ts';

/** Milliseconds before each choice of a computer player, so that one can follow it on the map. */
const PACE = 700;

/** Whether the computer player is to choose. */
export const computerIsAsked = ({ computer, asked }: Now<unknown, unknown>): boolean =>
  computer !== null && asked.seat === computer;

/** Lets the computer player choose while it is asked, one choice at a time. It waits while the user looks at the past. */
export function followComputer<View, LogEntry>(session: Session<View, LogEntry>): void {
  createEffect(() => {
    if (!computerIsAsked(session.now()) || session.past() !== undefined) return;
    const timer = setTimeout(() => void session.change('reply', {}), PACE);
    onCleanup(() => clearTimeout(timer));
  });
}
