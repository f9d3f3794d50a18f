import type { Box, Point } from '@carillon/board';
import { boxAround, HALF, platesBox } from '@carillon/wargame-board';
import type { Stack } from './stacks.ts';

// The size of a stack on the board, in its units, around its point.

/** Units make room for leaders on their left. */
const LEADER_ROOM = 5;
/** The visible part of overlapped leaders. */
const LEADER_STEP = 6;
/** The maximum number of leaders drawn in a stack; the list names the others. */
const LEADERS_SHOWN = 3;
/** Half the width and height of a leader's medallion. */
const MEDALLION = { width: 10.8, height: 12.8 };
/** The distance of the walls around pieces inside a fort or fortress from the middle of the counter. */
export const WALLS = 17;
/** The number of units at the upper right corner: its offset from the middle of the counter, and its size. */
export const BADGE = { x: 10.5, y: -11, r: 7.6 };

/**
 * The Siege marker at the lower right corner of the walls: its offset from the middle of the counter, half its width
 * and height.
 */
export const SIEGE = { x: 15, y: 14, width: 10.5, height: 9 };

/** The offset of a stack's units from its point: to the right of its leaders. */
export const unitsFrom = (stack: Stack): Point => ({ x: stack.leaders.length > 0 ? LEADER_ROOM : 0, y: 0 });

/** The offset of a leader from his stack's point; `index` counts from the highest in rank, who is in front. */
export function leaderFrom(stack: Stack, index: number): Point & { readonly shown: boolean } {
  const shown = index < LEADERS_SHOWN;
  if (stack.units.length > 0) return { x: -HALF - index * LEADER_STEP, y: -1, shown };
  return { x: wingOf(stack) - index * LEADER_STEP, y: 0, shown };
}

/** The offset to the right of the first of several leaders without units. */
const wingOf = (stack: Stack): number => ((Math.min(stack.leaders.length, LEADERS_SHOWN) - 1) * LEADER_STEP) / 2;

/** The boxes that a stack takes up: its counters, its leaders, its number. */
export function footprintOf(stack: Stack): readonly Box[] {
  const boxes: Box[] = [];
  const { x } = unitsFrom(stack);
  const count = stack.units.length;
  if (count > 0) boxes.push(countersAt(x, stack));
  if (count > 1) boxes.push(badgeAt(x));
  if (stack.inside) boxes.push(siegeAt(x));
  if (stack.leaders.length > 0) boxes.push(leadersOf(stack));
  return boxes;
}

function countersAt(x: number, stack: Stack): Box {
  if (stack.inside) return { left: x - WALLS, top: -WALLS, right: x + WALLS, bottom: WALLS };
  return platesBox(stack, x);
}

const badgeAt = (x: number): Box => boxAround({ x: x + BADGE.x, y: BADGE.y }, BADGE.r, BADGE.r);
const siegeAt = (x: number): Box => boxAround({ x: x + SIEGE.x, y: SIEGE.y }, SIEGE.width, SIEGE.height);

function leadersOf(stack: Stack): Box {
  const first = leaderFrom(stack, 0);
  const last = leaderFrom(stack, Math.min(stack.leaders.length, LEADERS_SHOWN) - 1);
  return {
    left: last.x - MEDALLION.width,
    top: first.y - MEDALLION.height,
    right: first.x + MEDALLION.width,
    bottom: first.y + MEDALLION.height,
  };
}
