import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../src/notices/jobs.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../clock.ts';
import { emptyStore } from '../prepared.ts';
import { MINUTE } from '../testing.ts';

let store: Store;
let clock: TestClock;
let troubles: string[];
beforeEach(async () => {
  store = await emptyStore();
  clock = new TestClock();
  troubles = [];
});
afterEach(() => store.close());

const process = (): Jobs => new Jobs(store, clock, ({ kind, attempts }) => troubles.push(`${kind} ${attempts}`));

describe('a job', () => {
  test('is done once, by one of two processes that look for work at the same time', async () => {
    const done: string[] = [];
    const [one, other] = [process(), process()];
    for (const each of [one, other]) each.handle('greet', async (body) => void done.push(body));
    await one.add('greet', 'hello');
    await Promise.all([one.runDue(), other.runDue()]);
    await other.runDue();
    expect(done).toEqual(['hello']);
  });

  test('waits until it is due, and exists once however often it is added', async () => {
    const done: string[] = [];
    const jobs = process();
    jobs.handle('greet', async (body) => void done.push(body));
    await jobs.add('greet', 'later', { id: 'one', wait: MINUTE });
    await jobs.add('greet', 'again', { id: 'one' });
    expect(await jobs.runDue()).toBe(0);
    clock.pass(MINUTE);
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual(['later']);
  });

  test('that fails is retried less and less often, and given up after six times', async () => {
    const jobs = process();
    jobs.handle('greet', async () => {
      throw new Error('nobody is there');
    });
    await jobs.add('greet', 'hello');
    expect(await jobs.runDue()).toBe(1);
    for (const wait of [15_000, MINUTE, 4 * MINUTE, 16 * MINUTE, 64 * MINUTE]) {
      clock.pass(wait - 1);
      expect(await jobs.runDue()).toBe(0);
      clock.pass(1);
      expect(await jobs.runDue()).toBe(1);
    }
    expect(troubles).toEqual([1, 2, 3, 4, 5, 6].map((attempt) => `greet ${attempt}`));
    clock.pass(10 * 64 * MINUTE);
    expect(await jobs.runDue()).toBe(0);
  });

  test('of a dead process is taken over by another two minutes later', async () => {
    const dead = process();
    const begun = new Promise<void>((begin) => {
      dead.handle('greet', () => {
        begin();
        return new Promise(() => {});
      });
    });
    await dead.add('greet', 'hello');
    void dead.runDue();
    await begun;
    const done: string[] = [];
    const other = process();
    other.handle('greet', async (body) => void done.push(body));
    clock.pass(2 * MINUTE);
    expect(await other.runDue()).toBe(0);
    clock.pass(1);
    await other.runDue();
    expect(done).toEqual(['hello']);
  });
});
