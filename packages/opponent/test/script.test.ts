import { Choices } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { drawn } from '../src/drawn.ts';
import { Script } from '../src/script.ts';

const listed = (...choices: number[]): Choices => {
  const list = new Choices();
  for (const choice of choices) list.push(choice);
  return list;
};

function script(...entries: readonly (readonly [step: number, choice: number])[]): Script {
  const made = new Script();
  for (const [step, choice] of entries) made.push(step, choice);
  return made;
}

describe('a plan', () => {
  it('answers each step with its own choice, in order', () => {
    const plan = script([1, 10], [2, 20], [2, 21]);
    expect([plan.next(1, listed(9, 10)), plan.next(2, listed(20, 21)), plan.next(2, listed(20, 21))]).toEqual([
      10, 20, 21,
    ]);
    expect(plan.next(2, listed(20, 21))).toBeUndefined();
  });

  it('skips choices for steps that are not reached', () => {
    const plan = script([1, 10], [3, 30]);
    expect(plan.next(3, listed(30))).toBe(30);
    expect(plan.next(1, listed(10))).toBeUndefined();
  });

  it('chooses nothing that is not listed, and goes on with what is', () => {
    const plan = script([1, 10], [1, 11]);
    expect(plan.next(1, listed(11, 12))).toBe(11);
    expect(plan.next(1, listed(10, 12))).toBeUndefined();
  });

  it('is made of steps and choices in turn; a step without its choice is dropped', () => {
    expect(Script.of([1, 10, 2, 20]).rest).toEqual([1, 10, 2, 20]);
    expect(Script.of([1, 10, 2]).rest).toEqual([1, 10]);
  });

  it('begins again when it is rewound, and is known by its choices', () => {
    const plan = script([1, 10], [2, 20]);
    plan.next(1, listed(10));
    plan.rewind();
    expect(plan.next(1, listed(10))).toBe(10);
    expect(plan.copy().key).toBe(plan.key);
    expect(script([1, 10], [2, 21]).key).not.toBe(plan.key);
  });

  it('begins another plan with its first choices', () => {
    const script = Script.of([4, 11, 5, 12, 6, 13]);
    expect(script.head(2).rest).toEqual([4, 11, 5, 12]);
    expect(script.head(0).rest).toEqual([]);
    expect(script.rest).toHaveLength(6);
  });
});

describe('drawing by weights', () => {
  it('draws each in proportion to its weight, and never one with weight 0', () => {
    const random = seeded(3);
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const index = drawn(Float64Array.of(1, 0, 3, 99), 3, random.below);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect((counts[2] ?? 0) / 4000).toBeGreaterThan(0.72);
    expect((counts[2] ?? 0) / 4000).toBeLessThan(0.78);
  });
});
