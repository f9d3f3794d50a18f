// A worker of `npm run walk`: does one job after another, and says what became of each. It is plain JavaScript because
// the reader of TypeScript that the main thread was started with does not reach into workers; each registers its own.
import { parentPort } from 'node:worker_threads';

// Where Node itself reads TypeScript (`--experimental-transform-types`), games take a sixth less time.
if (!process.execArgv.includes('--experimental-transform-types')) (await import('tsx/esm/api')).register();
const { run } = await import('./src/walk-jobs.ts');
parentPort?.on('message', (job) => parentPort?.postMessage(run(job)));
