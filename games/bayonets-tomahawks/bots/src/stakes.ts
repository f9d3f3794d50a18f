import {
  enemyOf,
  homeOf,
  isSettled,
  militiaFor,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { ArmyWays, distance } from './distance.ts';
import type { Field } from './field.ts';
import type { Prizes } from './prizes.ts';
import { nearness } from './standing.ts';
import { ARMY_REACH, LIGHT_REACH } from './threats.ts';

/** The prizes that a faction can lose where it leaves a space, and those towards which it can send units. */
export class Stakes {
  private readonly ways = new ArmyWays();
  /** The spaces that the faction wants, and those where enemies stand who can march. */
  private readonly goals: Space[] = [];
  private readonly armed: Space[] = [];
  private of: Side = 0 as Side;

  constructor(
    private readonly field: Field,
    private readonly prizes: Prizes,
  ) {}

  /** Reads a position with the stakes of a faction. */
  read(g: State, of: Side): void {
    const enemy = enemyOf(of);
    this.field.read(g);
    this.prizes.read(g);
    this.ways.read(g);
    this.of = of;
    this.goals.length = 0;
    this.armed.length = 0;
    for (let s = 0 as Space; s < space.count; s++) {
      if (this.prizes.of(of, s) > 0) this.goals.push(s);
      if (this.field.light(enemy, s) > 0 || this.field.army(enemy, s) > 0) this.armed.push(s);
    }
  }

  /** The best prize to which an army can go from here, by its distance. */
  pull(from: Space): number {
    let best = 0;
    for (const s of this.goals)
      best = Math.max(best, this.prizes.of(this.of, s) * nearness(this.ways.between(from, s)));
    return best;
  }

  /**
   * The prize that is lost if the last unit leaves a space: at once where it is captured and settled (2.1.2), otherwise
   * if the enemy can march there; 0 if nobody can.
   */
  leftBehind(g: State, from: Space): number {
    const enemy = enemyOf(this.of);
    const prize = this.prizes.of(enemy, from);
    if (prize === 0 || (isSettled(from) && homeOf(from) === enemy)) return prize;
    return militiaFor(g, this.of, from) === 0 && this.armed.some((s) => this.reaches(enemy, s, from)) ? prize : 0;
  }

  private reaches(of: Side, from: Space, to: Space): boolean {
    if (this.field.light(of, from) > 0 && distance(from, to) <= LIGHT_REACH) return true;
    return this.field.army(of, from) > 0 && this.ways.between(from, to) <= ARMY_REACH;
  }
}
