import type { Box, Places, Point } from '@carillon/board';
import type { PlaceName } from '@carillon/wilderness-war-rules/reference';
import { frames } from '../map/index.ts';
import { isPlace } from './facts.ts';
import { boxOf, placesOnBoard, pointOf, SPOTS } from './places.ts';

// The positions of counters when nothing is in their way.

/** Counters are above their space, so that its sign stays visible. */
export const RAISED = -11;
/** Counters in a Militia box are in its corner, clear of its name: the gaps to its lower and right edges. */
const BOX_FLOOR = 19;
const BOX_SIDE = 24;

const framed: ReadonlyMap<string, Box> = new Map(
  frames.map(([id, , left, top, right, bottom]) => [id, { left, top, right, bottom }]),
);

/** The panels beside the map. */
export const panels: readonly Box[] = [...framed.values()];
/** The panel of a box. */
export const panelOf = (place: string): Box | undefined => framed.get(place);

/** The position of counters in a space or box when one side is there alone and nothing is in the way. */
export function standAt(place: PlaceName): Point {
  const panel = panelOf(place);
  if (panel) return standInPanel(place, panel);
  const point = pointOf(place) ?? { x: 0, y: 0 };
  return { x: point.x, y: point.y + RAISED };
}

function standInPanel(place: PlaceName, { left, top, right, bottom }: Box): Point {
  if (boxOf(place)) return { x: right - BOX_SIDE, y: bottom - BOX_FLOOR };
  return { x: (left + right) / 2, y: (top + bottom) / 2 + 7 };
}

/** Whether a place is a separate panel, off the open map. */
export const isPanel = (place: PlaceName): boolean => framed.has(place);

/** The places of the board. */
export const places: Places = {
  all: placesOnBoard,
  spots: SPOTS,
  pointOf,
  panelOf,
  standAt: (place) => (isPlace(place) ? standAt(place) : { x: 0, y: 0 }),
};
