import type { Seat } from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { chosenAhead, coursesAhead, WatchedPlayouts } from '../src/ahead.ts';
import type { Script } from '../src/script.ts';
import { always, inOrder, numbers, planOf, round, STANCES } from './fords/brain.ts';
import { begun, NORTH, rules, SOUTH, type State, view } from './fords/rules.ts';

// Two choices before the enemy's answer is known, which is one of two.

const STEP = 1;
const UNHURRIED = { budget: 40, timer: { used: 0 } };

/** The value of a choice, and the enemy's answer to it. */
type Meets = (choice: number, nth: number) => { readonly value: number; readonly answer: number };

function playouts(meets: Meets, seed = 1) {
  const { below } = seeded(seed);
  const reported = {
    ...{ step: STEP, made: 0, answer: 0, below, meet: () => undefined },
    play(head: Script, into?: Script): number {
      const [, choice = 0] = head.head(1).rest;
      const { value, answer } = meets(choice, reported.made++);
      into?.push(STEP, choice);
      reported.answer = answer;
      return value;
    },
  };
  return reported as unknown as WatchedPlayouts<never, never>;
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

describe('the plans after a choice', () => {
  /**
   * Turns that each find a new plan, whose worth depends on its number. `found` records how each search began, `again`
   * the number of each plan that was played again.
   */
  function looking(worth: (plan: number, nth: number) => number, used: (made: number) => number = () => 0) {
    const found: string[] = [];
    const again: number[] = [];
    const reported = {
      ...{ step: STEP, made: 0, answer: 0, below: (count: number) => count - 1, meet: () => undefined },
      play(head: Script, into?: Script): number {
        const nth = reported.made++;
        head.rewind();
        const plan = into === undefined ? at(head.rest, head.rest.length - 1) : nth;
        if (into === undefined) again.push(plan);
        else {
          found.push(head.key);
          for (let i = 1; i < head.rest.length; i += 2) into.push(STEP, at(head.rest, i));
          into.push(STEP, nth);
        }
        reported.answer = nth % 2;
        return worth(plan, nth);
      },
    };
    const timer = {
      get used(): number {
        return used(reported.made);
      },
    };
    return {
      playouts: reported as unknown as WatchedPlayouts<never, never>,
      found,
      again,
      timer,
      made: () => reported.made,
    };
  }

  it('are sought with half of the playouts: by policy at first, then with the beginning of one of the four best', () => {
    const { playouts, found, timer } = looking((plan) => plan / 100);
    coursesAhead(playouts, [10], { budget: 40, timer });
    expect(found).toHaveLength(20);
    expect(found.slice(0, 10)).toEqual(Array(10).fill('10'));
    // The last of the best four, with all of its choices: the choice itself always stays.
    expect(found[10]).toBe('10,6');
    expect(found.slice(10).every((head) => head.startsWith('10,'))).toBe(true);
  });

  it('are compared, the best four of them, and the best is played on alone', () => {
    const { playouts, again, timer, made } = looking((plan) => plan / 100);
    const [course] = coursesAhead(playouts, [10], { budget: 40, timer });
    expect(made()).toBe(40);
    const counts = [...new Set(again)].map((plan) => again.filter((each) => each === plan).length);
    expect(counts.toSorted((a, b) => b - a)).toEqual([11, 5, 2, 2]);
    expect(course?.mean.count).toBe(11);
    expect(course?.against.map(({ count }) => count)).toEqual([8, 3]);
  });

  it('get four playouts at least', () => {
    const { playouts, made, timer } = looking(() => 0.5);
    coursesAhead(playouts, [10, 20, 30], { budget: 3, timer });
    expect(made()).toBeGreaterThanOrEqual(12);
  });

  it('have an equal share of the time each, half of it to be found', () => {
    const { playouts, found, timer } = looking(
      () => 0.5,
      (made) => made / 40,
    );
    coursesAhead(playouts, [10, 20], { budget: 1000, timer });
    expect(found.filter((head) => head.startsWith('10'))).toHaveLength(10);
    expect(found.filter((head) => head.startsWith('20'))).toHaveLength(10);
  });
});

describe('a question before the own turn, in Fords', () => {
  /** The playouts of a seat from its stance on; the enemy always takes this stance. */
  function watched(g: State, seat: Seat, stance: 'bold' | 'wary') {
    const brain = { ...round, policy: () => always(stance, 'dig') };
    const { ahead } = round;
    if (ahead === undefined) throw new Error('nothing comes before a turn');
    const seen = view(g, seat);
    const position = [brain, rules.fromView(seen), seat, brain.dealer(seen), inOrder(numbers())] as const;
    return new WatchedPlayouts(ahead, seat, STANCES, ...position);
  }

  it.each([
    ['north', NORTH],
    ['south', SOUTH],
  ] as const)('notes the answer of the enemy of %s, not its own', (_name, seat) => {
    for (const [stance, answer] of [
      ['bold', 1],
      ['wary', 0],
    ] as const) {
      const playouts = watched(begun({ stake: 2 }), seat, stance);
      playouts.play(planOf(stance === 'bold' ? 'wary' : 'bold'));
      expect(playouts.answer).toBe(answer);
    }
  });

  it('notes nothing of other questions', () => {
    const playouts = watched(begun({ guards: 'asked', rounds: 1 }), NORTH, 'bold');
    playouts.play(planOf('post upper'));
    expect(playouts.answer).toBe(0);
  });
});
