import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Box, movedBy, type Point, scaledBy } from '@carillon/board';
import { boxAround, HALF, type LaidStack, layStacks as lay, platesBox } from '@carillon/wargame-board';
import { MAP_SIZE } from '../map/index.ts';
import { places } from './places.ts';
import { counters, marksOn, type Stack, shapesIn } from './stacks.ts';

/** The visible part of overlapped Commanders. */
export const COMMANDER_STEP = 7;
/** The distance of the first Commander to the left of the units, and the size of his medallion. */
export const COMMANDER_AT: Point = { x: -13, y: -2 };
const MEDALLION = { width: 7.6, height: 9.4 };
/** The number of units at the upper right corner. */
export const BADGE = { x: 10.5, y: -11, r: 7.2 };
/** The markers below the counter: row, spacing, radius. */
export const MARK_ROW = { y: 14.6, step: 9.4, r: 4.6 };

/** The numbers of each shape above a stack: their row, half its height, the width of one, the edge of all. */
export const SHAPE_ROW = { y: -15.6, half: 4, step: 11, edge: 0.6 };

/** A stack of the game with its position. */
export type Laid = LaidStack<Stack>;

/** The box a stack takes up around its point. */
export function footprintOf(view: View, stack: Stack): readonly Box[] {
  const boxes: Box[] = [];
  const count = stack.units.length;
  if (count > 0) boxes.push(platesBox(stack));
  if (count > 1) boxes.push(boxAround(BADGE, BADGE.r, BADGE.r));
  const { length } = stack.leaders;
  if (length > 0) {
    const last = commanderAt(stack, length - 1);
    const box = boxAround(last, MEDALLION.width, MEDALLION.height);
    boxes.push({ ...box, right: commanderAt(stack, 0).x + MEDALLION.width });
  }
  const marks = marksOn(view, stack).length;
  if (marks > 0) boxes.push(boxAround({ x: 0, y: MARK_ROW.y }, (marks * MARK_ROW.step) / 2, MARK_ROW.r + 0.6));
  return boxes;
}

/** The boxes of a stack on the board, with the numbers of its shapes, which show when the map is enlarged. */
export function boxesWithShapes({ stack, at, growth, boxes }: Laid): readonly Box[] {
  if (stack.units.length < 2) return boxes;
  const shapes = Object.values(shapesIn(stack)).filter((count) => count > 0).length;
  const half = (shapes * SHAPE_ROW.step) / 2 + SHAPE_ROW.edge;
  const box = scaledBy(boxAround({ x: 0, y: SHAPE_ROW.y }, half, SHAPE_ROW.half), growth);
  return [...boxes, movedBy(box, at)];
}

/** A Commander's offset from his stack's point: beside the units, or in the middle without any. */
export function commanderAt(stack: Stack, index: number): Point {
  if (stack.units.length > 0) return { x: COMMANDER_AT.x - index * COMMANDER_STEP, y: COMMANDER_AT.y };
  return { x: ((stack.leaders.length - 1) * COMMANDER_STEP) / 2 - index * COMMANDER_STEP, y: 0 };
}

/**
 * The stacks with their positions, their counters enlarged by `growth`. Those of both factions in one space stand side
 * by side.
 */
export const layStacks = (view: View, growth = 1): readonly Laid[] =>
  lay(counters.stacks(view), growth, {
    ...{ places, size: MAP_SIZE, homeOf },
    footprintOf: (stack) => footprintOf(view, stack),
    stays: ({ place }) => places.panelOf(place) !== undefined,
  });

/** The position of a stack if only the stacks of its own place existed: the French left, the British right. */
function homeOf({ place, side }: Stack, there: readonly Stack[], { left, right }: Box, growth: number): Point {
  const stand = places.standAt(place);
  const inPanel = places.panelOf(place) !== undefined;
  // Stacks grow upwards, so that the sign of the space stays visible.
  const y = stand.y - (inPanel ? 0 : (growth - 1) * HALF);
  if (there.length < 2) return { x: stand.x, y };
  const apart = inPanel ? 12 : 0.5;
  return { x: stand.x + (side === 'british' ? -left + apart : -right - apart), y };
}
