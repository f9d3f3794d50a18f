import { type Box, hullOf, type Point, placeStacks, type StackingGround, type StoodStack } from '@carillon/board';
import type { PieceName } from '@carillon/wilderness-war-rules';
import { mapSize } from '../map/index.ts';
import { footprintOf, leaderFrom, unitsFrom } from './footprint.ts';
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
  /** The key of its stack. */
  readonly stack: string;
  /** Pieces deep in a stack are not drawn. */
  readonly shown: boolean;
  /** The first of the leaders or units in its stack: only it has its name beside it. */
  readonly front: boolean;
}

/** A stack of the game with its position. */
export interface LaidStack extends StoodStack {
  readonly stack: Stack;
}

/**
 * The stacks with their positions. Those of both sides in one space stand side by side, besiegers above the besieged;
 * remaining overlaps are resolved with the least movement.
 */
export function layStacks(stacks: readonly Stack[]): readonly LaidStack[] {
  // Earlier stacks make room: small ones for large ones.
  const ordered = stacks.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const stood = placeStacks(
    ordered.map((stack) => ({
      home: homeOf(stack, stacksAt(stacks, stack.place)),
      footprint: footprintOf(stack),
      weight: stays(stack) ? Number.POSITIVE_INFINITY : sizeOf(stack),
      place: stack.place,
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
function homeOf(stack: Stack, there: readonly Stack[]): Point {
  const stand = standAt(stack.place);
  const panel = panelOf(stack.place);
  if (panel && there.length > 1) return inRows(stack, panel);
  const besieged = there.some(({ inside }) => inside);
  const raised = { x: stand.x, y: stand.y - RAISED + (stack.inside ? INSIDE : besieged ? BESIEGING : RAISED) };
  const meets = there.some(({ side, inside }) => side !== stack.side && inside === stack.inside);
  return meets ? besideMiddle(stack, raised) : raised;
}

/** The French to the left of a line, the British to the right. */
function besideMiddle(stack: Stack, { x, y }: Point): Point {
  const { left, right } = hullOf(footprintOf(stack));
  return { x: x + (stack.side === 'french' ? -right - 0.5 : -left + 0.5), y };
}

/** In a panel, pieces inside have the lower row, besiegers the upper. */
function inRows(stack: Stack, { left, top, right, bottom }: Box): Point {
  const hull = hullOf(footprintOf(stack));
  const x = (left + right) / 2 + 10 - (hull.left + hull.right) / 2;
  return { x, y: stack.inside ? bottom - 4 - hull.bottom : top + BOX_TITLE - hull.top };
}

// ---- pieces

/** The position of a stack's units: to the right of its leaders. */
export function unitsAt({ stack, at }: LaidStack): Point {
  const { x, y } = unitsFrom(stack);
  return { x: at.x + x, y: at.y + y };
}

/** The position of every piece on the board. */
export function layPieces(stacks: readonly LaidStack[]): ReadonlyMap<PieceName, Laid> {
  const laid = new Map<PieceName, Laid>();
  for (const each of stacks) {
    const { stack, at } = each;
    stack.units.forEach((unit, i) => {
      laid.set(unit, { ...unitsAt(each), stack: stack.key, shown: i === 0, front: i === 0 });
    });
    stack.leaders.forEach((leader, i) => {
      const { x, y, shown } = leaderFrom(stack, i);
      laid.set(leader, { x: at.x + x, y: at.y + y, stack: stack.key, shown, front: i === 0 });
    });
  }
  return laid;
}
