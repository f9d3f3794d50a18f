import { onCleanup } from 'solid-js';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'confirm' | 'session'>;

/** The buttons that make a choice or go on. */
const GUARDED = '.prompt-button, .stage-next';

/**
 * Keeps the second click of a double click from a button that the first click has brought under the pointer, or that
 * now means something else. Taps are not guarded: two quick ones in one place usually mean two questions.
 */
export function guardDoubleClicks<View, LogEntry>({ session, board, confirm }: Needs<View, LogEntry>): void {
  const asked = (): readonly unknown[] => [session.latest(), board.called(), confirm.pressed(), confirm.armed()];
  let before = asked();
  const onClick = (event: MouseEvent): void => {
    const now = asked();
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    const isSecond = !isTap && event.detail > 1 && now.some((each, i) => each !== before[i]);
    if (!isSecond) before = now;
    else if (event.target instanceof Element && event.target.closest(GUARDED)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', onClick, true);
  onCleanup(() => document.removeEventListener('click', onClick, true));
}
