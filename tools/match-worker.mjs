// A worker of `npm run match`: plays one pair of games after another. Plain JavaScript: see walk-worker.mjs.
import { parentPort } from 'node:worker_threads';

(await import('tsx/esm/api')).register();
const { playPair } = await import('./src/match/jobs.ts');
parentPort?.on('message', async (job) => parentPort?.postMessage(await playPair(job)));
