import { type Space, space } from '../ids.ts';
import { type Adjacency, exitsOf } from '../map.ts';

// Explain mode: how far it is to a space.

/** Further than any space. */
export const BEYOND = 255;

/** The distance of each space, in connections that lead on; `BEYOND` for those to which none leads. */
export function distancesFrom(from: Space, leadsOn: (exit: Adjacency, at: Space) => boolean): Uint8Array {
  const away = new Uint8Array(space.count).fill(BEYOND);
  const found = [from];
  away[from] = 0;
  // The list grows during the loop, so the loop visits every space that it finds.
  for (const at of found)
    for (const exit of exitsOf(at)) {
      if (away[exit.to] !== BEYOND || !leadsOn(exit, at)) continue;
      away[exit.to] = (away[at] ?? BEYOND) + 1;
      found.push(exit.to);
    }
  return away;
}
