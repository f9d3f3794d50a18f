import type { Point } from '@carillon/board';
import type { SpaceName } from '@carillon/wilderness-war-rules/reference';
import { isPanel, places } from '../position/places.ts';

/** The position of a space's sign. */
export function signAt(space: SpaceName): Point {
  if (!isPanel(space)) return places.pointOf(space) ?? { x: 0, y: 0 };
  const { x, y } = places.standAt(space);
  return { x: x + 22, y: y + 10 };
}
