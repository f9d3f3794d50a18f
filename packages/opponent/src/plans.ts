import type { StateBase } from '@carillon/flow';
import type { Answers } from './deep.ts';
import type { Playouts } from './playout.ts';
import { best, Mean } from './playout.ts';
import { Script } from './script.ts';
import type { Timer } from './timer.ts';

/** A course for a turn, and how it has fared. */
export interface Plan {
  readonly script: Script;
  readonly mean: Mean;
}

/** The share of the budget that looks for plans; the rest compares them. */
const SEEKING = 0.4;
/** Plans that are compared. */
const FIELD = 48;

/** How long a search may take. */
interface Pace {
  readonly timer: Pick<Timer, 'used'>;
  /** The share of the time after which it stops. */
  readonly time: number;
}
const UNHURRIED: Pace = { timer: { used: 0 }, time: 1 };

/**
 * Plays the turn by policy many times, and keeps the seat's choices of each as a plan. Replays the best of them with
 * other cards, dice and answers, and halves the field until one is left: sequential halving. The best plans, best
 * first.
 */
export function plansFor<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  budget: number,
  wanted = 1,
  { timer, time }: Pace = UNHURRIED,
): readonly Plan[] {
  const end = playouts.made + budget;
  const found = new Map<string, Plan>();
  const seeking = playouts.made + Math.ceil(budget * SEEKING);
  while (playouts.made < seeking && (found.size === 0 || timer.used < time * SEEKING)) {
    const script = new Script();
    const value = playouts.play(undefined, script);
    const known = found.get(script.key);
    if (known === undefined) {
      const plan = { script, mean: new Mean() };
      plan.mean.add(value);
      found.set(script.key, plan);
    } else known.mean.add(value);
  }
  return halved(
    { playouts, timer, time, play: (script) => playouts.play(script) },
    best([...found.values()], FIELD),
    end,
    wanted,
  );
}

/** The share of a deep search that finds plans and compares them by the turn alone. */
const SHALLOW = 0.4;
/** Plans that are looked at further. */
const LOOKED_AT = 8;

/** Like `plansFor`, but compares the best plans by the turns that follow: the enemy's best answer, and one's own. */
export function deepPlansFor<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  answers: Answers<G, View>,
  budget: number,
  timer: Timer,
): readonly Plan[] {
  const end = playouts.made + budget;
  const shallow = Math.ceil(budget * SHALLOW);
  const found = plansFor(playouts, shallow, LOOKED_AT, { timer, time: SHALLOW }).slice(0, LOOKED_AT);
  const field = found.map(({ script }) => ({ script, mean: new Mean() }));
  const play = (script: Script): number => answers.play(script);
  if (field.length === 1) for (const { script, mean } of field) mean.add(play(script));
  return halved({ playouts, timer, time: 1, play }, field, end, 1);
}

/** How plans are compared. */
interface Comparing<G extends StateBase, View> extends Pace {
  readonly playouts: Playouts<G, View>;
  readonly play: (script: Script) => number;
}

function halved<G extends StateBase, View>(
  { playouts, timer, time, play }: Comparing<G, View>,
  field: readonly Plan[],
  end: number,
  wanted: number,
): readonly Plan[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, field.length / wanted))));
  const out: Plan[] = [];
  let left = field;
  for (let round = 0; round < rounds && left.length > wanted; round++) {
    const stop = playouts.made + Math.floor((end - playouts.made) / (rounds - round));
    do for (const { script, mean } of left) mean.add(play(script));
    while (playouts.made < stop && timer.used < time);
    const order = best(left, left.length);
    const kept = Math.max(wanted, Math.ceil(order.length / 2));
    out.unshift(...order.slice(kept));
    left = order.slice(0, kept);
  }
  return [...best(left, left.length), ...out];
}
