import { CLASH, type Placeable, type Placing } from '../arrange.ts';
import { type Box, boxAbout, hullOf, outside, overlap } from '../boxes.ts';
import type { Point } from '../camera.ts';
import { anchorOf, HANGINGS, type Hanging, hung } from '../hang.ts';
import { ASCENT, DESCENT, gapTo, LEADING, leaderTo, nameBox } from './name-box.ts';
import type { MapName } from './types.ts';

// The places where the name of a space can stand: at home, beside the space, or far away at the end of a line.

/** A space with a name. */
export interface NamedSpot extends Point {
  readonly id: string;
  /** Whether it is on the open map, so that its sign must not be covered. */
  readonly open: boolean;
  /** The cost of omitting its name: important places come first. */
  readonly worth: number;
}

/** The spaces and boxes of a map. */
export interface Field {
  readonly spots: ReadonlyMap<string, NamedSpot>;
  readonly signs: readonly NamedSpot[];
  readonly panels: readonly Box[];
  readonly inner: Box;
}

/** A place of a name, or its omission. */
export interface NamePlacing extends Placing {
  readonly label: MapName | undefined;
}

/** A name, and the places where it can stand. */
export interface PlaceableName extends Placeable<NamePlacing> {
  readonly label: MapName;
  /** Whether the overview has no room for it: it is shown only if counters are there. */
  readonly spare: boolean;
  readonly others: () => readonly NamePlacing[];
  /** Its positions farther from its space, with their own costs; computed when first asked for. */
  readonly farther: () => readonly Hung[];
  /** The same so far away that a line leads to it. */
  readonly led: () => readonly Hung[];
}

/** Half the edge of the sign of a space, and of the place of a counter. */
export const SIGN = 9;
const SLOT = 13;
/** How far from its space a name may be that its own counters would cover, nearest first. */
const FORWARD = [17, 22, 28, 34];
/** The same with a line from the space. */
const LED = [41, 46, 52, 58, 65, 73, 82, 92, 104];
/** The longest line, for names of the usual size: larger names stand on a smaller map. */
const LONGEST = 80;
/** How much a longer line costs, for each unit. */
const LENGTH = 4;
/** The cost of a square unit of a sign that a name at the end of a line covers: it has no other place. */
const SIGN_COVERED = 2;
/** Half the width of the strip that a line keeps free of names, and the distance between the boxes that make it up. */
const [STRIP, STRIDE] = [2, 3];

/** The differences of a name from the printed one. */
interface Changed {
  /** It is in another language. */
  readonly isNew: boolean;
  readonly scale: number;
  readonly isSpare: boolean;
}

/**
 * A name at home, with its other positions, which are computed when something is first in the way. An enlarged name may
 * cover signs. If a name would cover a box or leave the sheet because it is enlarged or translated, its home is the
 * position where it covers least.
 */
export function nameOn(field: Field, label: MapName, size: number, changed: Changed): PlaceableName {
  const { isNew, scale, isSpare: spare } = changed;
  const box = nameBox(label, size);
  const boxes = [box];
  const cover = coverCost(field, label[0], boxes);
  const printed = { boxes, cost: scale > 1 ? cover : 0, label };
  const others = once(() => placingsOf(field, label, size));
  const farther = once(() => byCost(hungAt(field, label, size, FORWARD)));
  const led = once(() =>
    byCost(hungAt(field, label, size, LED, 'led').filter(({ length }) => length <= LONGEST * scale)),
  );
  const panels = field.panels.reduce((sum, panel) => sum + overlap(box, panel), 0);
  const isHome = (!isNew && scale === 1) || (panels === 0 && outside(box, field.inner) === 0);
  if (isHome) return { label, spare, home: printed, others, farther, led };
  const best = others().reduce((least, each) => (each.cost < least.cost ? each : least), {
    ...printed,
    cost: cover + CLASH * panels,
  });
  return { label, spare, home: best, others, farther, led };
}

/** Places far from their spaces, by the labels there. */
export const placesFar: WeakMap<MapName, Hung> = new WeakMap<MapName, Hung>();

/** Places far from a space, the cheapest first. */
function byCost(all: readonly Hung[]): readonly Hung[] {
  for (const place of all) if (place.label) placesFar.set(place.label, place);
  return all.toSorted((a, b) => a.cost - b.cost);
}

/** A function that computes its result when it is first called. */
function once<T>(make: () => T): () => T {
  let made: { readonly result: T } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** The cost of leaving the sheet, and of covering the signs of other spaces. */
function coverCost({ signs, inner }: Field, id: string, boxes: readonly Box[]): number {
  let cost = boxes.reduce((sum, box) => sum + CLASH * outside(box, inner), 0);
  for (const spot of signs)
    if (spot.id !== id) for (const box of boxes) cost += CLASH * overlap(box, boxAbout(spot, SIGN - 1));
  return cost;
}

/** Every other way to attach a name to its space, and omitting it. */
function placingsOf(field: Field, label: MapName, size: number): readonly NamePlacing[] {
  const spot = field.spots.get(label[0]);
  if (spot === undefined) return [];
  return [...hungAt(field, label, size, [SLOT, SIGN]), { label: undefined, boxes: [], cost: spot.worth }];
}

/** A name attached to its space at some distances, in every way, with the cost of each. */
function hungAt(field: Field, label: MapName, size: number, reaches: readonly number[], led?: 'led'): readonly Hung[] {
  const spot = field.spots.get(label[0]);
  if (spot === undefined) return [];
  const near = signsNear(field, spot).map((sign) => ({ sign, box: boxAbout(sign, SIGN - 1) }));
  return reaches.flatMap((reach) =>
    HANGINGS.map((hanging) => {
      const placing = hang(spot, label, size, reach, hanging);
      return { ...placing, cost: placing.cost + costOf(field, placing, spot, { near, led: led !== undefined }) };
    }),
  );
}

const signsNear = ({ signs }: Field, spot: Point): readonly NamedSpot[] =>
  signs.filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 200);

export interface Hung extends NamePlacing {
  readonly box: Box;
  /** The place of its counter. */
  readonly own: Box;
  /** The line from its space, in small boxes, and its length; none if it is near. */
  readonly line: () => readonly Box[];
  readonly length: number;
  /** The area of the name and its line. */
  readonly hull: Box;
}

function hang(spot: NamedSpot, label: MapName, size: number, reach: number, hanging: Hanging): Hung {
  const [id, , , , ...lines] = label;
  const width = Math.max(...lines.map((line) => line[1]));
  const height = ((lines.length - 1) * LEADING + ASCENT + DESCENT) * size;
  const box = hung(boxAbout(spot, reach), { width, height }, hanging);
  const anchor = anchorOf(hanging);
  const x = anchor === 'start' ? box.left : anchor === 'end' ? box.right : (box.left + box.right) / 2;
  const set: MapName = [id, x, box.top + ASCENT * size, anchor, ...lines];
  const line = lineTo(spot, box);
  return { label: set, box, boxes: [box], own: boxAbout(spot, SLOT), ...line, cost: 2 + hanging.rank };
}

/** The signs around a name, and whether a line leads to it. */
interface Around {
  readonly near: readonly { readonly sign: NamedSpot; readonly box: Box }[];
  readonly led: boolean;
}

/**
 * The cost of a position: a name should cover no sign or panel, stay on the sheet, and be nearest to its own space, or
 * near it if a line leads there.
 */
function costOf({ inner, panels }: Field, { box }: Hung, own: NamedSpot, { near, led }: Around): number {
  let cost = CLASH * outside(box, inner);
  for (const panel of panels) cost += CLASH * overlap(box, panel);
  let nearest = Number.POSITIVE_INFINITY;
  for (const { sign, box: covered } of near) {
    cost += (led ? SIGN_COVERED : CLASH) * overlap(box, covered);
    if (sign !== own) nearest = Math.min(nearest, gapTo(sign, box));
  }
  return cost + (led ? LENGTH * gapTo(own, box) : Math.max(0, gapTo(own, box) + 6 - nearest) * 2.5);
}

/** The line from a space to the box of its name, and the area of both. The boxes are made when first asked for. */
function lineTo(spot: Point, box: Box): Pick<Hung, 'line' | 'length' | 'hull'> {
  const leader = leaderTo(spot, box);
  if (leader === undefined) return { line: () => [], length: 0, hull: box };
  const { from, to } = leader;
  const count = Math.floor((Math.hypot(to.x - from.x, to.y - from.y) - STRIP) / STRIDE);
  // Without its end at the name.
  const boxAt = (index: number): Box => {
    const part = index / count;
    return boxAbout({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }, STRIP);
  };
  return {
    line: once(() => Array.from({ length: count }, (_, index) => boxAt(index))),
    length: count * STRIDE,
    hull: hullOf([box, boxAt(0), boxAt(count - 1)]),
  };
}
