import { type Box, boxAbout, clash, hullOf, overlap } from '../boxes.ts';
import { gapBetween, gapTo, LED_FROM } from './name-box.ts';
import { type Field, type Hung, type NamePlacing, SIGN } from './name-places.ts';
import type { MapName } from './types.ts';

// The counters among which names are placed, and what they cost a place.

/** An area that counters cover. */
export interface Taken extends Box {
  /** The space of the counters, if known: the names of other spaces should not stand beside them. */
  readonly place?: string | undefined;
}

/** How much counters may overlap a name before it moves, in board units. */
export const TOLERANCE = 0.3;
/** Half the edge of the square about a space in which counters are taken for its own, also if they stand aside. */
const ASIDE = 17;
/** The cost of a line that passes under a counter of another space. */
const PASS_UNDER = 60;

/** Counters, and the signs that they leave bare: the same whichever names are tried among them. */
export class Standing {
  private readonly held = new Set<string>();
  private signs: readonly Box[] | undefined;
  private readonly covered = new Map<NamePlacing, boolean>();
  private readonly far = new Map<readonly Hung[], FarPlaces>();

  constructor(
    private readonly field: Field,
    private readonly taken: readonly Taken[],
  ) {
    for (const [id, spot] of field.spots) {
      const around = boxAbout(spot, ASIDE);
      if (taken.some((box) => overlap(box, around) > 0)) this.held.add(id);
    }
  }

  /** Whether counters are in a space. */
  isHeld(id: string): boolean {
    return this.held.has(id);
  }

  /** The names that are shown: those that no counter covers. */
  clearOf(placed: readonly NamePlacing[]): readonly MapName[] {
    return placed.flatMap((placing) => (placing.label === undefined || this.covers(placing) ? [] : [placing.label]));
  }

  private covers(placing: NamePlacing): boolean {
    const known = this.covered.get(placing);
    if (known !== undefined) return known;
    const made = placing.boxes.some((box) => this.taken.some((other) => clash(box, other, TOLERANCE)));
    this.covered.set(placing, made);
    return made;
  }

  /** A name's places far from its space, among these counters and signs. */
  farPlaces(places: readonly Hung[]): FarPlaces {
    const known = this.far.get(places);
    if (known) return known;
    this.signs ??= this.bareSigns();
    const made = new FarPlaces(places, this.taken, this.signs);
    this.far.set(places, made);
    return made;
  }

  private bareSigns(): readonly Box[] {
    return this.field.signs.flatMap((spot) => {
      const middle = boxAbout(spot, SIGN / 2);
      return this.taken.some((counter) => overlap(counter, middle) > 0) ? [] : boxAbout(spot, SIGN - 1);
    });
  }
}

/** The areas of lists of places: the places of a name stay the same from call to call. */
const areas = new WeakMap<readonly Hung[], Box>();

function areaOf(places: readonly Hung[]): Box {
  const area = areas.get(places) ?? hullOf(places.map(({ hull }) => hull));
  areas.set(places, area);
  return area;
}

/** A name's places far from its space, the cheapest first, and what stands in their area. */
export class FarPlaces {
  private readonly area: Box;
  private readonly taken: readonly Box[];
  private readonly signs: readonly Box[];
  /** The costs known so far; the others are `NaN`. */
  private readonly costs: Float64Array;

  constructor(
    readonly places: readonly Hung[],
    taken: readonly Box[],
    signs: readonly Box[],
  ) {
    this.area = areaOf(places);
    this.taken = taken.filter(this.isNear);
    this.signs = signs.filter(this.isNear);
    this.costs = new Float64Array(places.length).fill(Number.NaN);
  }

  /** Whether a box reaches into the area of these places. */
  readonly isNear = (box: Box): boolean => overlap(box, this.area) > 0;

  /**
   * The cost of the place at an index because its line passes under counters; infinite if a counter covers the name, or
   * if the line crosses a sign.
   */
  costAt(index: number): number {
    const known = this.costs[index] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const place = this.places[index];
    const made = place === undefined ? Number.POSITIVE_INFINITY : this.newCost(place);
    this.costs[index] = made;
    return made;
  }

  private newCost(place: Hung): number {
    const { box, own } = place;
    if (this.taken.some((other) => clash(box, other, TOLERANCE))) return Number.POSITIVE_INFINITY;
    if (this.signs.some((sign) => !isAbout(own, sign) && crosses(place, sign))) return Number.POSITIVE_INFINITY;
    return PASS_UNDER * this.taken.filter((other) => overlap(other, own) === 0 && crosses(place, other)).length;
  }
}

/** Whether the line to a name crosses a box. */
export const crosses = ({ hull, line }: Hung, box: Box): boolean =>
  overlap(box, hull) > 0 && line().some((part) => overlap(part, box) > 0);

/** Whether two boxes are about the same point. */
const isAbout = (a: Box, b: Box): boolean =>
  Math.abs(a.left + a.right - b.left - b.right) + Math.abs(a.top + a.bottom - b.top - b.bottom) < 0.1;

/** How much nearer than any other stack a name should be to its own space, and the cost of each unit less. */
const [NEARER, MISREAD] = [4, 4];
/** How far around a space other stacks are looked for. */
const MISREAD_WITHIN = 90;

/** The cost of a place near the counters of another space, to which the name would seem to belong. */
export function misreadIn(field: Field, taken: readonly Taken[]): (placing: NamePlacing) => number {
  const placed = taken.filter(({ place }) => place !== undefined);
  const around = new Map<
    string,
    { readonly own: readonly Box[]; readonly others: readonly Box[]; readonly signs: readonly Box[] }
  >();
  const aroundOf = (id: string) => {
    const known = around.get(id);
    if (known) return known;
    const spot = field.spots.get(id) ?? { x: 0, y: 0 };
    const near = placed.filter((box) => gapTo(spot, box) < MISREAD_WITHIN);
    const own = [boxAbout(spot, SIGN), ...near.filter(({ place }) => place === id)];
    const signs = field.signs
      .filter((sign) => sign.id !== id && Math.hypot(sign.x - spot.x, sign.y - spot.y) < MISREAD_WITHIN)
      .map((sign) => boxAbout(sign, SIGN));
    const made = { own, others: near.filter(({ place }) => place !== id), signs };
    around.set(id, made);
    return made;
  };
  return ({ label, boxes: [box] }) => {
    if (label === undefined || box === undefined) return 0;
    const { own, others, signs } = aroundOf(label[0]);
    if (others.length === 0) return 0;
    // A line brings a name near its space.
    const gap = Math.min(LED_FROM, ...own.map((each) => gapBetween(each, box)));
    const toOwn = gap < LED_FROM ? gap : 0;
    const toOthers = Math.min(...others.map((each) => gapBetween(each, box) - NEARER));
    const toSigns = Math.min(...signs.map((each) => gapBetween(each, box)));
    return MISREAD * Math.max(0, toOwn - Math.min(toOthers, toSigns));
  };
}
