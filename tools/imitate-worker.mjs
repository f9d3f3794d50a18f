// A worker of `npm run imitate`: plays one game after another, with the built players.
import { parentPort } from 'node:worker_threads';

/** @type {string} */
const BUILT = '../dist/players/players.mjs';
const { playedToImitate } = await import(BUILT);
parentPort?.on('message', async (job) => parentPort?.postMessage(await playedToImitate(job)));
