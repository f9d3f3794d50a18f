// A worker of `npm run match`: plays one pair of games after another, with the built players.
import { parentPort } from 'node:worker_threads';

/** @type {string} */
const BUILT = '../dist/players/players.mjs';
const { playPair } = await import(BUILT);
parentPort?.on('message', async (job) => parentPort?.postMessage(await playPair(job)));
