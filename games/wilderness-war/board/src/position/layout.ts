import type { Box, Point } from '@carillon/board';
import { HALF, type LaidStack as LaidOf, layStacks as lay } from '@carillon/wargame-board';
import type { PieceName, View } from '@carillon/wilderness-war-rules/reference';
import { mapSize } from '../map/index.ts';
import { footprintOf, leaderFrom, unitsFrom } from './footprint.ts';
import { isPanel, places, RAISED } from './places.ts';
import { counters, type Stack } from './stacks.ts';

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
  /** The factor by which it is enlarged. */
  readonly growth: number;
}

/** A stack of the game with its position. */
export type LaidStack = LaidOf<Stack>;

/** A box must hold besiegers above the besieged. */
const MOST_IN_BOX = 1.25;

/**
 * The stacks with their positions, their counters enlarged by `growth`. Those of both sides in one space stand side by
 * side, besiegers above the besieged.
 */
export function layStacks(view: View, growth = 1): readonly LaidStack[] {
  const stacks = counters.stacks(view);
  return lay(stacks, growth, {
    places,
    size: mapSize,
    footprintOf,
    homeOf,
    stays: ({ inside, place }) => inside || isPanel(place),
    // Pieces inside a fort or fortress stay on its sign.
    sizeOf: ({ leaders, units, inside }) => (inside ? 100 : 0) + leaders.length + units.length,
    growthOf: ({ place }, usual) => (isPanel(place) ? Math.min(usual, MOST_IN_BOX) : usual),
  }).toSorted((a, b) => stacks.indexOf(a.stack) - stacks.indexOf(b.stack));
}

/** The spaces whose signs are half covered by counters above. */
export const occupiedBy = (stacks: readonly LaidStack[]): ReadonlySet<string> =>
  new Set(stacks.flatMap(({ stack, aside }) => (stack.inside || aside || isPanel(stack.place) ? [] : [stack.place])));

/** The position of a stack if only the stacks of its own place existed. */
function homeOf(stack: Stack, there: readonly Stack[], hull: Box, growth: number): Point {
  const stand = places.standAt(stack.place);
  const panel = places.panelOf(stack.place);
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

/** In a panel, pieces inside are in the lower row, besiegers in the upper one. */
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
