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
import { Field, worthOfUnit } from './field.ts';
import { Prizes } from './prizes.ts';
import { roundsLeft, shareOf, siegeChance } from './threats.ts';

/** Draws the target of a march: spaces that are nearer, or worth more to such a force, are likelier. */
export class Aims {
  private readonly field = new Field();
  private readonly prizes = new Prizes();
  private readonly ways = new ArmyWays();
  private readonly worths = new Float64Array(space.count);
  // The force under way.
  private strength = 0;
  private guns = 0;
  private isArmy = false;

  /** The target, or `NONE` if no space is worth a march. */
  draw(g: State, march: FrameOf<typeof March>, below: Below): Space | -1 {
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
      this.worths[s] = worth / (1 + 0.35 * away * away);
      any = true;
    }
    return any ? (drawn(this.worths, space.count, below) as Space) : NONE;
  }

  /** The distance to a space, in connections that the force last drawn for can use. */
  away(from: Space, to: Space): number {
    return this.isArmy ? this.ways.between(from, to) : distance(from, to);
  }

  private muster(g: State, { force }: FrameOf<typeof March>): void {
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
