import type { Choice, StateBase } from '@carillon/flow';
import { Halving, roundsFor } from './halving.ts';
import type { Playouts } from './playout.ts';
import { best, Mean } from './playout.ts';
import { Script } from './script.ts';
import type { Timer } from './timer.ts';

/** The playouts of each choice, and the further playouts of each of the better ones (one in `KEPT_ONE_IN`). */
const FIRST = 4;
const MORE = 8;
const KEPT_ONE_IN = 3;

/** The limits for weighing a choice. */
interface Pace {
  readonly budget: number;
  readonly timer: Pick<Timer, 'used'>;
}

/**
 * Plays each choice to the end of the turn several times, the better ones more often, all with the same cards and dice;
 * takes the best on average. If time is up, each is played only once.
 */
export function greedily<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  step: number,
  listed: readonly Choice[],
  { budget, timer }: Pace,
): Choice | undefined {
  const tried = singly(step, listed);
  const share = Math.max(1, Math.min(FIRST, Math.floor(budget / (2 * listed.length))));
  const play = ({ script, mean }: { readonly script: Script; readonly mean: Mean }): void => {
    playouts.meet(mean.count);
    mean.add(playouts.play(script));
  };
  for (const each of tried) for (let i = 0; i < share && (i === 0 || timer.used < 1); i++) play(each);
  const kept = best(tried, Math.max(1, Math.ceil(tried.length / KEPT_ONE_IN)));
  const more = Math.max(1, Math.min(MORE, Math.floor(budget / (2 * kept.length))));
  if (kept.length > 1) for (const each of kept) for (let i = 0; i < more && timer.used < 1; i++) play(each);
  return best(kept, 1)[0]?.choice;
}

/** One plan for each choice. */
function singly(step: number, listed: readonly Choice[]) {
  return listed.map((choice) => {
    const script = new Script();
    script.push(step, choice);
    return { choice, script, mean: new Mean() };
  });
}

/** Plays all choices with the same cards and dice, and halves the field until one is left: the best on average. */
export function carefully<G extends StateBase, View>(
  playouts: Playouts<G, View>,
  step: number,
  listed: readonly Choice[],
  { budget, timer }: Pace,
): Choice | undefined {
  const end = playouts.made + budget;
  const halving = new Halving(singly(step, listed), roundsFor(listed.length));
  for (let number = 0; halving.toCome > 0; ) {
    if (number > 0 && timer.used >= 1) break;
    const stop = playouts.made + halving.shareOf(end - playouts.made);
    // All choices must meet the same cards and dice, so a round is played to its end.
    do {
      for (const { script, mean } of halving.left) {
        playouts.meet(number);
        mean.add(playouts.play(script));
      }
      number++;
    } while (playouts.made < stop && timer.used < 1);
    halving.end(best(halving.left, halving.left.length));
  }
  return halving.left[0]?.choice;
}
