import {
  isRaidTarget,
  lightsIntercept,
  mayBeIntercepted,
  raidValue,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { NONE } from '@carillon/flow';
import { distance } from './distance.ts';

/** The chance to pass enemies in a space: a Light unit intercepts on four faces of six, others on two (9.2). */
const [PAST_LIGHTS, PAST_OTHERS] = [1 / 3, 2 / 3];

/**
 * The Raid Points that raiders may expect: those of each target, multiplied by the chance to get there. Reads a
 * position once for each list of choices.
 */
export class Raids {
  private readonly targets: Space[] = [];
  private readonly worths = new Float64Array(space.count);

  read(g: State, of: Side): void {
    this.targets.length = 0;
    for (let s = 0 as Space; s < space.count; s++) {
      if (!isRaidTarget(g, of, s)) continue;
      this.targets.push(s);
      this.worths[s] = raidValue(s) * chanceToPass(g, of, s);
    }
  }

  /** The Raid Points expected at the best target within `reach` connections; 0 if there is none. */
  best(from: Space, reach: number): number {
    let best = 0;
    for (const s of this.targets) if (distance(from, s) <= reach) best = Math.max(best, this.worths[s] ?? 0);
    return best;
  }

  /** That target; `NONE` if there is none. */
  bestAt(from: Space, reach: number): Space | -1 {
    let [best, found]: [number, Space | -1] = [0, NONE];
    for (const s of this.targets) {
      if (distance(from, s) > reach || (this.worths[s] ?? 0) <= best) continue;
      [best, found] = [this.worths[s] ?? 0, s];
    }
    return found;
  }

  /** The Raid Points for a raid on this space by raiders already there; 0 if it is not a target. */
  here(at: Space): number {
    return this.targets.includes(at) ? raidValue(at) : 0;
  }
}

/** The chance that raiders are not intercepted in a space (9.2). */
export function chanceToPass(g: State, of: Side, s: Space): number {
  if (!mayBeIntercepted(g, of, s)) return 1;
  return lightsIntercept(g, of, s) ? PAST_LIGHTS : PAST_OTHERS;
}
