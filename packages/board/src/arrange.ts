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
  /** Other possible places; called only if something is in the way. */
  readonly others: () => readonly S[];
}

/** The cost of a square unit of overlap. */
export const CLASH = 40;
/** Less overlap than this, in square units, counts as none. */
const SLIGHT = 1;
/** The maximum number of passes over the things that overlap; they settle long before. */
const ROUNDS = 12;

/**
 * Places things without overlap, moving as few of them as little as possible; a thing that has room at home stays
 * there. The same things in the same order are always placed the same way.
 */
export function arrange<S extends Placing>(things: readonly Placeable<S>[]): readonly S[] {
  const placed = things.map(({ home }) => home);
  const spots = new Map<number, readonly S[]>();
  const spotsOf = (index: number, { home, others }: Placeable<S>): readonly S[] => {
    const known = spots.get(index) ?? [home, ...others()];
    spots.set(index, known);
    return known;
  };
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (const [index, thing] of things.entries()) {
      const now = placed[index] ?? thing.home;
      if (now === thing.home && sharedWithAll(now, index, placed) < SLIGHT) continue;
      const best = cheapest(spotsOf(index, thing), boxesBut(index, placed));
      moved ||= best !== now;
      placed[index] = best;
    }
  }
  return placed;
}

/** The boxes of all things but one. */
const boxesBut = (index: number, placed: readonly Placing[]): Box[] =>
  placed.flatMap(({ boxes }, other) => (other === index ? [] : boxes));

function cheapest<S extends Placing>(spots: readonly S[], others: readonly Box[]): S {
  const hull = hullOf(spots.flatMap(({ boxes }) => boxes));
  const near = others.filter((box) => overlap(hull, box) > 0);
  let best = spots[0];
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.cost >= least) continue;
    const cost = spot.cost + CLASH * shared(spot, near);
    if (cost >= least) continue;
    least = cost;
    best = spot;
  }
  if (best === undefined) throw new RangeError('there is nowhere to place it');
  return best;
}

/** How much a position of one thing overlaps all others, in square units. */
function sharedWithAll(spot: Placing, index: number, placed: readonly Placing[]): number {
  let sum = 0;
  for (let other = 0; other < placed.length; other++)
    if (other !== index) sum += shared(spot, placed[other]?.boxes ?? []);
  return sum;
}

/** How much a position overlaps the boxes, in square units. */
function shared({ boxes }: Placing, others: readonly Box[]): number {
  let sum = 0;
  for (const theirs of others) for (const ours of boxes) sum += overlap(ours, theirs);
  return sum;
}
