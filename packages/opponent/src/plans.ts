import type { StateBase } from '@carillon/flow';
import type { Playouts } from './playout.ts';
import { best, Mean } from './playout.ts';
import { Script } from './script.ts';

/** A course for a turn, and how it has fared. */
export interface Plan {
  readonly script: Script;
  readonly mean: Mean;
}

/** The share of the budget that looks for plans; the rest compares them. */
const SEEKING = 0.4;
/** Plans that are compared. */
const FIELD = 48;

/**
 * Plays the turn by policy many times, and keeps the seat's choices of each as a plan. Replays the best of them with
 * other cards, dice and answers, and halves the field until one is left: sequential halving. The best plans, best
 * first.
 */
export function plansFor<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  budget: number,
  wanted = 1,
): readonly Plan[] {
  const end = playouts.made + budget;
  const found = new Map<string, Plan>();
  const seeking = playouts.made + Math.ceil(budget * SEEKING);
  while (playouts.made < seeking) {
    const script = new Script();
    const value = playouts.play(undefined, script);
    const known = found.get(script.key);
    if (known === undefined) {
      const plan = { script, mean: new Mean() };
      plan.mean.add(value);
      found.set(script.key, plan);
    } else known.mean.add(value);
  }
  return halved(playouts, best([...found.values()], FIELD), end, wanted);
}

function halved<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  field: readonly Plan[],
  end: number,
  wanted: number,
): readonly Plan[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, field.length / wanted))));
  const out: Plan[] = [];
  let left = field;
  for (let round = 0; round < rounds && left.length > wanted; round++) {
    const share = Math.max(1, Math.floor((end - playouts.made) / ((rounds - round) * left.length)));
    for (const { script, mean } of left) for (let i = 0; i < share; i++) mean.add(playouts.play(script));
    const order = best(left, left.length);
    const kept = Math.max(wanted, Math.ceil(order.length / 2));
    out.unshift(...order.slice(kept));
    left = order.slice(0, kept);
  }
  return [...best(left, left.length), ...out];
}
