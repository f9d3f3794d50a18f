import {
  enemyOf,
  isCoastal,
  isFriendlyCoast,
  isSettled,
  militiaFor,
  round,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { ArmyWays, distance, FAR } from './distance.ts';
import { AT_SEA, type Field } from './field.ts';
import type { Prizes } from './prizes.ts';

/** The reach of Brigades and of Light units, in connections. */
export const ARMY_REACH = 2;
export const LIGHT_REACH = 3;
/** The worth of a Light unit in Battle. */
export const LIGHT = 0.6;
/** The maximum that a prize counts: a bonus is won or lost once, however many spaces could decide it. */
const MOST = 4;
/** The maximum number of prizes that a faction can take in a round. */
const TAKEN = 3;
/** 10.6 Units that a Fleet carries, and its worth in the Battle after a Landing. */
export const CARGO = 4;
const BROADSIDE = 0.7;
/** The factor for a Landing in the next round, and for one before which the force must sail (10.6). */
const [LANDS_NEXT, SAILS_FIRST] = [0.85, 0.4];
/** 10.6.1 The penalty of a Landing, in additional defenders. */
const PENALTY = 1;

/** A force's share of the strength in a space, from 0 to 1; its square is about the chance to win the Battle. */
export const shareOf = (own: number, against: number): number => (own === 0 ? 0 : own / (own + 1.3 * against + 0.1));

/** A battle against a Fortress is lost below the first of these ratios of strength, and won above the second. */
const [HOPELESS, CERTAIN] = [0.8, 2];
/** The average number of Bastions that a gun breaks in a battle that is won. */
const BREAKS = 0.15;
/** 17.3 Armies go home then, and sieges end. */
const WINTER = round.of('winter-quarters');

/**
 * The chance that a siege takes a Fortress within `rounds` rounds. A defender behind Bastions does not retreat (13.9):
 * the battle is fought again each round, and guns break the Bastions one after another.
 */
export function siegeChance(own: number, guns: number, against: number, bastions: number, rounds: number): number {
  const wins = Math.max(0, Math.min(1, (own / against - HOPELESS) / (CERTAIN - HOPELESS)));
  const broken = (Math.max(0, rounds) * BREAKS * guns) / bastions;
  return (wins * broken * broken) / (1 + broken * broken);
}

/** The rounds until Winter Quarters. */
export const roundsLeft = ({ round }: Pick<State, 'round'>): number => WINTER - round;

/** The chance that a force with Fleets, at sea or in a port, takes a coast by a Landing (10.6). */
export function landingChance(g: State, of: Side, from: Space, to: Space, field: Field): number {
  const fleets = field.fleet(of, from);
  // The round of the Landing, and those after it.
  const rounds = roundsLeft(g) - (from === AT_SEA ? 0 : 1);
  if (fleets === 0 || rounds < 1) return 0;
  const own = Math.min(CARGO * fleets, field.army(of, from) + LIGHT * field.light(of, from)) + BROADSIDE * fleets;
  const enemy = enemyOf(of);
  const against = PENALTY + field.strength(enemy, to) + 0.5 * militiaFor(g, enemy, to);
  const bastions = field.bastions(enemy, to);
  return bastions === 0
    ? shareOf(own, against)
    : siegeChance(own, field.artillery(of, from), against, bastions, rounds);
}

/** The prizes that the stacks of a faction could take, by land and by sea. It reuses its buffers. */
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

  /** Reads where a faction can march from, and which spaces it wants. Read field and prizes before. */
  read(g: State, of: Side): void {
    this.ways.read(g);
    this.stands.length = 0;
    this.goals.length = 0;
    for (let s = 0 as Space; s < space.count; s++) {
      if (this.field.army(of, s) > 0 || this.field.light(of, s) > 0) this.stands.push(s);
      if (this.prizes.of(of, s) > 0) this.goals.push(s);
    }
  }

  /** The prizes that the two most threatening stacks could take in time, by their chances. */
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
      const bastions = field.bastions(enemyOf(of), s);
      const chance =
        bastions === 0
          ? shareOf(own, against)
          : siegeChance(own, guns, against, bastions, roundsLeft(g) - away / ARMY_REACH);
      best = Math.max(best, (this.prize(of, s) * chance) / (1 + 0.3 * away));
    }
    return best;
  }

  /** The prizes that a faction could take in one round: the best ones within a march, each multiplied by its chance. */
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
      // A stack already there has not taken the space; sieges count in `sieges`.
      if (from === s) continue;
      const light = distance(from, s) <= LIGHT_REACH ? field.light(of, from) * LIGHT : 0;
      const marches = ways.between(from, s) <= ARMY_REACH;
      const army = marches ? field.army(of, from) : 0;
      const guns = marches ? field.artillery(of, from) : 0;
      most = Math.max(most, this.chanceOf(g, army + light, guns, against, bastions));
    }
    return most;
  }

  /** The chance of a force to take a space next round, or a Fortress in time. */
  private chanceOf(g: State, own: number, guns: number, against: number, bastions: number): number {
    if (bastions > 0) return siegeChance(own, guns, against, bastions, roundsLeft(g));
    const share = shareOf(own, against);
    return share * share;
  }

  /** The prizes of the sieges under way, by their chances. */
  sieges(g: State, of: Side): number {
    const { field } = this;
    let sum = 0;
    for (const s of this.goals) {
      const bastions = field.bastions(enemyOf(of), s);
      if (bastions === 0 || field.army(of, s) === 0) continue;
      const [own, guns] = [field.strength(of, s), field.artillery(of, s)];
      sum += this.prize(of, s) * siegeChance(own, guns, this.defenders(g, of, s), bastions, roundsLeft(g));
    }
    return sum;
  }

  /** The best prize of a Landing by a force that is at sea or can sail (10.6), by its chance. */
  bySea(g: State, of: Side): number {
    let best = LANDS_NEXT * this.landingOf(g, of, AT_SEA);
    for (const from of this.stands)
      if (isCoastal(from)) best = Math.max(best, SAILS_FIRST * this.landingOf(g, of, from));
    return best;
  }

  private landingOf(g: State, of: Side, from: Space): number {
    if (this.field.fleet(of, from) === 0) return 0;
    let best = 0;
    for (const s of this.goals)
      if (isFriendlyCoast(g, of, s))
        best = Math.max(best, this.prize(of, s) * landingChance(g, of, from, s, this.field));
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
