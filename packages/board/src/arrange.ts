import { type Box, hullOf, overlap } from './boxes.ts';

/** One way to place something: the boxes that it takes up, and its cost. Without boxes it is omitted. */
export interface Placing {
  readonly boxes: readonly Box[];
  /** Its undesirability; 0 is best. Each square unit of overlap with others costs `CLASH` more. */
  readonly cost: number;
}

/** Something to be placed. */
export interface Placeable<S extends Placing> {
  /** Its home, used if nothing is in the way. */
  readonly home: S;
  /** Other possible places; called only if something is in the way, and only once. A thing without them never moves. */
  readonly others?: (() => readonly S[]) | undefined;
}

/** The cost of a square unit of overlap. */
export const CLASH = 40;
/** Less overlap than this, in square units, counts as none. */
const SLIGHT = 1;
/** The maximum number of passes over the things that overlap; they settle long before. */
const ROUNDS = 12;

/**
 * Places things without overlap, moving as few of them as little as possible; a thing that has room at home stays
 * there. The same things in the same order are always placed the same way. `more` is the further cost of a place today,
 * 0 or more, for things that must move.
 */
export function arrange<S extends Placing>(
  things: readonly Placeable<S>[],
  more: (spot: S) => number = () => 0,
): readonly S[] {
  const ground = new Ground(things);
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (const [index, thing] of things.entries()) {
      if (thing.others === undefined || !ground.takeDue(index)) continue;
      const best = placeOf(thing, index, ground, more);
      if (best === ground.placed[index]) continue;
      moved = true;
      ground.move(index, best);
    }
  }
  return ground.placed;
}

/** The place of a thing among the others as they stand. */
function placeOf<S extends Placing>(
  thing: Placeable<S>,
  index: number,
  ground: Ground<S>,
  more: (spot: S) => number,
): S {
  const now = ground.placed[index];
  if (now === thing.home && shared(now, ground.boxesAbout(index), SLIGHT) < SLIGHT) return now;
  const choice = choiceOf(thing);
  return cheapest(choice, ground.boxesAbout(index, choice.area), more);
}

/** Things on the ground, and which of them are due: something may have moved in their way since they were looked at. */
class Ground<S extends Placing> {
  readonly placed: S[];
  private readonly hulls: Areas;
  /** The area that decides about a thing: where it stands, or all its places once it has looked at them. */
  private readonly reaches: Areas;
  private readonly due: Uint8Array;
  private readonly near: Box[] = [];

  constructor(things: readonly Placeable<S>[]) {
    this.placed = things.map(({ home }) => home);
    const hulls = this.placed.map(({ boxes }) => hullOf(boxes));
    this.hulls = new Areas(hulls);
    this.reaches = new Areas(hulls);
    this.due = new Uint8Array(things.length).fill(1);
  }

  /** Whether a thing is due; afterwards it no longer is. */
  takeDue(index: number): boolean {
    const isDue = this.due[index] === 1;
    this.due[index] = 0;
    return isDue;
  }

  /** The boxes of all other things that reach into all the places of a thing, or where it stands; until the next call. */
  boxesAbout(index: number, area?: Box): readonly Box[] {
    const { hulls, reaches, placed, near } = this;
    if (area) reaches.set(index, area);
    const within = area ?? hullOf(placed[index]?.boxes ?? []);
    near.length = 0;
    for (let other = 0; other < placed.length; other++) {
      if (other === index || !hulls.meets(other, within)) continue;
      for (const box of placed[other]?.boxes ?? []) if (overlap(within, box) > 0) near.push(box);
    }
    return near;
  }

  move(index: number, to: S): void {
    const from = hullOf(this.placed[index]?.boxes ?? []);
    const hull = hullOf(to.boxes);
    this.placed[index] = to;
    this.hulls.set(index, hull);
    for (let other = 0; other < this.placed.length; other++)
      if (other !== index && (this.reaches.meets(other, from) || this.reaches.meets(other, hull))) this.due[other] = 1;
  }
}

/** Boxes side by side in one array, where they are compared fast. */
class Areas {
  private readonly edges: Float64Array;

  constructor(boxes: readonly Box[]) {
    this.edges = new Float64Array(4 * boxes.length);
    for (const [index, box] of boxes.entries()) this.set(index, box);
  }

  set(index: number, { left, top, right, bottom }: Box): void {
    this.edges.set([left, top, right, bottom], 4 * index);
  }

  /** Whether a box overlaps another. */
  meets(index: number, { left, top, right, bottom }: Box): boolean {
    const { edges } = this;
    const at = 4 * index;
    return (
      (edges[at] ?? 0) < right &&
      (edges[at + 2] ?? 0) > left &&
      (edges[at + 1] ?? 0) < bottom &&
      (edges[at + 3] ?? 0) > top
    );
  }
}

/** All the places of a thing, and the area that they take up together. */
interface Choice<S extends Placing> {
  /** The cheapest first, those of the same cost in the order of the thing. */
  readonly spots: readonly S[];
  /** The order of the spots at the thing. */
  readonly ranks: ReadonlyMap<S, number>;
  readonly area: Box;
}

/** The choices of things that have been in the way before: names of places stay the same from call to call. */
const choices = new WeakMap<Placeable<Placing>, Choice<Placing>>();

function choiceOf<S extends Placing>(thing: Placeable<S>): Choice<S> {
  const known = choices.get(thing) as Choice<S> | undefined;
  if (known) return known;
  const spots = [thing.home, ...(thing.others?.() ?? [])];
  const made: Choice<S> = {
    spots: spots.toSorted((a, b) => a.cost - b.cost),
    ranks: new Map(spots.map((spot, rank) => [spot, rank])),
    area: hullOf(spots.flatMap(({ boxes }) => boxes)),
  };
  choices.set(thing, made);
  return made;
}

/** The cheapest spot among these boxes; of several, the first in the order of the thing. */
function cheapest<S extends Placing>({ spots, ranks }: Choice<S>, near: readonly Box[], more: (spot: S) => number): S {
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  const isFirst = (spot: S): boolean => best === undefined || (ranks.get(spot) ?? 0) < (ranks.get(best) ?? 0);
  for (const spot of spots) {
    if (spot.cost > least) break;
    const cost = spot.cost + CLASH * shared(spot, near, (least - spot.cost) / CLASH);
    if (cost > least) continue;
    const total = cost + more(spot);
    if (total > least || (total === least && !isFirst(spot))) continue;
    least = total;
    best = spot;
  }
  if (best === undefined) throw new RangeError('there is nowhere to place it');
  return best;
}

/** How much a position overlaps the boxes, in square units; from `most` on it does not matter how much. */
function shared({ boxes }: Placing, others: readonly Box[], most = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  for (const theirs of others) {
    for (const ours of boxes) sum += overlap(ours, theirs);
    if (sum > most + 1) break;
  }
  return sum;
}
