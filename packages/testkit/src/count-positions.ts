import { CHANCE, copyInto, type StateBase } from '@carillon/flow';
import { copyOf } from './copy.ts';
import { askedOf, choosers } from './position.ts';
import type { Walkable } from './walkable.ts';

/**
 * How many ways there are to make 1, 2, … `depth` choices from `state`, each outcome of chance counted once whatever its
 * weight. Where several seats are asked at once, they answer in the order of their seats.
 */
export function countPositions(rules: Walkable, state: StateBase, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const pool = Array.from({ length: depth }, () => rules.blank());
  const go = (g: StateBase, level: number): void => {
    const next = pool[level];
    const seat = choosers(rules, g).find((each) => each === CHANCE || !rules.flow.hasAnswered(g, each));
    if (next === undefined || seat === undefined) return;
    for (const code of askedOf(rules, g, seat).codes) {
      counts[level] = (counts[level] ?? 0) + 1;
      copyInto(next, g);
      rules.flow.take(next, seat, code);
      go(next, level + 1);
    }
  };
  go(copyOf(rules, state), 0);
  return counts;
}
