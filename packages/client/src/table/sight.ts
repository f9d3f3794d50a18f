import type { Target } from '@carillon/board';
import { createEffect, on } from 'solid-js';
import type { Play } from './play.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point that lies nearest to the middle of all; `undefined` of none. */
export function mostCentral<P extends Point>(points: readonly P[]): P | undefined {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const middle = { x: sum.x / points.length, y: sum.y / points.length };
  return [...points].sort((a, b) => distance(a, middle) - distance(b, middle))[0];
}

/** Where the map is larger than the screen: each new question brings into sight what it is about. */
export function followQuestion<View, LogEntry>(play: Play<View, LogEntry>): void {
  const onMap = ({ kind }: Target): boolean => kind !== 'card';
  createEffect(
    on(play.session.now, () => {
      if (play.session.past()) return;
      const calling = play.calling().filter(onMap);
      // A window, or a question answered by buttons: where it is about.
      const about = calling.length > 0 ? calling : [play.title.subject?.(play.view()) ?? []].flat();
      const central = mostCentral(about.flatMap((target) => play.placeOf(target) ?? []));
      if (central) play.camera()?.reveal(central);
    }),
  );
}
