import { type FrameOf, NONE } from '@carillon/flow';
import type { Below } from '@carillon/kit';
import { drawn } from '@carillon/opponent';
import {
  enemyOf,
  fullStrength,
  hasFortification,
  isAuxiliary,
  isDrilled,
  isLeader,
  type March,
  originallyOf,
  type Piece,
  raidTarget,
  type Side,
  type Space,
  type State,
  season,
  space,
} from '@carillon/wilderness-war-rules/search';
import { distance } from './distance.ts';
import { isRaided, prizeOf, scores } from './evaluation.ts';
import { Field } from './field.ts';

const LATE = season.of('late');

/** Draws where a march goes: the likelier, the more a space is worth to such a force, and the nearer it is. */
export class Aims {
  private readonly field = new Field();
  private readonly worths = new Float64Array(space.count);
  // The force under way.
  private drilled = 0;
  private auxiliaries = 0;
  private strength = 0;

  /** The target, or `NONE` if no space is worth a march. */
  draw(g: State, march: FrameOf<typeof March>, below: Below): Space | -1 {
    this.field.read(g);
    this.muster(march);
    let any = false;
    for (let s = 0 as Space; s < space.count; s++) {
      const worth = this.worthOf(g, march.side, s);
      this.worths[s] = worth;
      if (worth === 0) continue;
      const away = distance(march.at, s);
      this.worths[s] = worth / (1 + 0.35 * away * away);
      any = true;
    }
    return any ? (drawn(this.worths, space.count, below) as Space) : NONE;
  }

  private muster({ force }: FrameOf<typeof March>): void {
    this.drilled = 0;
    this.auxiliaries = 0;
    this.strength = 0;
    for (let p = force.first(); p !== NONE; p = force.after(p)) this.count(p);
  }

  private count(p: Piece): void {
    if (isLeader(p)) return;
    if (isDrilled(p)) this.drilled++;
    else if (isAuxiliary(p)) this.auxiliaries++;
    this.strength += fullStrength(p);
  }

  private worthOf(g: State, side: Side, s: Space): number {
    if (this.drilled > 0) return this.worthToTroops(g, side, s);
    if (this.auxiliaries > 0) return this.worthToRaiders(g, side, s);
    const there = this.field.strength(side, s);
    return there > 0 ? 0.2 + 0.1 * there : 0;
  }

  /** Works to take, enemies to beat, sieges to join, friends to meet, a roof for the winter. */
  private worthToTroops(g: State, side: Side, s: Space): number {
    const late = g.season === LATE;
    if (!late && !this.field.isHeld(s) && !g.builtOn.has(s) && scores[s] === 0) return 0;
    const enemy = enemyOf(side);
    const defenders = this.field.strength(enemy, s);
    const odds = this.strength / (this.strength + 1.3 * defenders + 2);
    let worth = 3 * prizeOf(g, enemy, s) * odds;
    if (defenders > 0) worth += 1.5 * odds;
    if (g.besieged.has(s) && this.field.strength(side, s) > 0) worth += 1.5;
    if (this.field.drilled(side, s) > 0) worth += 0.25;
    if (late && (hasFortification(g, side, s) || originallyOf(s) === side)) worth += 0.3;
    return worth;
  }

  private worthToRaiders(g: State, side: Side, s: Space): number {
    const defenders = this.field.strength(enemyOf(side), s);
    if (raidTarget(g, side, s) !== undefined) return (isRaided(g, s) ? 0.1 : 2) * (defenders > 0 ? 0.3 : 1);
    if (this.field.drilled(side, s) > 0) return 0.15;
    return defenders > 0 && defenders <= this.strength ? 0.2 : 0.01;
  }
}
