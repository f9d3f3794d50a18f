import {
  enemyOf,
  isCoastal,
  isFriendlyCoast,
  isSettled,
  militiaFor,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { ArmyWays, distance, FAR } from './distance.ts';
import { AT_SEA, type Field } from './field.ts';
import type { Prizes } from './prizes.ts';

/** Brigades march so far, and Light units. */
const [ARMY_REACH, LIGHT_REACH] = [2, 3];
/** What a Light unit is worth in Battle. */
export const LIGHT = 0.6;
/** A bonus comes or goes once, however many spaces would decide it. */
const MOST = 4;
/** So many prizes a round are within the means of a faction. */
const TAKEN = 3;
/** 10.6 Units that a Fleet carries, and what it is worth in the Battle after a Landing. */
const [CARGO, BROADSIDE] = [4, 0.7];
/** What is left of the worth of a Landing: it follows in the next round, or the force must sail first (10.6). */
const [LANDS_NEXT, SAILS_FIRST] = [0.85, 0.6];
/** 10.6.1 The penalty of a Landing, as so many defenders more. */
const PENALTY = 1;

/**
 * A share of 1 by which a force beats what stands in a space. Bastions want guns (2.1.10): without any, nothing is
 * won.
 */
export function shareOf(own: number, guns: number, against: number, bastions: number): number {
  if (own === 0) return 0;
  const share = own / (own + 1.3 * against + 0.1);
  return bastions === 0 ? share : (share * guns) / (guns + bastions);
}

/** What the stacks of a faction could take, by land and by sea. It reuses its buffers. */
export class Threats {
  readonly ways: ArmyWays = new ArmyWays();
  /** The spaces worth taking, and those from which a faction can march. */
  private readonly goals: Space[] = [];
  private readonly stands: Space[] = [];
  private readonly best = new Float64Array(TAKEN);

  constructor(
    private readonly field: Field,
    private readonly prizes: Prizes,
  ) {}

  /** Reads what a faction has and wants; field and prizes have been read before. */
  read(g: State, of: Side): void {
    this.ways.read(g);
    this.stands.length = 0;
    this.goals.length = 0;
    for (let s = 0 as Space; s < space.count; s++) {
      if (this.field.army(of, s) > 0 || this.field.light(of, s) > 0) this.stands.push(s);
      if (this.prizes.of(of, s) > 0) this.goals.push(s);
    }
  }

  /** What the two most threatening stacks could take in time. */
  far(g: State, of: Side): number {
    let [best, second] = [0, 0];
    for (const from of this.stands) {
      if (this.field.army(of, from) < 1) continue;
      const threat = this.threatOf(g, of, from);
      if (threat > best) [best, second] = [threat, best];
      else if (threat > second) second = threat;
    }
    return best + second;
  }

  private threatOf(g: State, of: Side, from: Space): number {
    const { field, ways } = this;
    const own = field.army(of, from) + LIGHT * field.light(of, from);
    const guns = field.artillery(of, from);
    let best = 0;
    for (const s of this.goals) {
      const away = ways.between(from, s);
      if (away >= FAR) continue;
      const against = this.defenders(g, of, s);
      const share = shareOf(own, guns, against, field.bastions(enemyOf(of), s));
      best = Math.max(best, (this.prize(of, s) * share) / (1 + 0.3 * away));
    }
    return best;
  }

  /** What a faction could take in one round: the best prizes in reach of a march, each by its chance. */
  near(g: State, of: Side): number {
    this.best.fill(0);
    for (const s of this.goals) this.keepBest(this.prize(of, s) * this.chanceToTake(g, of, s));
    let sum = 0;
    for (const each of this.best) sum += each;
    return sum;
  }

  /** The chance of the best stack that can march to a space. */
  private chanceToTake(g: State, of: Side, s: Space): number {
    const { field, ways } = this;
    const bastions = field.bastions(enemyOf(of), s);
    // 10.2 Nobody holds a captured Settled Space without units.
    const against = Math.max(isSettled(s) ? 0.5 : 0, this.defenders(g, of, s));
    let most = 0;
    for (const from of this.stands) {
      // Who stands there already has not taken it, but by a siege that goes on.
      if (from === s && bastions === 0) continue;
      const light = distance(from, s) <= LIGHT_REACH ? field.light(of, from) * LIGHT : 0;
      const marches = ways.between(from, s) <= ARMY_REACH;
      const army = marches ? field.army(of, from) : 0;
      const share = shareOf(army + light, marches ? field.artillery(of, from) : 0, against, bastions);
      if (share > most) most = share;
    }
    return most * most;
  }

  /** What the best force that is at sea, or can sail, could take where it lands (10.6). */
  bySea(g: State, of: Side): number {
    let best = LANDS_NEXT * this.landingOf(g, of, AT_SEA);
    for (const from of this.stands)
      if (isCoastal(from)) best = Math.max(best, SAILS_FIRST * this.landingOf(g, of, from));
    return best;
  }

  private landingOf(g: State, of: Side, from: Space): number {
    const { field } = this;
    const fleets = field.fleet(of, from);
    if (fleets === 0) return 0;
    const aboard = Math.min(CARGO * fleets, field.army(of, from) + LIGHT * field.light(of, from));
    const guns = field.artillery(of, from);
    let best = 0;
    for (const s of this.goals) {
      if (!isFriendlyCoast(g, of, s)) continue;
      const against = PENALTY + this.defenders(g, of, s);
      const share = shareOf(aboard + BROADSIDE * fleets, guns, against, field.bastions(enemyOf(of), s));
      best = Math.max(best, this.prize(of, s) * share);
    }
    return best;
  }

  private prize(of: Side, s: Space): number {
    return Math.min(MOST, this.prizes.of(of, s));
  }

  private keepBest(worth: number): void {
    let rest = worth;
    for (let i = 0; i < this.best.length; i++) {
      const held = this.best[i] ?? 0;
      if (rest <= held) continue;
      this.best[i] = rest;
      rest = held;
    }
  }

  private defenders(g: State, of: Side, s: Space): number {
    return this.field.strength(enemyOf(of), s) + 0.5 * militiaFor(g, enemyOf(of), s);
  }
}
