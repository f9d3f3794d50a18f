import type { Target } from '@carillon/board';
import type { LessonNow } from '../../lessons/now.ts';
import type { Asks } from '../../messages.ts';
import type { Play } from './play.ts';

/** The table, as far as a lesson needs it. */
export interface LessonTable {
  /** The lesson now; `undefined` at any other table. */
  readonly now: () => LessonNow | undefined;
  readonly teach: (move: Asks['teach']['move']) => void;
  /** The sentences of the log from an entry on. */
  readonly told: (since: number) => readonly string[];
  /** Brings a target into view. */
  readonly reveal: (target: Target) => void;
}

export function lessonTable<View, LogEntry>({ session, board, focus, history }: Play<View, LogEntry>): LessonTable {
  return {
    now: () => session.now().lesson,
    teach(move) {
      session.leavePast();
      void session.change('teach', { move });
    },
    told: (since) =>
      history.lines().flatMap(({ number, line }) => (number >= since ? [line.roll?.text ?? line.text] : [])),
    reveal(target) {
      const place = board.placeOf(target);
      if (place) focus.camera()?.reveal(place);
    },
  };
}
