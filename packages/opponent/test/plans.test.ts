import { at } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../src/deep.ts';
import { deepPlansFor, plansFor } from '../src/plans.ts';
import type { Playouts } from '../src/playout.ts';
import { Script } from '../src/script.ts';
import type { Timer } from '../src/timer.ts';

// Plans are known by their last choice. Every playout that is recorded finds a new plan, whose last choice is the
// number of the playout.

type Played =
  /** A turn by policy, or with the beginning of another plan. */
  | { readonly is: 'found'; readonly head: string | undefined }
  /** A plan that is played again. */
  | { readonly is: 'again'; readonly plan: number };

/** The worth of the `nth` playout of a plan, which may be new or known. */
type Worth = (plan: number, nth: number) => number;

function search(worth: Worth, below = (_count: number): number => 0) {
  const played: Played[] = [];
  const fake = {
    ...{ made: 0, below, meet: () => undefined },
    play(head: Script | undefined, into?: Script): number {
      const nth = fake.made++;
      const last = (script: Script): number => at(script.rest, script.rest.length - 1);
      if (into === undefined) {
        const plan = head === undefined ? -1 : last(head);
        played.push({ is: 'again', plan });
        return worth(plan, nth);
      }
      played.push({ is: 'found', head: head?.key });
      for (let i = 0; i + 1 < (head?.rest.length ?? 0); i += 2) into.push(1, at(head?.rest ?? [], i + 1));
      into.push(1, nth);
      return worth(nth, nth);
    },
  };
  const again = (from: number): readonly number[] =>
    played.slice(from).flatMap((each) => (each.is === 'again' ? [each.plan] : []));
  return { playouts: fake as unknown as Playouts<never, never>, played, again, made: () => fake.made };
}

const UNHURRIED = { timer: { used: 0 }, time: 1 };
const lastOf = ({ script }: { readonly script: Script }): number => {
  script.rewind();
  return at(script.rest, script.rest.length - 1);
};
/** How often each number occurs. */
const times = (numbers: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...new Set(numbers)].map((each) => [each, numbers.filter((one) => one === each).length]));

it('a plan that looked good by luck does not stand before one that was played again, when time is up', () => {
  const three = search((plan, nth) => (nth < 3 ? at([0.9, 0.8, 0.7], plan) : 0.1));
  const timer = {
    // Time is up once three plans are found: only the first of them is played again.
    get used(): number {
      return three.made() >= 3 ? 1 : 0;
    },
  };
  const plans = plansFor(three.playouts, 100, 1, { timer, time: 1 });
  expect(plans.map((plan) => [lastOf(plan), plan.mean.count])).toEqual([
    [0, 2],
    [1, 1],
    [2, 1],
  ]);
});

it('one of so many turns by policy pursues an intention, each in turn', () => {
  const { playouts } = search(() => 0.5);
  const pursued: (number | undefined)[] = [];
  const { play } = playouts;
  Object.assign(playouts, {
    ...{ intentions: 2, intendsOneIn: 3 },
    play(head: Script | undefined, into?: Script, intention?: number): number {
      if (head === undefined && into !== undefined) pursued.push(intention);
      return play.call(playouts, head, into);
    },
  });
  plansFor(playouts, 25);
  expect(pursued.slice(0, 6)).toEqual([0, undefined, undefined, 1, undefined, undefined]);
});

describe('looking for plans', () => {
  // A budget of 100: 40 playouts look for plans, the first 16 of them by policy alone.
  const SOUGHT = 40;
  const BY_POLICY = 16;
  /** The later a plan is found, the worse it is. */
  const falling: Worth = (plan) => 1 - plan / 1000;

  it('begins with turns by policy alone', () => {
    const { playouts, played } = search(falling);
    plansFor(playouts, 100);
    expect(played.slice(0, BY_POLICY)).toEqual(Array(BY_POLICY).fill({ is: 'found', head: undefined }));
    expect(played[BY_POLICY]).toEqual({ is: 'again', plan: 0 });
  });

  it('then plays the best again in turn with new ones, until it was played three times', () => {
    const { playouts, played } = search(falling);
    plansFor(playouts, 100);
    const later = played.slice(BY_POLICY, SOUGHT);
    expect(later.map(({ is }) => is)).toEqual(later.map((_, i) => (i % 2 === 0 ? 'again' : 'found')));
    const again = later.flatMap((each) => (each.is === 'again' ? [each.plan] : []));
    expect(again).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('varies only plans that were played three times: what follows the first of them begins as it did', () => {
    const { playouts, played } = search(falling, (count) => count - 1);
    plansFor(playouts, 1000);
    // From a budget of 1000, 400 playouts look for plans, 160 of them by policy. Parents are chosen again every 32
    // playouts.
    const sought = played.slice(0, 400);
    const heads = sought.map((each) => (each.is === 'found' ? each.head : undefined));
    expect(heads.slice(160, 192).every((head) => head === undefined)).toBe(true);
    expect(heads.slice(192, 224).filter((_, i) => i % 2 === 1)).toEqual(Array(16).fill('7'));
    expect(sought.slice(160, 192).filter(({ is }) => is === 'again')).toHaveLength(16);
  });

  it('varies one of the eight best, cut anywhere', () => {
    const asked: number[] = [];
    const { playouts } = search(falling, (count) => {
      asked.push(count);
      return 0;
    });
    plansFor(playouts, 1000);
    // The random numbers pick one of eight plans, and how many of its single choice to keep: 0 or 1.
    expect(asked.slice(0, 4)).toEqual([8, 2, 8, 2]);
    expect(new Set(asked)).toEqual(new Set([8, 2]));
  });

  it('counts a plan once, however often it is found', () => {
    const one = search(falling);
    const same = Object.assign(one.playouts, {
      play: (_head: Script | undefined, into?: Script): number => {
        into?.push(1, 5);
        Object.assign(one.playouts, { made: one.playouts.made + 1 });
        return 0.5;
      },
    });
    const plans = plansFor(same, 100);
    expect(plans.map((plan) => [lastOf(plan), plan.mean.count])).toEqual([[5, 40]]);
  });

  it('finds at least one plan, even when time is up', () => {
    const { playouts, played } = search(falling);
    const plans = plansFor(playouts, 100, 1, { timer: { used: 1 }, time: 1 });
    expect(played).toHaveLength(1);
    expect(plans.map(lastOf)).toEqual([0]);
  });

  it('takes two fifths of the time', () => {
    const some = search(falling);
    const timer = {
      get used(): number {
        return some.made() / 50;
      },
    };
    plansFor(some.playouts, 1000, 1, { timer, time: 1 });
    expect(some.played.findIndex(({ is }) => is === 'again')).toBe(20);
  });
});

describe('comparing plans', () => {
  const even: Worth = () => 0.5;
  /** The plans that are played again, once enough were found. */
  const field = (budget: number): number => {
    const { playouts, again } = search(even);
    plansFor(playouts, budget);
    return new Set(again(Math.ceil(0.4 * budget))).size;
  };

  it.each([
    [100, 8],
    [270, 10],
    [540, 20],
    [1296, 48],
    [2700, 48],
  ])('with a budget of %d compares %d of them', (budget, plans) => {
    expect(field(budget)).toBe(plans);
  });

  it('compares as many as are wanted, at least', () => {
    expect(plansFor(search(even).playouts, 100, 12)).toHaveLength(12);
  });

  it('uses the budget up, and halves the field until one is left', () => {
    const { playouts, again, made } = search((plan) => plan / 1000);
    const plans = plansFor(playouts, 100);
    expect(made()).toBe(100);
    // Three rounds share sixty playouts: eight plans, four, two.
    expect([...times(again(40)).values()].toSorted((a, b) => b - a)).toEqual([16, 16, 8, 8, 3, 3, 3, 3]);
    expect(plans).toHaveLength(8);
  });

  it('proven plans come first: what was played once looks better than it is', () => {
    const { playouts, again } = search((plan) => (plan >= 38 ? 1 : 0.5));
    plansFor(playouts, 100);
    // The plans of the last playouts are the best, but not proven.
    expect(again(40)[0]).toBeLessThan(38);
  });

  it('shows how far it is: the best so far, and the turns played', () => {
    const shown: (readonly [chance: string, made: number])[] = [];
    const { playouts } = search((plan) => (plan === 3 ? 0.8 : 0.4));
    plansFor(playouts, 100, 1, { ...UNHURRIED, report: (chance, made) => shown.push([chance.toFixed(2), made]) });
    expect(shown).toEqual([
      ['0.80', 64],
      ['0.80', 84],
      ['0.80', 100],
    ]);
  });
});

describe('a deep search', () => {
  /** A deep search in which plans have these values after the answers; each answer takes nine playouts. */
  function deep(
    budget: number,
    worth: (plan: number) => number,
    { found = Number.POSITIVE_INFINITY, most = Infinity } = {},
  ) {
    const some = search((plan) => 1 - plan / 1000);
    const { playouts } = some;
    if (found === 1)
      Object.assign(playouts, {
        play: (_head: Script | undefined, into?: Script): number => {
          into?.push(1, 0);
          Object.assign(playouts, { made: playouts.made + 1 });
          return 0.5;
        },
      });
    const looked: number[] = [];
    const answers = {
      play(script: Script): number {
        const plan = lastOf({ script });
        looked.push(plan);
        Object.assign(playouts, { made: playouts.made + 9 });
        return worth(plan);
      },
    } as unknown as Answers<never, never>;
    const timer = {
      get used(): number {
        return playouts.made / most;
      },
    } as Timer;
    const reported: number[] = [];
    const plans = deepPlansFor(playouts, answers, budget, timer, (chance) => reported.push(chance));
    return { plans, looked, made: playouts.made, told: reported };
  }

  it('spends two fifths on plans by the turn alone, then looks at what follows the best eight', () => {
    const { looked, made } = deep(1000, () => 0.5);
    expect(new Set(looked).size).toBe(8);
    expect(made).toBeGreaterThanOrEqual(1000);
    expect(made).toBeLessThan(1000 + 8 * 9);
    expect(looked.length).toBeGreaterThanOrEqual(600 / 9);
    expect(looked.length).toBeLessThan(600 / 9 + 8);
  });

  it('counts only the turns that follow: the best plan is that of the best answers', () => {
    const { plans, looked, told: reported } = deep(1000, (plan) => (plan === 4 ? 0.7 : 0.3));
    expect(lastOf(at(plans, 0))).toBe(4);
    expect(at(plans, 0).mean.value).toBeCloseTo(0.7, 9);
    expect(at(plans, 0).mean.count).toBe(looked.filter((each) => each === 4).length);
    expect(reported.at(-1)).toBeCloseTo(0.7, 9);
  });

  it('plays the turns after an only plan once, for its chance', () => {
    const { plans, looked } = deep(100, () => 0.6, { found: 1 });
    expect(looked).toEqual([0]);
    expect(plans.map(({ mean }) => [mean.count, mean.value])).toEqual([[1, 0.6]]);
  });

  it('leaves most of the time for the answers', () => {
    const { looked } = deep(100_000, () => 0.5, { most: 1000 });
    // Finding plans takes 400 of 1000 parts of the time.
    expect(looked.length).toBeGreaterThanOrEqual(Math.floor(600 / 9));
    expect(looked.length).toBeLessThanOrEqual(Math.ceil(600 / 9));
  });
});

it('plans are known by their choices', () => {
  expect([Script.of([1, 2, 3, 4]).key, Script.of([]).key]).toEqual(['2,4', '']);
});
