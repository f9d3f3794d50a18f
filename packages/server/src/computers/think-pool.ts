import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Piscina } from 'piscina';
import { brainsIn } from './brains.ts';
import type { Thinkers } from './think.ts';

/** How long a thread waits for more to do before it ends, in milliseconds. */
const IDLE = 60_000;
/** The most memory of a thread's heap, in megabytes. */
const HEAP = 512;
/** The longest thought, in milliseconds: a thread that takes longer is ended. */
const LONGEST = 60_000;

/**
 * Thinks in threads of their own, started when they are needed; one core stays free for the games. `folder`: that of
 * the rules files and brains.
 */
export function thinkPool(folder: string): Thinkers {
  // Beside this file: as source, compiled, or bundled.
  const own = extname(new URL(import.meta.url).pathname);
  const pool = new Piscina({
    filename: new URL(`./think-thread${own}`, import.meta.url).href,
    ...{ minThreads: 0, maxThreads: Math.max(1, availableParallelism() - 1), idleTimeout: IDLE, workerData: folder },
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
    ...(own === '.ts' && { execArgv: ['--conditions=source', '--import', 'tsx'] }),
  });
  return {
    current: brainsIn(folder),
    think: (task) => pool.run(task, { signal: AbortSignal.timeout(LONGEST) }),
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}
