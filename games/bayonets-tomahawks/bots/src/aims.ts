import {
  enemyOf,
  isArtillery,
  isBrigade,
  isRaidTarget,
  type March,
  militiaFor,
  raidValue,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type FrameOf, NONE } from '@carillon/flow';
import type { Below } from '@carillon/kit';
import { drawn } from '@carillon/opponent';
import { ArmyWays, distance, FAR } from './distance.ts';
import { type Field, worthOfUnit } from './field.ts';
import type { Prizes } from './prizes.ts';
import { roundsLeft, shareOf, siegeChance } from './threats.ts';
import type { BayonetsTomahawksTraits, Force } from './traits.ts';

type Marching = FrameOf<typeof March>;

/** Draws the target of a march: spaces that are nearer, or worth more to such a force, are likelier. */
export class Aims implements Force {
  private readonly ways = new ArmyWays();
  private readonly worths = new Float64Array(space.count);
  // The force under way.
  strength = 0;
  guns = 0;
  isArmy = false;

  constructor(
    private readonly field: Field,
    private readonly prizes: Prizes,
    private readonly traits: BayonetsTomahawksTraits,
    /** The factors of traits, by number. */
    private readonly factors: Float64Array,
  ) {}

  /** The target, or `NONE` if no space is worth a march. */
  draw(g: State, march: Marching, below: Below): Space | -1 {
    return this.list(g, march) ? (drawn(this.worths, space.count, below) as Space) : NONE;
  }

  /** Calls `visit` with each space that a march considers, its weight, and its traits. */
  visit(g: State, march: Marching, visit: (s: Space, weight: number, traits: number[]) => void): void {
    this.list(g, march);
    for (let s = 0 as Space; s < space.count; s++) {
      const worth = this.worths[s] ?? 0;
      if (worth === 0) continue;
      this.traits.ofTarget(g, march.side, this, s, this.away(march.from, s));
      visit(s, worth, this.traits.toArray());
    }
  }

  /** Weighs all spaces; returns whether any is worth a march. */
  private list(g: State, march: Marching): boolean {
    this.field.read(g);
    this.prizes.read(g);
    this.ways.read(g);
    this.muster(g, march);
    let any = false;
    for (let s = 0 as Space; s < space.count; s++) {
      const away = this.away(march.from, s);
      const worth = away === 0 || away >= FAR ? 0 : this.worthOf(g, march.side, s);
      this.worths[s] = worth;
      if (worth === 0) continue;
      this.traits.ofTarget(g, march.side, this, s, away);
      this.worths[s] = (worth / (1 + 0.35 * away * away)) * this.traits.product(this.factors);
      any = true;
    }
    return any;
  }

  /** The distance to a space, in connections that the force last drawn for can use. */
  away(from: Space, to: Space): number {
    return this.isArmy ? this.ways.between(from, to) : distance(from, to);
  }

  private muster(g: State, { force }: Marching): void {
    this.strength = 0;
    this.guns = 0;
    this.isArmy = false;
    for (let p = force.first(); p !== NONE; p = force.after(p)) {
      this.strength += worthOfUnit(g, p);
      if (isArtillery(p)) this.guns += worthOfUnit(g, p);
      this.isArmy ||= isBrigade(p) || isArtillery(p);
    }
  }

  private worthOf(g: State, side: Side, s: Space): number {
    const enemy = enemyOf(side);
    const defenders = this.field.strength(enemy, s) + 0.5 * militiaFor(g, enemy, s);
    const bastions = this.field.bastions(enemy, s);
    const odds = shareOf(this.strength, defenders);
    const chance =
      bastions > 0
        ? siegeChance(this.strength, this.guns, defenders, bastions, roundsLeft(g))
        : defenders > 0
          ? odds * odds
          : odds;
    let worth = this.prizes.of(side, s) * chance;
    if (defenders > 0 && bastions === 0) worth += (this.isArmy ? 1 : 0.3) * odds;
    if (this.field.army(side, s) > 0) worth += 0.25;
    if (this.isArmy && this.field.fleet(side, s) > 0) worth += 0.5;
    if (!this.isArmy && isRaidTarget(g, side, s)) worth += 0.1 * raidValue(s);
    return worth;
  }
}
