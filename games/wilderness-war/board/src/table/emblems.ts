import { type Point, symbols } from '@carillon/board';
import type { SideName, SpaceName } from '@carillon/wilderness-war-rules/reference';
import { isPanel, standAt } from '../position/ground.ts';
import { pointOf } from '../position/places.ts';

/** The position of a space's sign. */
export function signAt(space: SpaceName): Point {
  if (!isPanel(space)) return pointOf(space) ?? { x: 0, y: 0 };
  const { x, y } = standAt(space);
  return { x: x + 22, y: y + 10 };
}

/** Shows the owner of a work without colour. */
export const emblemOf = (side: SideName): string => (side === 'french' ? symbols.LILY : symbols.CROSS);
