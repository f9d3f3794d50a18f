import type { Choice } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { carefully, greedily } from '../src/greedy.ts';
import type { Playouts } from '../src/playout.ts';
import type { Script } from '../src/script.ts';

// Single choices at one step, each with a worth; the tests count how often each was played.

const STEP = 7;

/** The worth of a choice in its playout with this number. */
type Worth = (choice: Choice, nth: number) => number;

function weighing(worth: Worth, most = Number.POSITIVE_INFINITY) {
  const counts = new Map<Choice, number>();
  const played: Choice[] = [];
  const met: number[] = [];
  const fake = {
    made: 0,
    meet: (number: number) => met.push(number),
    play(script: Script): number {
      const [step, choice = -1] = script.rest;
      expect(step).toBe(STEP);
      const nth = counts.get(choice) ?? 0;
      counts.set(choice, nth + 1);
      played.push(choice);
      fake.made++;
      return worth(choice, nth);
    },
  };
  /** Time is up after `most` playouts. */
  const timer = {
    get used(): number {
      return fake.made >= most ? 1 : 0;
    },
  };
  return { playouts: fake as unknown as Playouts<never, never>, timer, counts, played, met };
}

const choices = (count: number): readonly Choice[] => Array.from({ length: count }, (_, i) => 10 + i);
/** A worth by number: the higher its number, the better a choice is. */
const byNumber: Worth = (choice) => choice / 100;

/** How often each of `count` choices is played with a budget, and which one is chosen. */
function greedy(count: number, budget: number, worth = byNumber, most?: number) {
  const { playouts, timer, counts, met } = weighing(worth, most);
  const chosen = greedily(playouts, STEP, choices(count), { budget, timer });
  return { chosen, counts: choices(count).map((each) => counts.get(each) ?? 0), met };
}

describe('a choice weighed greedily', () => {
  it('plays each four times, and the best third of them eight times more', () => {
    expect(greedy(6, 240)).toMatchObject({ chosen: 15, counts: [4, 4, 4, 4, 12, 12] });
    expect(greedy(7, 240).counts).toEqual([4, 4, 4, 4, 12, 12, 12]);
  });

  it.each([
    [24, [2, 2, 2, 2, 8, 8]],
    [12, [1, 1, 1, 1, 4, 4]],
    [1, [1, 1, 1, 1, 2, 2]],
  ])('plays less with a budget of %d', (budget, counts) => {
    expect(greedy(6, budget).counts).toEqual(counts);
  });

  it('lets all choices meet the same dice, and the better ones others after that', () => {
    expect(greedy(4, 32).met).toEqual([
      ...Array(4).fill([0, 1, 2, 3]).flat(),
      ...Array(2).fill([4, 5, 6, 7, 8, 9, 10, 11]).flat(),
    ]);
  });

  it('does not play the best again if it is alone', () => {
    expect(greedy(3, 240)).toMatchObject({ chosen: 12, counts: [4, 4, 4] });
  });

  it('takes the best on average: later luck counts as much as early luck', () => {
    // The first looks best at first, and disappoints.
    const worth: Worth = (choice, nth) => (choice === 10 ? (nth < 4 ? 0.9 : 0) : choice === 11 ? 0.5 : 0.1);
    expect(greedy(6, 240, worth).chosen).toBe(11);
  });

  it('takes the first of those that are worth the same', () => {
    expect(greedy(6, 240, () => 0.5).chosen).toBe(10);
  });

  it('plays each once, even if time is up', () => {
    expect(greedy(6, 240, byNumber, 0)).toMatchObject({ chosen: 15, counts: [1, 1, 1, 1, 1, 1] });
  });

  it('stops in the middle when time is up', () => {
    expect(greedy(6, 240, byNumber, 26).counts).toEqual([4, 4, 4, 4, 4, 6]);
  });

  it('chooses nothing from nothing', () => {
    expect(greedy(0, 240).chosen).toBeUndefined();
  });
});

describe('a choice weighed carefully', () => {
  function careful(count: number, budget: number, { worth = byNumber, most }: { worth?: Worth; most?: number } = {}) {
    const { playouts, timer, counts, played, met: begun } = weighing(worth, most);
    const chosen = carefully(playouts, STEP, choices(count), { budget, timer });
    return { chosen, counts: choices(count).map((each) => counts.get(each) ?? 0), begun, played };
  }

  it('halves the field in rounds with an equal share of the playouts', () => {
    // Two rounds with sixteen playouts each: four of each choice, then eight of the better two.
    const { chosen, counts } = careful(4, 32);
    expect([chosen, counts]).toEqual([13, [4, 4, 12, 12]]);
  });

  it('plays all choices with the same dice, and goes on with others', () => {
    const { begun, played } = careful(2, 6);
    expect(played).toEqual([10, 11, 10, 11, 10, 11]);
    expect(begun).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('begins no dice again in a later round', () => {
    const { begun } = careful(4, 16);
    expect(begun).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('ends a round that has begun, and no later one, when time is up', () => {
    expect(careful(4, 32, { most: 2 }).counts).toEqual([1, 1, 1, 1]);
    expect(careful(4, 32, { most: 17 }).counts).toEqual([4, 4, 5, 5]);
    expect(careful(4, 32, { most: 16 })).toMatchObject({ chosen: 13, counts: [4, 4, 4, 4] });
  });

  it('takes the only choice without a playout', () => {
    expect(careful(1, 32)).toMatchObject({ chosen: 10, counts: [0] });
  });
});
