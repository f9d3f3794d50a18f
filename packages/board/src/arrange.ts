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
 * for things that must move.
 */
export function arrange<S extends Placing>(
  things: readonly Placeable<S>[],
  more: (spot: S) => number = () => 0,
): readonly S[] {
  const placed = things.map(({ home }) => home);
  const hulls = placed.map(({ boxes }) => hullOf(boxes));
  /** The boxes of all things but one that reach into an area. */
  const boxesIn = (area: Box, but: number): readonly Box[] =>
    placed.flatMap(({ boxes }, other) =>
      other === but || overlap(hulls[other] ?? area, area) === 0 ? [] : boxes.filter((box) => overlap(area, box) > 0),
    );
  const hasRoom = (spot: Placing, index: number): boolean =>
    shared(spot, boxesIn(hulls[index] ?? hullOf(spot.boxes), index)) < SLIGHT;
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (const [index, thing] of things.entries()) {
      const now = placed[index] ?? thing.home;
      if (thing.others === undefined || (now === thing.home && hasRoom(now, index))) continue;
      const { spots, area } = choiceOf(thing);
      const best = cheapest(spots, boxesIn(area, index), more);
      if (best === now) continue;
      moved = true;
      placed[index] = best;
      hulls[index] = hullOf(best.boxes);
    }
  }
  return placed;
}

/** All the places of a thing, and the area that they take up together. */
interface Choice<S extends Placing> {
  readonly spots: readonly S[];
  readonly area: Box;
}

/** The choices of things that have been in the way before: names of places stay the same from call to call. */
const choices = new WeakMap<Placeable<Placing>, Choice<Placing>>();

function choiceOf<S extends Placing>(thing: Placeable<S>): Choice<S> {
  const known = choices.get(thing) as Choice<S> | undefined;
  if (known) return known;
  const spots = [thing.home, ...(thing.others?.() ?? [])];
  const made = { spots, area: hullOf(spots.flatMap(({ boxes }) => boxes)) };
  choices.set(thing, made);
  return made;
}

function cheapest<S extends Placing>(spots: readonly S[], near: readonly Box[], more: (spot: S) => number): S {
  let best = spots[0];
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.cost >= least) continue;
    let cost = spot.cost + CLASH * shared(spot, near);
    if (cost >= least) continue;
    cost += more(spot);
    if (cost >= least) continue;
    least = cost;
    best = spot;
  }
  if (best === undefined) throw new RangeError('there is nowhere to place it');
  return best;
}

/** How much a position overlaps the boxes, in square units. */
function shared({ boxes }: Placing, others: readonly Box[]): number {
  let sum = 0;
  for (const theirs of others) for (const ours of boxes) sum += overlap(ours, theirs);
  return sum;
}
