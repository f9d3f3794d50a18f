import { behindAfter, CHANCE, type Choice, copyInto, type StateBase } from '@carillon/flow';
import { copyOf } from './copy.ts';
import { askedOf, choosers } from './position.ts';
import type { Walkable } from './walkable.ts';

/**
 * The number of ways to make 1, 2, … `depth` choices from `state`. Each outcome of chance counts once, whatever its
 * weight. Seats asked at once answer in seat order. A set counts once, whatever the order of its members.
 */
export function countPositions(rules: Walkable, state: StateBase, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const pool = Array.from({ length: depth }, () => rules.blank());
  const go = (g: StateBase, level: number, behind: readonly Choice[]): void => {
    const next = pool[level];
    const seat = choosers(rules, g).find((each) => each === CHANCE || !rules.flow.hasAnswered(g, each));
    if (next === undefined || seat === undefined) return;
    const codes = askedOf(rules, g, seat).codes.filter((code) => !behind.includes(code));
    for (const [index, code] of codes.entries()) {
      counts[level] = (counts[level] ?? 0) + 1;
      copyInto(next, g);
      rules.flow.take(next, seat, code);
      const left = rules.flow.asksAgain ? behindAfter(rules.flow.question(g), codes, index, behind) : [];
      go(next, level + 1, left);
    }
  };
  go(copyOf(rules, state), 0, []);
  return counts;
}
