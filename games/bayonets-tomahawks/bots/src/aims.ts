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
import { distance } from './distance.ts';
import { Field, worthOfUnit } from './field.ts';
import { Prizes } from './prizes.ts';

/** Draws where a march goes: the likelier, the more a space is worth to such a force, and the nearer it is. */
export class Aims {
  private readonly field = new Field();
  private readonly prizes = new Prizes();
  private readonly worths = new Float64Array(space.count);
  // The force under way.
  private strength = 0;
  private isArmy = false;

  /** The target, or `NONE` if no space is worth a march. */
  draw(g: State, march: FrameOf<typeof March>, below: Below): Space | -1 {
    this.field.read(g);
    this.prizes.read(g);
    this.muster(g, march);
    let any = false;
    for (let s = 0 as Space; s < space.count; s++) {
      const worth = this.worthOf(g, march.side, s);
      this.worths[s] = worth;
      if (worth === 0) continue;
      const away = distance(march.from, s);
      this.worths[s] = worth / (1 + 0.35 * away * away);
      any = true;
    }
    return any ? (drawn(this.worths, space.count, below) as Space) : NONE;
  }

  private muster(g: State, { force }: FrameOf<typeof March>): void {
    this.strength = 0;
    this.isArmy = false;
    for (let p = force.first(); p !== NONE; p = force.after(p)) {
      this.strength += worthOfUnit(g, p);
      this.isArmy ||= isBrigade(p) || isArtillery(p);
    }
  }

  private worthOf(g: State, side: Side, s: Space): number {
    const enemy = enemyOf(side);
    const defenders = this.field.strength(enemy, s) + 0.5 * militiaFor(g, enemy, s);
    const odds = this.strength / (this.strength + 1.3 * defenders + 0.5);
    let worth = this.prizes.of(side, s) * odds;
    if (defenders > 0) worth += (this.isArmy ? 1 : 0.3) * odds;
    if (this.field.army(side, s) > 0) worth += 0.25;
    if (!this.isArmy && isRaidTarget(g, side, s)) worth += 0.1 * raidValue(s);
    return worth;
  }
}
