import { type Box, boxAbout, type CameraControl, clash, type Point } from '@carillon/board';
import { createEffect, on, onCleanup } from 'solid-js';
import { coveredBy, type InTheWay, type Wish } from '../legend/clear.ts';
import { boxesOf, Floating, followMap } from '../legend/floating.ts';
import type { Play } from '../play/play.ts';

// Keeps the results of a fight beside it.

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus'>;

/** The sign, the counters and the name of a space; without an id, of all spaces on the map, not those of the boxes. */
const placesWith = (id?: string): string => {
  const [target, name] = id === undefined ? ['', ''] : [`[data-target="space:${id}"]`, `="${id}"`];
  const hit = `.map-stage .place-hit${target} circle.hit`;
  return `${hit}, ${hit} ~ .hit, .map-stage [data-name${name}]`;
};
/** What else is over the map. */
const OPEN = '.map-controls, .legend-note, .why-note';
/** What would hide them. */
const ABOVE = '.force';
/** How bad it is to cover the fight, its neighbours, and the rest. */
const [OF_FIGHT, OF_NEIGHBOURS, OF_OTHERS] = [50, 4, 1];
/** How far away a neighbour is, in CSS pixels. */
const NEAR = 90;

/**
 * Keeps the results of a fight near their space while they are shown: they cover neither its counters nor its name, and
 * as little else as possible. If the map has no room for that, it is moved, once for each height of its window.
 */
export function keepBeside<View, LogEntry>(
  { board, focus }: Needs<View, LogEntry>,
  stage: HTMLElement,
  space: string,
): void {
  const map = stage.parentElement;
  const fight = CSS.escape(space);
  const own = (): readonly InTheWay[] => boxesOf(placesWith(fight), OF_FIGHT);
  const middle = (): Point => middleOf(own()[0]?.box ?? stage.getBoundingClientRect());
  const inTheWay = (): readonly InTheWay[] => {
    const around = boxAbout(middle(), NEAR);
    const weigh = ({ box }: InTheWay): InTheWay => ({ box, weight: clash(box, around) ? OF_NEIGHBOURS : OF_OTHERS });
    return [
      ...own(),
      ...boxesOf(placesWith(), OF_OTHERS).map(weigh),
      ...boxesOf(OPEN, OF_OTHERS),
      ...boxesOf(ABOVE, OF_FIGHT),
    ];
  };
  const floating = new Floating(inTheWay, (): Wish => ({ shares: [1], near: middle() }));
  /** The height of the map's window when the map was moved. */
  let moved: number | undefined;
  const settle = (): void => {
    if (!map || !stage.isConnected) return;
    floating.settle(stage, map, false);
    const camera = focus.camera();
    const point = board.placeOf({ kind: 'space', id: space });
    if (!camera || !point || isGliding(camera) || moved === camera.room().height) return;
    if (coveredBy(stage.getBoundingClientRect(), own()) === 0) return;
    moved = camera.room().height;
    // Into the middle of the room that is left below.
    camera.focusOn({ x: point.x, y: point.y - stage.offsetHeight / 2 / camera.camera().k });
  };
  stage.dataset.beside = '';
  // The camera reports its new position before it has moved the picture.
  createEffect(on([board.view, () => focus.camera()?.settled()], () => queueMicrotask(settle)));
  if (map) onCleanup(followMap(map, settle));
}

const middleOf = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Whether the map is still on its way to where the camera is. */
function isGliding({ camera, settled }: CameraControl): boolean {
  const [{ x, y }, drawn] = [camera(), settled()];
  return x !== drawn.x || y !== drawn.y;
}
