import type { Point } from '@carillon/board';
import type { SideName, SpaceName } from '@carillon/wilderness-war-rules';
import { isPanel, standAt } from '../position/layout.ts';
import { pointOf } from '../position/places.ts';

/** Where the sign of a space lies. */
export function signAt(space: SpaceName): Point {
  if (!isPanel(space)) return pointOf(space) ?? { x: 0, y: 0 };
  const { x, y } = standAt(space);
  return { x: x + 22, y: y + 10 };
}

/** A fleur-de-lis, and a cross, both small: whose work it is, in another way than by colour. */
const LILY =
  'M0-4.6C2-2.6 1.8-.8 .7 .8H-.7C-1.8-.8-2-2.6 0-4.6ZM-1.4 .8C-4.6 1-4.6-3.2-2.6-2.6C-1.6-2-2-.8-1.4 .8ZM1.4 .8C4.6 1 4.6-3.2 2.6-2.6C1.6-2 2-.8 1.4 .8ZM-2.4 1.2H2.4V2.2H-2.4ZM0 2.4L1.4 4.4H-1.4Z';
const CROSS = 'M-1-4.2H1V-1H4.2V1H1V4.2H-1V1H-4.2V-1H-1Z';

export const emblemOf = (side: SideName): string => (side === 'french' ? LILY : CROSS);
