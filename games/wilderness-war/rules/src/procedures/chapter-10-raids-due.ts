import { NONE, type None } from '@carillon/flow';
import { ENEMY_RAIDS, enemyOf, type Space } from '../ids.ts';
import { mustRaid, reachesFurther } from '../query/raid.ts';
import type { State } from '../state.ts';
import type { Marching } from './chapter-06-onward.ts';
import { mayRespond } from './response-window.ts';

// 10.1, 10.13 The raids that a march must still make

/** 10.1 Whether a raid must still be made in a space. */
export const isDue = (g: State, f: Marching, where: Space): boolean =>
  f.raids.has(where) && mustRaid(g, f.side, where, f.active);

/** The first space after `after` in which a raid is due, or `NONE`. */
export function nextDue(g: State, f: Marching, after: Space | None): Space | None {
  let next = after === NONE ? f.raids.first() : f.raids.after(after);
  while (next !== NONE && !mustRaid(g, f.side, next, f.active)) next = f.raids.after(next);
  return next;
}

/**
 * Whether one raid may affect another: by Blockhouses, by Militia that come or flee, by a tribe that leaves the map.
 */
export function orderMatters(g: State, f: Marching): boolean {
  if (mayRespond(g, ENEMY_RAIDS, enemyOf(f.side))) return true;
  for (let s = nextDue(g, f, NONE); s !== NONE; s = nextDue(g, f, s)) if (reachesFurther(g, f.side, s)) return true;
  return false;
}
