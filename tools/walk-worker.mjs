// A worker of `npm run walk`: does one job after another and reports each result. It is plain JavaScript because the
// main thread's TypeScript loader does not apply to workers; each registers its own.
import { parentPort } from 'node:worker_threads';

// With Node's own TypeScript support (`--experimental-transform-types`), games take a sixth less time.
if (!process.execArgv.includes('--experimental-transform-types')) (await import('tsx/esm/api')).register();
const { run } = await import('./src/walk-jobs.ts');
parentPort?.on('message', (job) => parentPort?.postMessage(run(job)));
