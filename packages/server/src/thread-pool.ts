import { extname } from 'node:path';
import { Piscina } from 'piscina';

/** How long an idle thread waits for another task before it ends, in milliseconds. */
const IDLE = 60_000;
/** The maximum size of a thread's heap, in megabytes. */
const HEAP = 512;

/** Threads that run a file and are started when they are needed. `file`: its URL without the extension. */
export function threadPool(file: URL, maxThreads: number, workerData?: unknown): Piscina {
  // Beside this file: as source, compiled, or bundled.
  const own = extname(new URL(import.meta.url).pathname);
  return new Piscina({
    filename: `${file.href}${own}`,
    ...{ minThreads: 0, maxThreads, idleTimeout: IDLE, workerData },
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
    ...(own === '.ts' && { execArgv: ['--conditions=source', '--import', 'tsx'] }),
  });
}
