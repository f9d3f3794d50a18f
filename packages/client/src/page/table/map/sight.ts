import type { Target } from '@carillon/board';
import { createEffect, on } from 'solid-js';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session' | 'title'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const nearestTo = <P extends Point>(point: Point, points: readonly P[]): P | undefined =>
  points.toSorted((a, b) => distance(a, point) - distance(b, point))[0];

/** The point nearest to the centre of all points; `undefined` if there are none. */
export function mostCentral<P extends Point>(points: readonly P[]): P | undefined {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return nearestTo({ x: sum.x / points.length, y: sum.y / points.length }, points);
}

/**
 * The points that a question needs in view, the most important first: the choice nearest to its subject, and the
 * subject itself; for a question about no place, the most central choice.
 */
export function worthSeeing<P extends Point>(choices: readonly P[], about: P | undefined): P[] {
  const nearest = about ? nearestTo(about, choices) : mostCentral(choices);
  return [nearest, about].filter((each) => each !== undefined);
}

const onMap = ({ kind }: Target): boolean => kind !== 'card';

/** The choices on the map. */
export const choicesOf = <View, LogEntry>(play: Needs<View, LogEntry>): Point[] =>
  play.offer
    .calling()
    .filter(onMap)
    .flatMap((target) => play.board.placeOf(target) ?? []);

/** Brings the choices and their subject into view. */
export function bringIntoSight<View, LogEntry>(play: Needs<View, LogEntry>, about: Target | undefined): void {
  const [first, ...others] = worthSeeing(choicesOf(play), about && play.board.placeOf(about));
  if (first) play.focus.camera()?.reveal(first, ...others);
}

/** If the map is larger than the screen, each new question brings its subject into view. */
export function followQuestion<View, LogEntry>(play: Needs<View, LogEntry>): void {
  createEffect(
    on(play.session.latest, ({ asked }, before) => {
      if (play.session.past()) return;
      const again = before?.asked.procedure === asked.procedure && before.asked.step === asked.step;
      // If the same question is asked again, keep the view that the player has chosen.
      if (again && choicesOf(play).some((point) => play.focus.camera()?.sees(point))) return;
      bringIntoSight(play, play.title.subject?.(play.board.view()));
    }),
  );
}
