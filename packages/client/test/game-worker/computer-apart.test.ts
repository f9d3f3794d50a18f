import { describe, expect, it } from 'vitest';
import { adviserApart, apart } from '../../src/game-worker/computer-apart.ts';
import type { ComputerAdviceTask, ComputerTask } from '../../src/shared/computer.ts';
import { atOnce } from './at-once.ts';

describe('the worker in which computer players think', () => {
  /** A worker that records its messages, and sends an answer when the test says so. */
  function echo() {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const posted: unknown[] = [];
    return {
      posted,
      postMessage: (message: unknown) => void posted.push(message),
      addEventListener: (_type: 'message', listener: (event: MessageEvent) => void) => void listeners.push(listener),
      answer: (data: unknown) => listeners.shift()?.({ data } as MessageEvent),
      terminate: () => undefined,
    };
  }
  const task: ComputerTask = { title: 't', level: 'recruit', seed: 1, view: {}, seat: 0, moment: 4 };

  it('is opened once, and is asked one thing at a time', async () => {
    const port = echo();
    let opened = 0;
    const thinker = apart(() => {
      opened++;
      return port;
    });
    const first = thinker(task);
    const second = thinker({ ...task, moment: 5 });
    await Promise.resolve();
    expect(port.posted).toEqual([task]);
    port.answer({ answer: 'one' });
    expect(await first).toBe('one');
    await new Promise((resolve) => setTimeout(resolve));
    port.answer({ trouble: 'no such title' });
    await expect(second).rejects.toThrow('no such title');
    expect(opened).toBe(1);
  });

  it('reports its progress, and cancels the thought and all that follow at once', async () => {
    const opened: ReturnType<typeof echo>[] = [];
    let terminated = 0;
    const thinker = apart(() => {
      const port = echo();
      opened.push(port);
      return { ...port, terminate: () => void terminated++ };
    });
    const reported: unknown[] = [];
    const first = thinker(task, (progress) => reported.push(progress));
    const second = thinker({ ...task, moment: 5 });
    await Promise.resolve();
    opened[0]?.answer({ progress: { chance: 0.5, playouts: 100 } });
    expect(reported).toEqual([{ chance: 0.5, playouts: 100 }]);
    thinker.cancel?.();
    expect(await atOnce(Promise.all([first, second]))).toEqual([undefined, undefined]);
    expect(terminated).toBe(1);
    const third = thinker(task);
    await new Promise((resolve) => setTimeout(resolve));
    opened[1]?.answer({ answer: 'one' });
    expect(await third).toBe('one');
  });

  it('shares the lanes of a search among workers, and goes on with their results in the order of the jobs', async () => {
    const opened: ReturnType<typeof echo>[] = [];
    let terminated = 0;
    const thinker = apart(() => {
      const port = { ...echo(), terminate: () => void terminated++ };
      opened.push(port);
      return port;
    }, 2);
    const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    const thought = thinker(task);
    await settled();
    expect(opened.map(({ posted }) => posted)).toEqual([[{ ...task, executors: 2 }]]);
    opened[0]?.answer({ jobs: ['a', 'b', 'c'] });
    await settled();
    expect(opened[0]?.posted.at(-1)).toEqual({ ...task, lane: 'a' });
    expect(opened[1]?.posted).toEqual([{ ...task, lane: 'b' }]);
    opened[1]?.answer({ found: 'of b' });
    opened[0]?.answer({ found: 'of a' });
    await settled();
    opened[0]?.answer({ found: 'of c' });
    await settled();
    expect(opened[0]?.posted.at(-1)).toEqual({ lanes: ['of a', 'of b', 'of c'] });
    opened[0]?.answer({ jobs: ['d'] });
    await settled();
    thinker.cancel?.();
    expect(await thought).toBeUndefined();
    expect(terminated).toBe(2);
    const broken = thinker(task);
    await settled();
    opened[2]?.answer({ jobs: ['e', 'f'] });
    await settled();
    opened[3]?.answer({ trouble: 'out of memory' });
    await expect(broken).rejects.toThrow('out of memory');
    expect([opened.length, terminated], 'the lane that is still busy ends too').toEqual([4, 4]);
  });

  it('advises in a separate worker, which ends at once when it is cancelled', async () => {
    let terminated = 0;
    const opened: ReturnType<typeof echo>[] = [];
    const adviser = adviserApart(() => {
      const port = echo();
      opened.push(port);
      return { ...port, terminate: () => void terminated++ };
    });
    const question: ComputerAdviceTask = { ...task, advise: true, plans: 3 };
    const first = adviser.advise(question);
    await Promise.resolve();
    adviser.cancel();
    expect(await first).toBeUndefined();
    expect(terminated).toBe(1);
    const second = adviser.advise(question);
    await Promise.resolve();
    opened[1]?.answer({ answer: { plans: [] } });
    expect(await second).toEqual({ plans: [] });
    adviser.cancel();
    expect(terminated).toBe(1);
  });
});
