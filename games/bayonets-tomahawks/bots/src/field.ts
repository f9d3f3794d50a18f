import {
  BRITISH,
  FRENCH,
  isArtillery,
  isBastion,
  isBrigade,
  isCommander,
  isFleet,
  isFort,
  isLight,
  isMobile,
  type Piece,
  piece,
  SAIL_BOX,
  type Side,
  type Space,
  type State,
  sideOf,
  space,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';

/** The factions, the first seat's first. */
export const BOTH: readonly Side[] = [FRENCH, BRITISH];

/** The Sail box, as if it were a space. */
export const AT_SEA = space.count as Space;
/** The index in `slots` of the figure for a faction and a space. */
export const slotOf = (of: Side, where: Space): number => where * BOTH.length + of;
/** A figure for each faction and space, and the Sail box. */
export const slots = (): Float64Array => new Float64Array((space.count + 1) * BOTH.length);

/** The worth of each unit in Battle at full strength; a Brigade is worth 1. */
const worths = Float64Array.from(piece.all, (p) => {
  if (isCommander(p)) return 0;
  if (isBrigade(p)) return 1;
  if (isBastion(p)) return 1.2;
  if (isArtillery(p) || isFort(p)) return 0.8;
  if (isFleet(p)) return 0.7;
  return isLight(p) ? 0.6 : 0.5;
});
const REDUCED = 0.5;

/** The present worth of a unit in Battle. */
export const worthOfUnit = (g: State, p: Piece): number => (worths[p] ?? 0) * (g.reduced.has(p) ? REDUCED : 1);

/**
 * The forces of each faction in each space, added up in one pass over the counters: the worth in Battle of all units
 * and of those that march as an army, and Light units, guns, Bastions and Fleets. Made once, and filled again for each
 * position.
 */
export class Field {
  private readonly strengths = slots();
  private readonly armies = slots();
  private readonly lights = slots();
  private readonly guns = slots();
  private readonly fleets = slots();
  private readonly walls = slots();

  /** Reads a position. */
  read(g: State): void {
    for (const each of [this.strengths, this.armies, this.lights, this.guns, this.fleets, this.walls]) each.fill(0);
    for (let p = 0 as Piece; p < piece.count; p++) {
      const place = g.place.get(p);
      const where = place === SAIL_BOX ? AT_SEA : spaceOf(place);
      const of = where < 0 ? -1 : sideOf(g, p);
      if (where >= 0 && of >= 0) this.add(g, p, slotOf(of as Side, where as Space));
    }
  }

  private add(g: State, p: Piece, at: number): void {
    const worth = worthOfUnit(g, p);
    this.strengths[at] = (this.strengths[at] ?? 0) + worth;
    if (isLight(p)) this.lights[at] = (this.lights[at] ?? 0) + 1;
    else if (isFleet(p)) this.fleets[at] = (this.fleets[at] ?? 0) + 1;
    else if (isMobile(p)) this.armies[at] = (this.armies[at] ?? 0) + worth;
    if (isArtillery(p)) this.guns[at] = (this.guns[at] ?? 0) + worth;
    if (isBastion(p)) this.walls[at] = (this.walls[at] ?? 0) + 1;
  }

  strength(of: Side, where: Space): number {
    return this.strengths[slotOf(of, where)] ?? 0;
  }

  /** The worth of the Brigades and Artillery there. */
  army(of: Side, where: Space): number {
    return this.armies[slotOf(of, where)] ?? 0;
  }

  light(of: Side, where: Space): number {
    return this.lights[slotOf(of, where)] ?? 0;
  }

  /** The worth of the Artillery there: only guns harm Bastions (3.3). */
  artillery(of: Side, where: Space): number {
    return this.guns[slotOf(of, where)] ?? 0;
  }

  fleet(of: Side, where: Space): number {
    return this.fleets[slotOf(of, where)] ?? 0;
  }

  bastions(of: Side, where: Space): number {
    return this.walls[slotOf(of, where)] ?? 0;
  }
}
