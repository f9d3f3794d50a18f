import { MINUTE } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../src/notices/jobs.ts';
import { text } from '../../src/store/codec.ts';
import type { JobKind } from '../../src/store/job-bodies.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../clock.ts';
import { emptyStore } from '../prepared.ts';

let store: Store;
let clock: TestClock;
let troubles: string[];
beforeEach(async () => {
  store = await emptyStore();
  clock = new TestClock();
  troubles = [];
});
afterEach(() => store.close());

const GREET: JobKind<string> = { name: 'greet', body: text };

const process = (): Jobs => new Jobs(store, clock, ({ kind, attempts }) => troubles.push(`${kind} ${attempts}`));

describe('a job', () => {
  test('is done once, by one of two processes that look for work at the same time', async () => {
    const done: string[] = [];
    const [one, other] = [process(), process()];
    for (const each of [one, other]) each.handle(GREET, async (body) => void done.push(body));
    await one.add(GREET, 'hello');
    await Promise.all([one.runDue(), other.runDue()]);
    await other.runDue();
    expect(done).toEqual(['hello']);
  });

  test('waits until it is due, and exists once however often it is added', async () => {
    const done: string[] = [];
    const jobs = process();
    jobs.handle(GREET, async (body) => void done.push(body));
    await jobs.add(GREET, 'later', { id: 'one', wait: MINUTE });
    await jobs.add(GREET, 'again', { id: 'one' });
    expect(await jobs.runDue()).toBe(0);
    clock.pass(MINUTE);
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual(['later']);
  });

  test('that fails is retried less and less often, and given up after six times', async () => {
    const jobs = process();
    jobs.handle(GREET, async () => {
      throw new Error('nobody is there');
    });
    await jobs.add(GREET, 'hello');
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
      dead.handle(GREET, () => {
        begin();
        return new Promise(() => {});
      });
    });
    await dead.add(GREET, 'hello');
    void dead.runDue();
    await begun;
    const done: string[] = [];
    const other = process();
    other.handle(GREET, async (body) => void done.push(body));
    clock.pass(2 * MINUTE);
    expect(await other.runDue()).toBe(0);
    clock.pass(1);
    await other.runDue();
    expect(done).toEqual(['hello']);
  });
});
