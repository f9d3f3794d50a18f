import { arrange, CLASH, type Placing } from './arrange.ts';
import { type Box, boxAbout, hullOf, movedBy, outside, overlap } from './boxes.ts';
import type { Point } from './camera.ts';
import { relax } from './relax.ts';

// Places stacks of counters on a map so that none overlap.

/** A stack to be placed. */
export interface StackHome {
  /** Its point if there were only the stacks of its own place. */
  readonly home: Point;
  /** The box it takes up, around its point. */
  readonly footprint: readonly Box[];
  /** Its resistance to pushing; infinite if it never moves. */
  readonly weight: number;
  /** Its place: it may cover its own sign rather than another's. */
  readonly place: string;
}

/** The final place of a stack. */
export interface PlacedStack {
  readonly at: Point;
  readonly boxes: readonly Box[];
  /** Whether it is so far from home that a line joins it to its space. */
  readonly aside: boolean;
}

/** The areas that should not be covered. */
export interface StackingGround {
  readonly signs: readonly { readonly place: string; readonly at: Point }[];
  /** Boxes beside the map: only the stacks in them, which do not move, may touch their edges. */
  readonly panels: readonly Box[];
  /** The part of the sheet that counters may use. */
  readonly inner: Box;
}

interface Spot extends Placing {
  readonly at: Point;
}

/** A stack farther from home than this is joined to its space by a line. */
const ASIDE = 7;

/**
 * Places stacks: they push each other aside, then remaining overlaps are resolved with the least movement. Earlier
 * stacks make room. Results are in the order given.
 */
export function placeStacks(stacks: readonly StackHome[], ground: StackingGround): readonly PlacedStack[] {
  const signs = ground.signs.map(({ place, at }) => ({ place, box: boxAbout(at, SIGN) }));
  const stays = ({ weight }: StackHome): boolean => !Number.isFinite(weight);
  const pushed = relax(stacks.map(({ home, footprint, weight }) => ({ at: home, hull: hullOf(footprint), weight })));
  const placed = arrange(
    stacks.map((stack, i) => {
      const home = spotOf(stack, pushed[i] ?? stack.home, 0);
      return stays(stack) ? { home } : { home, others: () => spotsAround(stack, home, { ...ground, signs }) };
    }),
  );
  return stacks.map((stack, i) => {
    const { at, boxes } = placed[i] ?? spotOf(stack, stack.home, 0);
    return { at, boxes, aside: Math.hypot(at.x - stack.home.x, at.y - stack.home.y) > ASIDE };
  });
}

/** A stack whose counters may be enlarged, and its home at each size. */
export interface GrowingStack {
  /** The factor by which its counters are enlarged if there is room. */
  readonly growth: number;
  readonly homeAt: (growth: number) => StackHome;
}

/** A placed stack with the enlargement of its counters. */
export interface GrownStack extends PlacedStack {
  readonly growth: number;
}

/** A stack farther from home than this, in board units, is in a crowd, and so are the stacks nearer to it than this. */
const MOST_AWAY = 32;
const CROWD = 75;
/** The largest factor by which counters in a crowd are enlarged. */
const CROWDED = 1.1;

/**
 * Places stacks with enlarged counters. In a crowd or near a panel they are hardly enlarged, so that they neither push
 * each other far away nor cover the panel.
 */
export function placeGrown(stacks: readonly GrowingStack[], ground: StackingGround): readonly GrownStack[] {
  const placedAt = (growths: readonly number[]): readonly GrownStack[] => {
    const homes = stacks.map(({ homeAt }, i) => homeAt(growths[i] ?? 1));
    return placeStacks(homes, ground).map((placed, i) => ({ ...placed, growth: growths[i] ?? 1 }));
  };
  const wanted = stacks.map(({ growth }) => growth);
  const first = placedAt(wanted);
  const homes = stacks.map(({ growth, homeAt }) => homeAt(growth));
  const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  const onPanel = (stack: PlacedStack): boolean =>
    ground.panels.some((panel) => stack.boxes.some((box) => overlap(box, panel) > 0));
  const away = homes.flatMap(({ home, weight }, i) => {
    const placed = first[i];
    if (placed === undefined || !Number.isFinite(weight)) return [];
    return apart(home, placed.at) > MOST_AWAY || onPanel(placed) ? [home] : [];
  });
  if (away.length === 0 || Math.max(...wanted) <= CROWDED) return first;
  const crowded = homes.map(({ home }) => away.some((other) => apart(home, other) < CROWD));
  return placedAt(wanted.map((growth, i) => (crowded[i] ? Math.min(growth, CROWDED) : growth)));
}

const spotOf = ({ footprint }: StackHome, at: Point, cost: number): Spot => ({
  at,
  cost,
  boxes: footprint.map((box) => movedBy(box, at)),
});

/** The step by which counters are moved aside, up to `REACH`. */
const STEP = 4;
const REACH = 32;
/** The cost per square unit of distance, of covering another space's sign, and of covering its own. */
const DISTANCE = 0.12;
const FOREIGN_SIGN = 1.5;
const OWN_SIGN = 0.3;
/** Half the edge of the part of a sign that should stay visible. */
const SIGN = 7;

/** The signs and panels that a stack may cover when it is moved aside. */
interface Below {
  readonly signs: readonly { readonly place: string; readonly box: Box }[];
  readonly panels: readonly Box[];
  readonly inner: Box;
}

/** Those signs and panels that are near a stack. */
function belowNear({ boxes }: Spot, { signs, panels, inner }: Below): Below {
  const { left, top, right, bottom } = hullOf(boxes);
  const near = { left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH };
  return {
    signs: signs.filter(({ box }) => overlap(box, near) > 0),
    panels: panels.filter((panel) => overlap(panel, near) > 0),
    inner,
  };
}

function spotsAround(stack: StackHome, home: Spot, all: Below): readonly Spot[] {
  const spots: Spot[] = [];
  const below = belowNear(home, all);
  for (let dx = -REACH; dx <= REACH; dx += STEP) {
    for (let dy = -REACH; dy <= REACH; dy += STEP) {
      const far = Math.hypot(dx, dy);
      if (far === 0 || far > REACH) continue;
      const spot = spotOf(stack, { x: home.at.x + dx, y: home.at.y + dy }, 0);
      spots.push({ ...spot, cost: DISTANCE * far * far + coverOf(stack, spot.boxes, below) });
    }
  }
  return spots;
}

/** The cost of a stack that covers signs and panels, or leaves the sheet. */
function coverOf(stack: StackHome, boxes: readonly Box[], { signs, panels, inner }: Below): number {
  let cost = 0;
  for (const box of boxes) {
    cost += CLASH * outside(box, inner);
    for (const panel of panels) cost += CLASH * overlap(box, panel);
    for (const sign of signs) cost += (sign.place === stack.place ? OWN_SIGN : FOREIGN_SIGN) * overlap(box, sign.box);
  }
  return cost;
}
