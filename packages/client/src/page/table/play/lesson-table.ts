import type { Target } from '@carillon/board';
import { type Accessor, createMemo } from 'solid-js';
import type { LessonNow } from '../../../shared/lesson-messages.ts';
import type { Asks } from '../../../shared/messages.ts';
import type { Play } from './play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'history' | 'session'>;

/** The parts of the table that a lesson needs. */
export interface LessonTable {
  /** The lesson now; `undefined` at any other table. */
  readonly now: () => LessonNow | undefined;
  /** The lesson as its panel shows it; see `heldLesson`. */
  readonly shown: () => LessonNow | undefined;
  /** Whether `next` does something: a show that does not wait for a press goes on by itself. */
  readonly mayGoOn: () => boolean;
  /** Goes on: with a show that waits, otherwise with the lesson. */
  readonly next: () => void;
  readonly back: () => void;
  /** The sentences of the log from an entry on. */
  readonly lines: (since: number) => readonly string[];
  /** Brings targets into view; on a small touch screen, so close that nothing covers them. */
  readonly reveal: (targets: readonly Target[]) => void;
}

/** Windows in which the map is so small that stacks cover their neighbours. */
const SMALL = '(max-width: 720px)';
/** The zoom of the map there, in CSS pixels per unit; smaller if the targets need more room. */
const CLOSE = 1;
/** Room around the targets, in CSS pixels. */
const MARGIN = 56;

type Place = { readonly x: number; readonly y: number };

/** The middle of these places, and the zoom that shows them all. */
function closeUp(places: readonly Place[], room: { readonly width: number; readonly height: number }) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = Math.min((room.width - 2 * MARGIN) / (right - left), (room.height - 2 * MARGIN) / (bottom - top));
  return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, zoom: Math.min(CLOSE, fit) };
}

/** The parts of the table by which a lesson is held back. */
interface HeldBy {
  readonly session: { readonly latest: Accessor<{ readonly lesson?: LessonNow | undefined }> };
  readonly board: { readonly staged: Accessor<unknown> };
}

/**
 * The lesson, but while a show is staged, the lesson as it was before the events of the show: its text would reveal
 * their result. Then it waits for no choice and points at nothing.
 */
export function heldLesson({ session, board }: HeldBy): Accessor<LessonNow | undefined> {
  interface Steps {
    readonly before: LessonNow | undefined;
    readonly now: LessonNow | undefined;
  }
  const steps = createMemo<Steps>((last) => ({ before: last.now, now: session.latest().lesson }), {
    before: undefined,
    now: undefined,
  });
  const held = createMemo<LessonNow | undefined>((was) => {
    const { before } = steps();
    if (board.staged() === undefined) return undefined;
    return was ?? (before && { ...before, asks: false, points: [], wrong: null });
  });
  return createMemo(() => held() ?? steps().now);
}

export function lessonTable<View, LogEntry>({ session, board, focus, history }: Needs<View, LogEntry>): LessonTable {
  const isStaged = (): boolean => board.staged() !== undefined;
  const teach = (move: Asks['teach']['move']): void => {
    session.leavePast();
    void session.change('teach', { move });
  };
  return {
    now: () => session.now().lesson,
    shown: heldLesson({ session, board }),
    mayGoOn: () => !isStaged() || board.called() !== undefined,
    next: () => (isStaged() ? board.called()?.go() : teach('on')),
    back: () => teach('back'),
    lines: (since) =>
      history.lines().flatMap(({ number, line }) => (number >= since ? [line.roll?.text ?? line.text] : [])),
    reveal(targets) {
      const places = targets.flatMap((target) => board.placeOf(target) ?? []);
      const [first, ...others] = places;
      const [camera, stage] = [focus.camera(), document.querySelector('.map-stage')];
      if (first === undefined || !camera || !stage) return;
      if (!matchMedia(SMALL).matches) return camera.reveal(first, ...others);
      const { at, zoom } = closeUp(places, { width: stage.clientWidth, height: stage.clientHeight });
      camera.focusOn(at, Math.max(zoom, camera.zoom()));
    },
  };
}
