import {
  type Box,
  hullOf,
  type Places,
  type Point,
  placeGrown,
  type Size,
  type StackingGround,
  type StoodStack,
  scaledBy,
} from '@carillon/board';
import { type AnyStack, allIn } from './stacks.ts';

// The positions of counters on the board, in its units.

/** Half the edge of a counter. */
export const HALF = 12;
/** Half the edge of a counter with its frame. */
export const EDGE: number = HALF + 1.2;
/** How far each edge below the top counter protrudes. */
export const PLATE_STEP = 1.8;

/** The number of counter edges visible below the top one: one for two units, two for four and more. */
export const depthOf = ({ units }: AnyStack<string>): number => (units.length >= 4 ? 2 : units.length >= 2 ? 1 : 0);

/** A box around a point, by half its width and half its height. */
export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width,
  top: y - height,
  right: x + width,
  bottom: y + height,
});

/** The box of a stack's units, with the edges of those below the top one. */
export function platesBox(stack: AnyStack<string>, x = 0): Box {
  const plates = depthOf(stack) * PLATE_STEP;
  return { left: x - EDGE, top: -EDGE - plates, right: x + EDGE + plates, bottom: EDGE };
}

/** A stack of the game with its position. */
export interface LaidStack<Stack extends AnyStack<string>> extends StoodStack {
  readonly stack: Stack;
  /** The factor by which its counters are enlarged. */
  readonly growth: number;
}

/** A title's facts for placing stacks. */
export interface Layout<Stack> {
  readonly places: Places;
  readonly size: Size;
  /** The boxes that a stack takes up around its point, with counters of the usual size. */
  readonly footprintOf: (stack: Stack) => readonly Box[];
  /** Its point if there were only the stacks of its own place; `hull` is its footprint enlarged by `growth`. */
  readonly homeOf: (stack: Stack, there: readonly Stack[], hull: Box, growth: number) => Point;
  /** Stacks that are never moved aside. */
  readonly stays: (stack: Stack) => boolean;
  /** The size of a stack, by which larger ones come last; if absent, the number of its counters. */
  readonly sizeOf?: (stack: Stack) => number;
  /** The factor by which its counters are enlarged; if absent, that of all others. */
  readonly growthOf?: (stack: Stack, growth: number) => number;
}

/** The margin of the sheet that counters keep clear. */
const MARGIN = 8;

/**
 * The stacks with their positions, their counters enlarged by `growth`. Remaining overlaps are resolved with the least
 * movement; smaller stacks make room for larger ones, and come first.
 */
export function layStacks<Stack extends AnyStack<string>>(
  stacks: readonly Stack[],
  growth: number,
  layout: Layout<Stack>,
): readonly LaidStack<Stack>[] {
  const { footprintOf, sizeOf = (stack) => allIn(stack).length, growthOf = (_stack, usual) => usual } = layout;
  const weightOf = (stack: Stack): number => (layout.stays(stack) ? Number.POSITIVE_INFINITY : sizeOf(stack));
  const ordered = stacks.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const stood = placeGrown(
    ordered.map((stack) => ({
      growth: growthOf(stack, growth),
      homeAt: (grown: number) => {
        const footprint = footprintOf(stack).map((box) => scaledBy(box, grown));
        const there = stacks.filter(({ place }) => place === stack.place);
        const home = layout.homeOf(stack, there, hullOf(footprint), grown);
        return { home, footprint, weight: weightOf(stack), place: stack.place };
      },
    })),
    groundOf(layout),
  );
  return ordered.flatMap((stack, i): LaidStack<Stack>[] => {
    const found = stood[i];
    return found ? [{ key: stack.key, place: stack.place, pieces: allIn(stack), stack, ...found }] : [];
  });
}

/** The areas that stacks should not cover when they are moved aside. */
const groundOf = ({ places, size }: Pick<Layout<never>, 'places' | 'size'>): StackingGround => ({
  signs: places.spots.flatMap(({ id, x, y }) => (places.panelOf(id) ? [] : [{ place: id, at: { x, y } }])),
  panels: places.all.flatMap((place) => places.panelOf(place) ?? []),
  inner: { left: MARGIN, top: MARGIN, right: size.width - MARGIN, bottom: size.height - MARGIN },
});
