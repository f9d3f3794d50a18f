import { seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { chosenAhead, coursesAhead, type WatchedPlayouts } from '../src/ahead.ts';
import type { Script } from '../src/script.ts';

// Two choices, before the enemy's answer is known. The enemy has two answers.

const STEP = 1;
const UNHURRIED = { budget: 40, timer: { used: 0 } };

/** What a choice comes to, and the answer that the enemy gives. */
type Meets = (choice: number, nth: number) => { readonly value: number; readonly answer: number };

function playouts(meets: Meets, seed = 1) {
  const { below } = seeded(seed);
  const told = {
    ...{ step: STEP, made: 0, answer: 0, below },
    play(head: Script, into?: Script): number {
      const [, choice = 0] = head.head(1).rest;
      const { value, answer } = meets(choice, told.made++);
      into?.push(STEP, choice);
      told.answer = answer;
      return value;
    },
  };
  return told as unknown as WatchedPlayouts<never, never>;
}

describe('a choice before the enemy’s answer', () => {
  it('is worth as much against an answer that it never met as it was on the whole', () => {
    // The first choice is better, and never meets the second answer.
    const meets: Meets = (choice, nth) => (choice === 10 ? { value: 0.6, answer: 0 } : { value: 0.5, answer: nth % 2 });
    for (let seed = 1; seed <= 20; seed++) expect(chosenAhead(playouts(meets, seed), [10, 20], UNHURRIED)).toBe(10);
  });

  it('is mixed, where each is the better against one answer', () => {
    const meets: Meets = (choice, nth) => ({ value: (choice === 10) === (nth % 2 === 0) ? 0.9 : 0.1, answer: nth % 2 });
    const chosen = Array.from({ length: 40 }, (_, seed) => chosenAhead(playouts(meets, seed), [10, 20], UNHURRIED));
    expect(new Set(chosen)).toEqual(new Set([10, 20]));
  });

  it('shares the playouts evenly, and tries each choice even when time is up', () => {
    const counted = new Map<number, number>();
    const meets: Meets = (choice) => {
      counted.set(choice, (counted.get(choice) ?? 0) + 1);
      return { value: 0.5, answer: 0 };
    };
    coursesAhead(playouts(meets), [10, 20], UNHURRIED);
    expect(Math.abs((counted.get(10) ?? 0) - (counted.get(20) ?? 0))).toBeLessThanOrEqual(4);
    counted.clear();
    coursesAhead(playouts(meets), [10, 20], { ...UNHURRIED, timer: { used: 2 } });
    expect([counted.get(10), counted.get(20)]).toEqual([2, 2]);
  });
});
