import {
  controls,
  enemyOf,
  FRENCH,
  isBrigade,
  isCommander,
  isIndian,
  isLight,
  isVictorySpace,
  militiaFor,
  nationAt,
  type Piece,
  piece,
  ratingOf,
  type Side,
  type Space,
  type State,
  sideOf,
  space,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { distance } from './distance.ts';
import { AT_SEA, type Field, slotOf, slots } from './field.ts';
import type { Prizes } from './prizes.ts';
import { ARMY_REACH, CARGO, LIGHT, LIGHT_REACH } from './threats.ts';
import { FEATURES, type Feature } from './weights.ts';

// The needs of a war besides points and strength: garrisons, guns and ships together, armies at the front.

const NUMBER = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as { readonly [F in Feature]: number };
const named = (...names: readonly string[]): readonly Space[] => names.map((name) => space.of(name));

/** A theatre of war, and the spaces at its heart. */
const THEATRES: readonly { readonly feature: number; readonly hearts: readonly Space[] }[] = [
  { feature: NUMBER.north, hearts: named('ticonderoga', 'lake-george', 'montreal') },
  { feature: NUMBER.west, hearts: named('forks-of-the-ohio', 'niagara', 'oswego') },
  { feature: NUMBER.coast, hearts: named('halifax', 'chignectou', 'louisbourg', 'quebec') },
];
const awayFrom = (s: Space, hearts: readonly Space[]): number => Math.min(...hearts.map((heart) => distance(s, heart)));
/** The feature of the theatre of each space: the one with the nearest heart. */
const theatreOf = Uint8Array.from(space.all, (s) => {
  const away = THEATRES.map(({ hearts }) => awayFrom(s, hearts));
  return at(THEATRES, away.indexOf(Math.min(...away))).feature;
});

/** The feature that counts each counter; 0 if none does. */
const kinds = Uint8Array.from(piece.all, (p) => {
  if (isIndian(p)) return NUMBER.indians;
  if (isLight(p)) return NUMBER.lights;
  return isBrigade(p) ? NUMBER.brigades : 0;
});

const within = (reach: number): readonly (readonly Space[])[] =>
  space.all.map((from) => space.all.filter((s) => distance(from, s) <= reach));
const lightNear = within(LIGHT_REACH);
const armyNear = within(ARMY_REACH);

/** The least worth of an army that makes use of a Commander. */
const ARMY = 2;

/** Reads the features for these needs. One instance for one search: it reuses its buffers. */
export class War {
  /** The best rating of a Commander of each faction in each space. */
  private readonly ratings = slots();
  private best = 0;
  private second = 0;

  constructor(
    private readonly field: Field,
    private readonly prizes: Prizes,
    private readonly values: Float64Array,
  ) {}

  /** Reads the features that the pieces show one by one; call it before `read`. */
  readPieces(g: State): void {
    this.ratings.fill(0);
    for (let p = 0 as Piece; p < piece.count; p++) {
      const s = spaceOf(g.place.get(p));
      const of = s === NONE ? NONE : sideOf(g, p);
      if (s === NONE || of === NONE) continue;
      if (isCommander(p)) {
        const slot = slotOf(of as Side, s);
        this.ratings[slot] = Math.max(this.ratings[slot] ?? 0, ratingOf(p));
        continue;
      }
      const kind = kinds[p] ?? 0;
      if (kind > 0) this.add(kind, of as Side, 1);
      if (g.reduced.has(p)) this.add(NUMBER.reduced, of as Side, 1);
    }
  }

  /** Reads a faction's features. */
  read(g: State, of: Side): void {
    this.best = 0;
    this.second = 0;
    for (let s = 0 as Space; s < space.count; s++) {
      this.readStack(g, of, s);
      this.readPost(g, of, s);
    }
    this.readShips(of, AT_SEA);
    this.add(NUMBER.bestArmy, of, this.best);
    this.add(NUMBER.secondArmy, of, this.second);
  }

  private add(feature: number, of: Side, value: number): void {
    this.values[feature] = (this.values[feature] ?? 0) + (of === FRENCH ? value : -value);
  }

  private readStack(g: State, of: Side, s: Space): void {
    const { field } = this;
    const [army, lights, bastions] = [field.army(of, s), field.light(of, s), field.bastions(of, s)];
    if (army > 0) this.readArmy(of, s);
    if (lights > 0 && nationAt(s) === NONE && !this.hasPrizeNear(of, s)) this.add(NUMBER.idleLights, of, lights);
    if (bastions > 0) {
      this.add(NUMBER.bastions, of, bastions);
      if (army === 0) this.add(NUMBER.emptyFortresses, of, 1);
    }
    if (g.fortsBegun.has(s) && controls(g, of, s)) this.add(NUMBER.fortsBegun, of, 1);
    this.readShips(of, s);
  }

  private readArmy(of: Side, s: Space): void {
    const { field } = this;
    const army = field.army(of, s);
    const force = army + LIGHT * field.light(of, s);
    if (force > this.best) [this.best, this.second] = [force, this.best];
    else if (force > this.second) this.second = force;
    this.add(theatreOf[s] ?? 0, of, army);
    this.add(NUMBER.guns, of, field.artillery(of, s));
    if (army >= ARMY) this.add(NUMBER.commanded, of, this.ratings[slotOf(of, s)] ?? 0);
    if (this.isThreatened(of, s, force)) this.add(NUMBER.threatened, of, army);
  }

  /** Whether a stronger enemy force is within a march. */
  private isThreatened(of: Side, s: Space, force: number): boolean {
    const enemy = enemyOf(of);
    for (const near of armyNear[s] ?? [])
      if (this.field.army(enemy, near) + LIGHT * this.field.light(enemy, near) > force) return true;
    return false;
  }

  private hasPrizeNear(of: Side, s: Space): boolean {
    for (const near of lightNear[s] ?? []) if (near !== s && this.prizes.of(of, near) > 0) return true;
    return false;
  }

  /** 2.1.2 Spaces of value: with a garrison, and without one where a lone enemy unit could walk in. */
  private readPost(g: State, of: Side, s: Space): void {
    const enemy = enemyOf(of);
    const prize = this.prizes.of(enemy, s);
    if (prize <= 0 || !controls(g, of, s)) return;
    if (this.field.strength(of, s) > 0) {
      if (isVictorySpace(s)) this.add(NUMBER.garrisons, of, prize);
      return;
    }
    if (militiaFor(g, of, s) > 0) return;
    for (const near of lightNear[s] ?? [])
      if (this.field.light(enemy, near) > 0 || (this.field.army(enemy, near) > 0 && distance(near, s) <= ARMY_REACH)) {
        this.add(NUMBER.openPosts, of, prize);
        return;
      }
  }

  /** 10.6 Fleets, and the guns and Brigades that wait with them. */
  private readShips(of: Side, where: Space): void {
    const { field } = this;
    const fleets = field.fleet(of, where);
    if (fleets === 0) return;
    this.add(where === AT_SEA ? NUMBER.atSea : NUMBER.fleets, of, fleets);
    const cargo = Math.min(CARGO * fleets, field.army(of, where));
    this.add(NUMBER.cargo, of, cargo);
    if (cargo > 0) this.add(NUMBER.cargoGuns, of, field.artillery(of, where));
  }
}
