/** The order in which computer players think, if more of them are asked than there are threads. */
import { range } from '@carillon/kit';
import type { GuestThought, LevelName } from '@carillon/seat';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ThinkTask } from '../../src/computers/think.ts';
import { ThinkQueue } from '../../src/computers/think-queue.ts';
import { TestClock } from '../clock.ts';

const taskOf = (level: LevelName, moment = 0): ThinkTask => ({
  ...{ title: 'skirmish', rules: 'r', brain: 'b', seed: 1, view: {}, seat: 0, plan: [], level, moment },
});

/** A queue whose thoughts end when the test says so. */
function opened(threads = 1) {
  const clock = new TestClock();
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const names = new Map<ThinkTask, string>();
  const run = (task: ThinkTask): Promise<GuestThought> => {
    began.push(names.get(task) ?? '');
    return new Promise((done) => ends.push(() => done({ choice: '', playouts: 0, plan: [] })));
  };
  const queue = new ThinkQueue({ threads, run, clock });
  const waits: (readonly [string, number])[] = [];
  const ask = (account: string, level: LevelName = 'general', isWanted?: () => boolean) => {
    const task = taskOf(level);
    const name = `${account} ${level}`;
    names.set(task, name);
    const asker = { account, onWait: (ms: number) => void waits.push([name, ms]), ...(isWanted && { isWanted }) };
    return queue.think(task, asker);
  };
  /** Ends the running thoughts, after `ms` milliseconds each, until a number of new ones have begun. */
  const goOn = async (count: number, ms = 1000): Promise<void> => {
    for (const _ of range(count)) {
      clock.pass(ms);
      ends.shift()?.();
      await new Promise((done) => setImmediate(done));
    }
  };
  return { clock, queue, ask, began, goOn, waits };
}

let at: ReturnType<typeof opened>;
beforeEach(() => {
  at = opened();
});

describe('the queue of thoughts (N3)', () => {
  test('takes one of each account in turn: only the player who opens sixty games waits for them', async () => {
    for (const _ of range(60)) at.ask('greedy');
    for (const other of ['one', 'two', 'three']) at.ask(other);
    await at.goOn(5);
    expect(at.began).toEqual([
      ...['greedy general', 'greedy general', 'one general', 'two general', 'three general', 'greedy general'],
    ]);
  });

  test('takes the cheapest level of an account first, and equal ones in their order', async () => {
    for (const level of ['recruit', 'general', 'captain', 'lieutenant', 'recruit'] as const) at.ask('one', level);
    await at.goOn(4);
    expect(at.began.map((name) => name.split(' ')[1])).toEqual([
      ...['recruit', 'recruit', 'lieutenant', 'captain', 'general'],
    ]);
  });

  test('gives an account that thinks without end half a core, and takes others at once', async () => {
    for (const _ of range(200)) at.ask('greedy');
    // A minute beyond its share of the two.
    await at.goOn(119);
    expect(at.began).toHaveLength(119);
    at.ask('one');
    expect(at.began.at(-1)).toBe('one general');
    await at.goOn(1, 0);
    const before = at.began.length;
    for (const _ of range(240)) {
      at.clock.pass(500);
      await at.goOn(1, 0);
    }
    const share = (at.began.length - before) / 240;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThanOrEqual(0.55);
  });

  test('runs as many thoughts as there are threads, and goes on after one that failed', async () => {
    const clock = new TestClock();
    let begun = 0;
    const run = async (): Promise<GuestThought> => {
      begun++;
      throw new Error('crashed');
    };
    const queue = new ThinkQueue({ threads: 2, run, clock });
    const all = range(5).map(() => queue.think(taskOf('recruit'), { account: 'one' }));
    expect([begun, queue.waiting]).toEqual([2, 3]);
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(range(5).map(() => 'rejected'));
    expect([begun, queue.waiting]).toEqual([5, 0]);
  });

  test('does not think for a game that has changed while it waited', async () => {
    let wanted = true;
    at.ask('one');
    const second = at.ask('two', 'general', () => wanted);
    at.ask('three');
    wanted = false;
    await at.goOn(1);
    expect(await second).toBeUndefined();
    expect(at.began).toEqual(['one general', 'three general']);
  });

  test('does not count waiting as thinking: a task begins only when it thinks', async () => {
    for (const _ of range(100)) at.ask('one');
    expect([at.began.length, at.queue.waiting]).toEqual([1, 99]);
  });
});

describe('the wait (N3)', () => {
  test('is reported to those who wait for long, again while it shrinks, and its end', async () => {
    for (const other of range(10)) at.ask(`other ${other}`);
    at.ask('mine');
    const mine = () => at.waits.filter(([name]) => name === 'mine general').map(([, ms]) => ms);
    expect(mine()[0]).toBeGreaterThan(25_000);
    await at.goOn(5, 3000);
    const [first = 0, ...later] = mine();
    expect(later.at(-1)).toBeLessThan(first);
    expect(later.at(-1)).toBeGreaterThan(0);
    await at.goOn(6, 3000);
    expect(mine().at(-1)).toBe(0);
  });

  test('of less than two seconds is not reported', () => {
    at.ask('one', 'recruit');
    at.ask('two', 'recruit');
    expect(at.waits).toEqual([]);
  });

  test('of another task is predicted by account: long for an account with many waiting tasks, short for others', () => {
    expect(at.queue.waitFor('general', 'greedy')).toBe(0);
    for (const _ of range(60)) at.ask('greedy');
    expect(at.queue.waitFor('general', 'greedy')).toBeGreaterThan(100_000);
    expect(at.queue.waitFor('general', 'other')).toBeLessThan(10_000);
  });

  test('is learned from thoughts', async () => {
    at.ask('one');
    for (const _ of range(30)) at.ask('other');
    await at.goOn(20, 100);
    expect(at.queue.waitFor('general', 'new')).toBeLessThan(2000);
  });
});
