import { threadPool } from '../../thread-pool.ts';
import type { ReadPast } from './past.ts';

/** A thread for reading the past of games. */
export interface PastThread {
  readonly read: ReadPast;
  close(): Promise<void>;
}

/** Reads the past of games in one thread, started when it is needed. `rules`: the folder of the rules files. */
export function pastThread(rules: string): PastThread {
  const pool = threadPool(new URL('./past-thread', import.meta.url), 1, rules);
  return { read: (task) => pool.run(task), close: () => pool.destroy() };
}
