import { expect, it } from 'vitest';
import { plansFor } from '../src/plans.ts';
import type { Playouts } from '../src/playout.ts';
import type { Script } from '../src/script.ts';

/** Playouts by policy that come to these values one after another, each by another choice; replayed, all come to `again`. */
function playouts(values: readonly number[], again: number): Playouts<never, never> {
  const told = {
    made: 0,
    below: () => 0,
    play(_head: Script | undefined, into?: Script): number {
      const nth = told.made++;
      into?.push(1, nth);
      return into === undefined ? again : (values[nth] ?? 0);
    },
  };
  return told as unknown as Playouts<never, never>;
}

it('a plan that looked good by luck does not stand before one that was played again, when time is up', () => {
  const three = playouts([0.9, 0.8, 0.7], 0.1);
  const timer = {
    // Time is up once three plans are found: only the first of them is played again.
    get used(): number {
      return three.made >= 3 ? 1 : 0;
    },
  };
  const plans = plansFor(three, 100, 1, { timer, time: 1 });
  expect(plans.map(({ script, mean }) => [script.key, mean.count])).toEqual([
    ['0', 2],
    ['1', 1],
    ['2', 1],
  ]);
});
