import {
  arrange,
  type Box,
  boxAbout,
  CLASH,
  movedBy,
  outside,
  overlap,
  type Placing,
  type Point,
  relax,
} from '@carillon/board';
import type { PieceName, PlaceName } from '@carillon/wilderness-war-rules';
import { frames, mapSize } from '../map/index.ts';
import { footprintOf, hullOf, leaderFrom, unitsFrom } from './footprint.ts';
import { boxOf, placesOnBoard, pointOf } from './places.ts';
import { type Stack, stacksAt } from './stacks.ts';

// Where counters lie on the board, in its units.

/** Counters stand above their space, so that its sign stays in sight. */
const RAISED = -11;
/** Those inside a fort or fortress lie on its sign, and their besiegers above them. */
const INSIDE = 7;
const BESIEGING = -27;
/** Room between the counters in a Militia box and its lower edge. */
const BOX_FLOOR = 17;
/** Room for the name along the upper edge of a box. */
const BOX_TITLE = 17;

/** Where one piece is drawn. */
export interface Laid extends Point {
  /** The key of its stack. */
  readonly stack: string;
  /** Pieces deep in a stack are not drawn. */
  readonly shown: boolean;
  /** The first of the leaders or units in its stack: it alone has its name beside it. */
  readonly front: boolean;
}

/** A stack with the place of its top counter. */
export interface LaidStack {
  readonly stack: Stack;
  readonly at: Point;
  /** It stands so far from its space that a line joins the two. */
  readonly aside: boolean;
  /** What it takes up there. */
  readonly boxes: readonly Box[];
}

const panels: ReadonlyMap<string, Box> = new Map(
  frames.map(([id, , left, top, right, bottom]) => [id, { left, top, right, bottom }]),
);

/** Where the counters of a space or box stand when one side is there alone, and nothing is in the way. */
export function standAt(place: PlaceName): Point {
  const panel = panels.get(place);
  if (panel) return standInPanel(place, panel);
  const point = pointOf(place) ?? { x: 0, y: 0 };
  return { x: point.x, y: point.y + RAISED };
}

function standInPanel(place: PlaceName, { left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: boxOf(place) ? bottom - BOX_FLOOR : (top + bottom) / 2 + 7 };
}

/** Whether a place is a panel of its own, off the open map. */
export const isPanel = (place: PlaceName): boolean => panels.has(place);

/**
 * The stacks with their places. Those of both sides in one space stand side by side, besiegers above the besieged; what
 * then lies over one another is moved aside as little as possible.
 */
export function layStacks(stacks: readonly Stack[]): readonly LaidStack[] {
  // What comes first makes room: the small for the great.
  const ordered = stacks.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const homes = ordered.map((stack) => homeOf(stack, stacksAt(stacks, stack.place)));
  const pushed = relax(
    ordered.map((stack, i) => ({
      at: homes[i] ?? standAt(stack.place),
      hull: hullOf(footprintOf(stack)),
      weight: stays(stack) ? Number.POSITIVE_INFINITY : sizeOf(stack),
    })),
  );
  const placed = arrange(
    ordered.map((stack, i) => {
      const home = spotOf(stack, pushed[i] ?? standAt(stack.place), 0);
      return { home, others: () => (stays(stack) ? [] : spotsAround(stack, home)) };
    }),
  );
  return ordered
    .map((stack, i) => laidAt(stack, placed[i] ?? spotOf(stack, standAt(stack.place), 0), homes[i]))
    .sort((a, b) => stacks.indexOf(a.stack) - stacks.indexOf(b.stack));
}

/** Whether a stack is never moved aside: in a box of its own, or inside a fort. */
const stays = (stack: Stack): boolean => stack.inside || isPanel(stack.place);

/** Those inside a fort or fortress stay on its sign. */
const sizeOf = ({ leaders, units, inside }: Stack): number => (inside ? 100 : 0) + leaders.length + units.length;

interface StackSpot extends Placing {
  readonly at: Point;
}

const spotOf = (stack: Stack, at: Point, cost: number): StackSpot => ({
  at,
  cost,
  boxes: footprintOf(stack).map((box) => movedBy(box, at)),
});

/** Farther than this from home a stack is joined to its space by a line. */
const ASIDE = 7;

const laidAt = (stack: Stack, { at, boxes }: StackSpot, home: Point = at): LaidStack => ({
  stack,
  at,
  boxes,
  aside: Math.hypot(at.x - home.x, at.y - home.y) > ASIDE,
});

/** Where a stack would stand if there were no others but those in its own place. */
function homeOf(stack: Stack, there: readonly Stack[]): Point {
  const stand = standAt(stack.place);
  const panel = panels.get(stack.place);
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

/** In a panel those inside have the lower row, besiegers the upper. */
function inRows(stack: Stack, { left, top, right, bottom }: Box): Point {
  const hull = hullOf(footprintOf(stack));
  const x = (left + right) / 2 + 10 - (hull.left + hull.right) / 2;
  return { x, y: stack.inside ? bottom - 4 - hull.bottom : top + BOX_TITLE - hull.top };
}

// ---- moved aside

/** Counters are moved aside in such steps, no farther than `REACH`. */
const STEP = 4;
const REACH = 32;
/** What a square unit of distance costs, of the sign of another space covered, and of the own. */
const DISTANCE = 0.12;
const FOREIGN_SIGN = 1.5;
const OWN_SIGN = 0.3;
/** Half the edge of what should stay in sight of a sign. */
const SIGN = 7;

const INNER: Box = { left: 8, top: 8, right: mapSize.width - 8, bottom: mapSize.height - 8 };

const signs = placesOnBoard.flatMap((place) => {
  const point = pointOf(place);
  return point && !panels.has(place) ? [{ place, box: boxAbout(point, SIGN) }] : [];
});

/** What may lie under a stack that is moved aside: the signs and panels near it. */
interface Ground {
  readonly signs: readonly (typeof signs)[number][];
  readonly panels: readonly Box[];
}

function groundNear({ boxes }: StackSpot): Ground {
  const { left, top, right, bottom } = hullOf(boxes);
  const near = { left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH };
  return {
    signs: signs.filter(({ box }) => overlap(box, near) > 0),
    panels: [...panels.values()].filter((panel) => overlap(panel, near) > 0),
  };
}

function spotsAround(stack: Stack, home: StackSpot): readonly StackSpot[] {
  const spots: StackSpot[] = [];
  const ground = groundNear(home);
  for (let dx = -REACH; dx <= REACH; dx += STEP) {
    for (let dy = -REACH; dy <= REACH; dy += STEP) {
      const far = Math.hypot(dx, dy);
      if (far === 0 || far > REACH) continue;
      const spot = spotOf(stack, { x: home.at.x + dx, y: home.at.y + dy }, 0);
      spots.push({ ...spot, cost: DISTANCE * far * far + coverOf(stack, spot.boxes, ground) });
    }
  }
  return spots;
}

/** What it costs that a stack covers signs and panels, or leaves the sheet. */
function coverOf(stack: Stack, boxes: readonly Box[], ground: Ground): number {
  let cost = 0;
  for (const box of boxes) {
    cost += CLASH * outside(box, INNER);
    for (const panel of ground.panels) cost += CLASH * overlap(box, panel);
    for (const sign of ground.signs)
      cost += (sign.place === stack.place ? OWN_SIGN : FOREIGN_SIGN) * overlap(box, sign.box);
  }
  return cost;
}

// ---- pieces

/** Where the units of a stack lie: to the right of its leaders. */
export function unitsAt({ stack, at }: LaidStack): Point {
  const { x, y } = unitsFrom(stack);
  return { x: at.x + x, y: at.y + y };
}

/** Where every piece on the board is drawn. */
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
