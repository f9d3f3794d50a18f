import type { StateBase } from '@carillon/flow';
import type { Playouts } from './playout.ts';
import { Script } from './script.ts';

/** The most promising intention, which comes first in the list. */
const FIRST = 0;

/**
 * Plays the turn some times by policy, pursuing the seat's most promising intention, and returns the choices of the
 * best of them. Nothing is played twice, so a plan that had lucky dice looks as good as a sound one: players who are
 * new to a game plan so, with one purpose at a time.
 */
export function pursued<G extends StateBase, View>(playouts: Playouts<G, View>, budget: number): Script | undefined {
  const intention = playouts.intentions > 0 ? FIRST : undefined;
  let best: Script | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const end = playouts.made + budget; playouts.made < end; ) {
    const script = new Script();
    const chance = playouts.play(undefined, script, intention);
    if (chance <= most) continue;
    best = script;
    most = chance;
  }
  return best;
}
