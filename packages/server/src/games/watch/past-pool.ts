import { extname } from 'node:path';
import { Piscina } from 'piscina';
import type { ReadPast } from './past.ts';

/** How long an idle thread waits for another task before it ends, in milliseconds. */
const IDLE = 60_000;
/** The maximum size of the thread's heap, in megabytes. */
const HEAP = 512;

/** A thread for reading the past of games. */
export interface PastThread {
  readonly read: ReadPast;
  close(): Promise<void>;
}

/** Reads the past of games in one thread, started when it is needed. `rules`: the folder of the rules files. */
export function pastThread(rules: string): PastThread {
  // Beside this file: as source, compiled, or bundled.
  const own = extname(new URL(import.meta.url).pathname);
  const pool = new Piscina({
    filename: new URL(`./past-thread${own}`, import.meta.url).href,
    ...{ minThreads: 0, maxThreads: 1, idleTimeout: IDLE, workerData: rules },
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
    ...(own === '.ts' && { execArgv: ['--conditions=source', '--import', 'tsx'] }),
  });
  return { read: (task) => pool.run(task), close: () => pool.destroy() };
}
