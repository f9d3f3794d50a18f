import { availableParallelism } from 'node:os';
import { isLevel, type LevelName } from '@carillon/seat';
import type { Piscina } from 'piscina';
import { systemClock } from '../clock.ts';
import { threadPool } from '../thread-pool.ts';
import { brainsIn } from './brains.ts';
import type { Thinkers } from './think.ts';
import { ThinkQueue } from './think-queue.ts';
import type { ThreadData } from './think-thread.ts';

/** The longest thought, in milliseconds: a thread that takes longer is ended. */
const LONGEST = 60_000;
/** Whether thoughts of this level are short: these have a thread of their own, and never wait for a long one. */
const IS_SHORT: Readonly<Record<LevelName, boolean>> = {
  ...{ recruit: true, lieutenant: true, captain: false, general: false },
};

/** Threads for one kind of thought. */
const threads = (data: ThreadData, most: number): Piscina =>
  threadPool(new URL('./think-thread', import.meta.url), most, data);

/**
 * Thinks in separate threads, started when they are needed: one for short thoughts, and for long ones all cores but
 * one, which stays free for the games. `folder`: the folder of the rules files and brains.
 */
export function thinkPool(folder: string): Thinkers {
  const most = Math.max(1, availableParallelism() - 1);
  const pools = [threads({ folder, yields: false }, 1), threads({ folder, yields: true }, most)] as const;
  const queueOf = (pool: Piscina, count: number): ThinkQueue =>
    new ThinkQueue({
      threads: count,
      run: (task) => pool.run(task, { signal: AbortSignal.timeout(LONGEST) }),
      clock: systemClock,
    });
  const [short, long] = [queueOf(pools[0], 1), queueOf(pools[1], most)];
  const queueFor = (level: LevelName): ThinkQueue => (IS_SHORT[level] ? short : long);
  return {
    current: brainsIn(folder),
    think: (task, asker) => queueFor(task.level).think(task, asker),
    waitFor: (level, account) => (isLevel(level) ? queueFor(level).waitFor(level, account) : 0),
    get waiting() {
      return short.waiting + long.waiting;
    },
    async close() {
      for (const queue of [short, long]) queue.close();
      for (const pool of pools) await pool.destroy();
    },
  };
}
