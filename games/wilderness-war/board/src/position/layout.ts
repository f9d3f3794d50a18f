import type { Point } from '@carillon/board';
import type { PieceName, PlaceName } from '@carillon/wilderness-war-rules';
import { frames } from '../map/index.ts';
import { boxOf, pointOf } from './places.ts';
import type { Stack } from './stacks.ts';

// Where counters lie on the board, in its units.

/** Edge of a unit's counter. */
const COUNTER = 24;
/** Counters stand above their space, so that its sign stays in sight. */
const RAISED = -11;
/** How far aside the stacks of both sides stand when they meet. */
const MEETING = 17;
/** Units make room for leaders to their left. */
const LEADER_ROOM = 5;
/** Leaders overlap by all but this. */
const LEADER_STEP = 6;
/** No more leaders than this are drawn in a stack; the list names the others. */
const LEADERS_SHOWN = 3;
/** Room between the counters in a Militia box and its lower edge. */
const BOX_FLOOR = 17;

/** Where one piece is drawn. */
export interface Laid extends Point {
  /** Pieces deep in a stack are not drawn. */
  readonly shown: boolean;
  /** The first of the leaders or units in its stack: it alone has its name beside it. */
  readonly front: boolean;
}

/** A stack with the place of its top counter. */
export interface LaidStack {
  readonly stack: Stack;
  readonly at: Point;
}

const panels = new Map(
  frames.map(([id, , left, top, right, bottom]) => [
    id,
    { x: (left + right) / 2, y: boxOf(id) ? bottom - BOX_FLOOR : (top + bottom) / 2 + 7 },
  ]),
);

/** Where the counters of a space or box stand when one side is there alone. */
export function standAt(place: PlaceName): Point {
  const panel = panels.get(place);
  if (panel) return panel;
  const point = pointOf(place) ?? { x: 0, y: 0 };
  return { x: point.x, y: point.y + RAISED };
}

/** Whether a place is a panel of its own, off the open map. */
export const isPanel = (place: PlaceName): boolean => panels.has(place);

/** The stacks with their places; those of both sides in one space stand side by side. */
export function layStacks(stacks: readonly Stack[]): readonly LaidStack[] {
  const sides = new Map<PlaceName, number>();
  for (const { place } of stacks) sides.set(place, (sides.get(place) ?? 0) + 1);
  return stacks.map((stack) => {
    const { x, y } = standAt(stack.place);
    if (sides.get(stack.place) === 1) return { stack, at: { x, y } };
    return { stack, at: { x: x + (stack.side === 'french' ? -MEETING : MEETING), y } };
  });
}

/** Where the units of a stack lie: to the right of its leaders. */
export const unitsAt = ({ stack, at }: LaidStack): Point =>
  stack.leaders.length > 0 ? { x: at.x + LEADER_ROOM, y: at.y } : at;

/** Where every piece on the board is drawn. */
export function layPieces(stacks: readonly LaidStack[]): ReadonlyMap<PieceName, Laid> {
  const laid = new Map<PieceName, Laid>();
  for (const each of stacks) {
    each.stack.units.forEach((unit, i) => {
      laid.set(unit, { ...unitsAt(each), shown: i === 0, front: i === 0 });
    });
    each.stack.leaders.forEach((leader, i) => {
      laid.set(leader, leaderAt(each, i));
    });
  }
  return laid;
}

/** Leaders stand to the left of the units, or in their place where there are none; the first in front. */
function leaderAt({ stack, at }: LaidStack, index: number): Laid {
  const shown = index < LEADERS_SHOWN;
  const front = index === 0;
  if (stack.units.length === 0) {
    const wide = (Math.min(stack.leaders.length, LEADERS_SHOWN) - 1) * LEADER_STEP;
    return { x: at.x + wide / 2 - index * LEADER_STEP, y: at.y, shown, front };
  }
  return { x: at.x - COUNTER / 2 - index * LEADER_STEP, y: at.y - 1, shown, front };
}
