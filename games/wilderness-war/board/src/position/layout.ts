import {
  type Box,
  hullOf,
  type Point,
  placeGrown,
  type StackingGround,
  type StoodStack,
  scaledBy,
} from '@carillon/board';
import type { PieceName } from '@carillon/wilderness-war-rules/reference';
import { mapSize } from '../map/index.ts';
import { footprintOf, HALF, leaderFrom, unitsFrom } from './footprint.ts';
import { isPanel, panelOf, panels, RAISED, standAt } from './ground.ts';
import { placesOnBoard, pointOf } from './places.ts';
import { type Stack, stacksAt } from './stacks.ts';

// The positions of counters on the board, in its units.

/** Pieces inside a fort or fortress are on its sign, with their besiegers above. */
const INSIDE = 7;
const BESIEGING = -27;
/** Room for the name along the upper edge of a box. */
const BOX_TITLE = 17;

/** The position of one piece. */
export interface Laid extends Point {
  readonly piece: PieceName;
  /** The key of its stack. */
  readonly stack: string;
  /** Pieces deep in a stack are not drawn. */
  readonly shown: boolean;
  /** The first of the leaders or units in its stack: only it has its name beside it. */
  readonly front: boolean;
  /** How much larger than usual it is drawn. */
  readonly growth: number;
}

/** A stack of the game with its position. */
export interface LaidStack extends StoodStack {
  readonly stack: Stack;
  /** How much larger than usual its counters are drawn. */
  readonly growth: number;
}

/**
 * The stacks with their positions, their counters enlarged by `growth`. Those of both sides in one space stand side by side, besiegers above the besieged;
 * remaining overlaps are resolved with the least movement.
 */
export function layStacks(stacks: readonly Stack[], growth = 1): readonly LaidStack[] {
  // Earlier stacks make room: small ones for large ones.
  const ordered = stacks.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const stood = placeGrown(
    ordered.map((stack) => ({
      growth: heldGrowth(stack, growth),
      homeAt: (grown: number) => ({
        home: homeOf(stack, stacksAt(stacks, stack.place), grown),
        footprint: grownFootprint(stack, grown),
        weight: stays(stack) ? Number.POSITIVE_INFINITY : sizeOf(stack),
        place: stack.place,
      }),
    })),
    GROUND,
  );
  return ordered
    .flatMap((stack, i): LaidStack[] => {
      const found = stood[i];
      const { key, place, leaders, units } = stack;
      return found ? [{ key, place, pieces: [...leaders, ...units], stack, ...found }] : [];
    })
    .sort((a, b) => stacks.indexOf(a.stack) - stacks.indexOf(b.stack));
}

/** A box must hold besiegers above the besieged. */
const MOST_IN_BOX = 1.25;
const heldGrowth = (stack: Stack, growth: number): number =>
  panelOf(stack.place) ? Math.min(growth, MOST_IN_BOX) : growth;
const grownFootprint = (stack: Stack, growth: number): readonly Box[] =>
  footprintOf(stack).map((box) => scaledBy(box, growth));

/** The spaces whose signs are half covered by counters above. */
export const occupiedBy = (stacks: readonly LaidStack[]): ReadonlySet<string> =>
  new Set(stacks.flatMap(({ stack, aside }) => (stack.inside || aside || isPanel(stack.place) ? [] : [stack.place])));

/** Areas that stacks moved aside should not cover. */
const GROUND: StackingGround = {
  signs: placesOnBoard.flatMap((place) => {
    const at = pointOf(place);
    return at && !isPanel(place) ? [{ place, at }] : [];
  }),
  panels,
  inner: { left: 8, top: 8, right: mapSize.width - 8, bottom: mapSize.height - 8 },
};

/** Whether a stack is never moved aside: in a box of its own, or inside a fort. */
const stays = (stack: Stack): boolean => stack.inside || isPanel(stack.place);

/** Pieces inside a fort or fortress stay on its sign. */
const sizeOf = ({ leaders, units, inside }: Stack): number => (inside ? 100 : 0) + leaders.length + units.length;

/** The position of a stack if only the stacks of its own place existed. */
function homeOf(stack: Stack, there: readonly Stack[], growth: number): Point {
  const hull = hullOf(grownFootprint(stack, growth));
  const stand = standAt(stack.place);
  const panel = panelOf(stack.place);
  if (panel) return there.length > 1 ? inRows(stack, panel, hull) : stand;
  const besieged = there.some(({ inside }) => inside);
  const up = besieged ? BESIEGING * growth : RAISED - (growth - 1) * HALF;
  const raised = { x: stand.x, y: stand.y - RAISED + (stack.inside ? INSIDE : up) };
  const meets = there.some(({ side, inside }) => side !== stack.side && inside === stack.inside);
  return meets ? besideMiddle(stack, raised, hull) : raised;
}

/** The French to the left of a line, the British to the right. */
function besideMiddle(stack: Stack, { x, y }: Point, { left, right }: Box): Point {
  return { x: x + (stack.side === 'french' ? -right - 0.5 : -left + 0.5), y };
}

/** In a panel, pieces inside have the lower row, besiegers the upper. */
function inRows(stack: Stack, { left, top, right, bottom }: Box, hull: Box): Point {
  const x = (left + right) / 2 + 10 - (hull.left + hull.right) / 2;
  return { x, y: stack.inside ? bottom - 4 - hull.bottom : top + BOX_TITLE - hull.top };
}

// ---- pieces

/** The position of a stack's units: to the right of its leaders. */
export const unitsAt = (laid: LaidStack): Point => partAt(laid, unitsFrom(laid.stack));

/** The position of a part of a stack, which is at this offset in counters of the usual size. */
export const partAt = ({ at, growth }: LaidStack, { x, y }: Point): Point => ({
  x: at.x + growth * x,
  y: at.y + growth * y,
});

/** The position of every piece on the board. */
export const layPieces = (stacks: readonly LaidStack[]): readonly Laid[] =>
  stacks.flatMap((each) => {
    const { stack, growth } = each;
    const units = stack.units.map(
      (piece, i): Laid => ({ piece, ...unitsAt(each), stack: stack.key, shown: i === 0, front: i === 0, growth }),
    );
    const leaders = stack.leaders.map((piece, i): Laid => {
      const from = leaderFrom(stack, i);
      return { piece, ...partAt(each, from), stack: stack.key, shown: from.shown, front: i === 0, growth };
    });
    return [...units, ...leaders];
  });
