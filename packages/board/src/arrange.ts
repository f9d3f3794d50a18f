import { type Box, hullOf, overlap } from './boxes.ts';

/** A way to place something: the boxes it would take up, and what it costs. No boxes: it is left out. */
export interface Placing {
  readonly boxes: readonly Box[];
  /** How little it is wished for; 0 is best. Each square unit of overlap with others costs `CLASH` besides. */
  readonly cost: number;
}

/** Something to be placed. */
export interface Placeable<S extends Placing> {
  /** Where it belongs as long as nothing is in the way. */
  readonly home: S;
  /** Where else it might be; asked for only when something is in the way. */
  readonly others: () => readonly S[];
}

/** What a square unit of overlap costs. */
export const CLASH = 40;
/** So little overlap, in square units, is none. */
const SLIGHT = 1;
/** How often everything in the way is looked at; it settles long before. */
const ROUNDS = 12;

/**
 * Places things so that they do not lie over one another, moving as few as possible as little as possible: what has
 * room at home stays there. The same things in the same order are always placed alike.
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

/** The boxes of everything but one thing. */
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

/** How much a spot of one thing lies over all others, in square units. */
function sharedWithAll(spot: Placing, index: number, placed: readonly Placing[]): number {
  let sum = 0;
  for (let other = 0; other < placed.length; other++)
    if (other !== index) sum += shared(spot, placed[other]?.boxes ?? []);
  return sum;
}

/** How much a spot lies over boxes, in square units. */
function shared({ boxes }: Placing, others: readonly Box[]): number {
  let sum = 0;
  for (const theirs of others) for (const ours of boxes) sum += overlap(ours, theirs);
  return sum;
}
