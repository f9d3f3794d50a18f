import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import {
  type Box,
  hullOf,
  type Point,
  placeGrown,
  type StackingGround,
  type StoodStack,
  scaledBy,
} from '@carillon/board';
import { MAP_SIZE } from '../map/index.ts';
import { places } from './places.ts';
import { marksOn, type Stack, shapesIn, stacksAt, stacksOf } from './stacks.ts';

// The positions of counters on the board, in its units.

/** Half the edge of a counter with its frame. */
export const HALF = 12;
const EDGE = HALF + 1.2;
/** The visible part of overlapped Commanders. */
export const COMMANDER_STEP = 7;
/** How far the first Commander is to the left of the units, and the size of his medallion. */
export const COMMANDER_AT: Point = { x: -13, y: -2 };
const MEDALLION = { width: 7.6, height: 9.4 };
/** The number of units at the upper right corner. */
export const BADGE = { x: 10.5, y: -11, r: 7.2 };
/** The markers below the counter: row, spacing, radius. */
export const MARK_ROW = { y: 14.6, step: 9.4, r: 4.6 };

/** The numbers of each shape above a stack: their row, half its height, the width of one, the edge of all. */
export const SHAPE_ROW = { y: -15.6, half: 4, step: 11, edge: 0.6 };

/** A stack of the game with its position. */
export interface Laid extends StoodStack {
  readonly stack: Stack;
  /** How much larger than usual its counters are drawn. */
  readonly growth: number;
}

/** The box a stack takes up around its point. */
export function footprintOf(view: View, stack: Stack): readonly Box[] {
  const boxes: Box[] = [];
  const count = stack.units.length;
  const plates = depthOf(stack) * PLATE_STEP;
  if (count > 0) boxes.push({ left: -EDGE, top: -EDGE - plates, right: EDGE + plates, bottom: EDGE });
  if (count > 1) boxes.push(aroundPoint(BADGE.x, BADGE.y, BADGE.r, BADGE.r));
  const { length } = stack.commanders;
  if (length > 0) {
    const last = commanderAt(stack, length - 1);
    const box = aroundPoint(last.x, last.y, MEDALLION.width, MEDALLION.height);
    boxes.push({ ...box, right: commanderAt(stack, 0).x + MEDALLION.width });
  }
  const marks = marksOn(view, stack).length;
  if (marks > 0) boxes.push(aroundPoint(0, MARK_ROW.y, (marks * MARK_ROW.step) / 2, MARK_ROW.r + 0.6));
  return boxes;
}

/** The boxes of a stack on the board, with the numbers of its shapes, which show when the map is enlarged. */
export function boxesWithShapes({ stack, at, growth, boxes }: Laid): readonly Box[] {
  if (stack.units.length < 2) return boxes;
  const shapes = Object.values(shapesIn(stack)).filter((count) => count > 0).length;
  const half = (shapes * SHAPE_ROW.step) / 2 + SHAPE_ROW.edge;
  const { left, top, right, bottom } = scaledBy(aroundPoint(0, SHAPE_ROW.y, half, SHAPE_ROW.half), growth);
  return [...boxes, { left: at.x + left, top: at.y + top, right: at.x + right, bottom: at.y + bottom }];
}

const aroundPoint = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width,
  top: y - height,
  right: x + width,
  bottom: y + height,
});

/** A Commander's offset from his stack's point: beside the units, or in the middle without any. */
export function commanderAt(stack: Stack, index: number): Point {
  if (stack.units.length > 0) return { x: COMMANDER_AT.x - index * COMMANDER_STEP, y: COMMANDER_AT.y };
  return { x: ((stack.commanders.length - 1) * COMMANDER_STEP) / 2 - index * COMMANDER_STEP, y: 0 };
}

/** The number of counter edges visible below the top one. */
export const depthOf = ({ units }: Stack): number => (units.length >= 4 ? 2 : units.length >= 2 ? 1 : 0);
/** How far each of them protrudes. */
export const PLATE_STEP = 1.8;

const GROUND: StackingGround = {
  signs: places.spots.filter(({ id }) => !places.panelOf(id)).map(({ id, x, y }) => ({ place: id, at: { x, y } })),
  panels: places.all.flatMap((place) => places.panelOf(place) ?? []),
  inner: { left: 8, top: 8, right: MAP_SIZE.width - 8, bottom: MAP_SIZE.height - 8 },
};

/**
 * The stacks with their positions, their counters enlarged by `growth`. Those of both factions in one space stand side
 * by side.
 */
export function layStacks(view: View, growth = 1): readonly Laid[] {
  const stacks = stacksOf(view);
  const ordered = stacks.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const stood = placeGrown(
    ordered.map((stack) => ({
      growth,
      homeAt: (grown: number) => ({
        home: homeOf(view, stack, stacksAt(stacks, stack.place), grown),
        footprint: grownFootprint(view, stack, grown),
        weight: places.panelOf(stack.place) ? Number.POSITIVE_INFINITY : sizeOf(stack),
        place: stack.place,
      }),
    })),
    GROUND,
  );
  return ordered.flatMap((stack, i): Laid[] => {
    const found = stood[i];
    const pieces = [...stack.commanders, ...stack.units];
    return found ? [{ key: stack.key, place: stack.place, pieces, stack, ...found }] : [];
  });
}

const grownFootprint = (view: View, stack: Stack, growth: number): readonly Box[] =>
  footprintOf(view, stack).map((box) => scaledBy(box, growth));

const sizeOf = ({ commanders, units }: Stack): number => commanders.length + units.length;

/** Where a stack would be if only the stacks of its own place existed: the French left, the British right. */
function homeOf(view: View, stack: Stack, there: readonly Stack[], growth: number): Point {
  const stand = places.standAt(stack.place);
  const inPanel = places.panelOf(stack.place) !== undefined;
  // What grows, grows upwards: the sign of the space stays visible.
  const y = stand.y - (inPanel ? 0 : (growth - 1) * HALF);
  if (there.length < 2) return { x: stand.x, y };
  const { left, right } = hullOf(grownFootprint(view, stack, growth));
  const apart = inPanel ? 12 : 0.5;
  return { x: stand.x + (stack.side === 'british' ? -left + apart : -right - apart), y };
}
