import type { Choice, StateBase } from '@carillon/flow';
import type { Playouts } from './playout.ts';
import { best, Mean } from './playout.ts';
import { Script } from './script.ts';

/** Playouts of each choice, and as many again of each of the better ones. */
const FIRST = 4;
const MORE = 8;
const KEPT_ONE_IN = 3;

/** Plays each choice to the end of the turn some times, the better ones more often; takes the best on average. */
export function greedily<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  step: number,
  listed: readonly Choice[],
  budget: number,
): Choice | undefined {
  const tried = listed.map((choice) => {
    const script = new Script();
    script.push(step, choice);
    return { choice, script, mean: new Mean() };
  });
  const share = Math.max(1, Math.min(FIRST, Math.floor(budget / (2 * listed.length))));
  for (const { script, mean } of tried) for (let i = 0; i < share; i++) mean.add(playouts.play(script));
  const kept = best(tried, Math.max(1, Math.ceil(tried.length / KEPT_ONE_IN)));
  const more = Math.max(1, Math.min(MORE, Math.floor(budget / (2 * kept.length))));
  if (kept.length > 1)
    for (const { script, mean } of kept) for (let i = 0; i < more; i++) mean.add(playouts.play(script));
  return best(kept, 1)[0]?.choice;
}
