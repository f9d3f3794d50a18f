/**
 * `npm run soak [-- SECONDS]`: a server plays on for this long, an hour unless given, at a low load: two players at eight
 * tables of all titles, games that end and begin, connections that break, onlookers who come and go. Memory, sockets and file handles may grow by
 * 2 % at most from the first tenth of the time to the last. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { at, type Random, range, seeded } from '@carillon/kit';
import { PROTOCOL } from '@carillon/protocol';
import { WebSocket } from 'ws';
import { rulesFolder } from '../../../../tools/build.mjs';
import { buildRules } from '../../../../tools/build-rules.mjs';
import { buildServer } from '../../../../tools/build-server.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import { titlesIn } from '../../src/titles/folder.ts';
import { freePort, modulesOf, pause, ServerProcess, seatTwo } from './hall.ts';
import { lookAt } from './kept.ts';
import type { Player } from './player.ts';
import { playsOf } from './plays.ts';
import { BOUNDED, growthOf, type Sample, sampleOf } from './samples.ts';

const SECONDS = Number(argv[2] ?? 3600);
const SAMPLES = 200;
const TABLES = 8;
const THINKS = 2000;
/**
 * How often the oldest game is resigned and a new one begun, in seconds. An account may open 60 tables, and one more
 * every five minutes; games played to their end also need new ones.
 */
const RENEWS = Math.max(7.5, SECONDS / 76);
/** How long it takes until every game in play now has been replaced, in seconds. */
const AGE = TABLES * RENEWS;
/**
 * Before the first sample, everybody plays this much faster for two such periods, to fill the caches; then at the usual
 * speed for one.
 */
const HASTE = 10;
/**
 * How many onlookers there are at a time; how often a player's connection breaks and an onlooker is replaced, in
 * milliseconds.
 */
const ONLOOKERS = 40;
const BREAKS = 2000;
/**
 * Without the optimizing compilers: their code, and the data they keep all over the memory, grow for hours to the size
 * of the program and hide how much the server itself holds.
 */
const STEADY = ['--expose-gc', '--no-opt', '--no-sparkplug', '--no-maglev'];
/** In percent. */
const MAY_GROW = 2;

/** One of the games in play. */
const current = (tables: readonly string[], random: Random): string =>
  at(tables, tables.length - TABLES + random.below(TABLES));

/** Breaks connections and lets onlookers come and go, until the game is over. */
async function unrest(origin: string, players: readonly Player[], tables: readonly string[], random: Random) {
  const onlookers = range(ONLOOKERS).map(() => onlooker(origin, current(tables, random)));
  while (!over) {
    at(players, random.below(players.length)).breakOff();
    onlookers.shift()?.terminate();
    onlookers.push(onlooker(origin, current(tables, random)));
    // The server may just have closed the connection of the last request; a page asks again, and so do we.
    await fetch(`${origin}/api/tables?status=running`)
      .then((answer) => answer.text())
      .catch(() => {});
    await pause(BREAKS);
  }
  for (const socket of onlookers) socket.terminate();
}

function onlooker(origin: string, game: string): WebSocket {
  const url = `${origin.replace('http', 'ws')}/api/socket?protocol=${PROTOCOL}`;
  const socket = new WebSocket(url, { headers: { origin } });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'join', game })));
  socket.on('error', () => {});
  return socket;
}

/** Keeps games of every age in play: otherwise all games in memory would grow older together. */
async function renew(): Promise<void> {
  for (let round = 0; !over; round++) {
    await pause(RENEWS * 1000);
    const ended = Math.min(...players.map((player) => player.over)) - (tables.length - TABLES);
    if (ended === 0) {
      at(players, round % 2).resignAt(at(tables, tables.length - TABLES));
      await pause(500);
    }
    await refill().catch((error: unknown) => {
      // Many games ended by the rules, and the players have opened as many tables as they may: the next renewal will do
      // it.
      if (!String(error).includes('enough_today')) throw error;
    });
  }
}

let over = false;
await buildServer(ROOT);
await buildRules(ROOT);
const rules = rulesFolder(ROOT);
const plays = playsOf(await titlesIn(rules));
const random = seeded(1757);
const folder = mkdtempSync(join(tmpdir(), 'carillon-soak-'));
const server = new ServerProcess(await freePort(), rules, { DATA_DIR: folder }, STEADY);
await server.start();
const { players, tables, refill } = await seatTwo(server, plays, TABLES, random, THINKS);
for (const player of players) {
  player.haste = HASTE;
  player.start();
}
const restless = unrest(server.origin, players, tables, random);
const renewing = renew();
await pause(2 * AGE * 1000);
for (const player of players) player.haste = 1;
await pause(AGE * 1000);
const samples: Sample[] = [];
const began = performance.now();
for (const i of range(SAMPLES)) {
  await pause(Math.max(0, began + ((i + 1) / SAMPLES) * SECONDS * 1000 - performance.now()));
  const sample = await sampleOf(server);
  samples.push(sample);
  if ((i + 1) % (SAMPLES / 10) === 0) console.log(`${(i + 1) / (SAMPLES / 10)} tenths:`, JSON.stringify(sample));
}
over = true;
await Promise.all([restless, renewing]);
for (const player of players) player.stop();
await server.kill();
const kept = await lookAt(`sqlite:${join(folder, 'carillon.sqlite')}`, modulesOf(plays), tables, players);
rmSync(folder, { recursive: true });
console.log(`${SECONDS} s, ${tables.length} games`, JSON.stringify(kept));
let good = kept.lost === 0 && kept.doubled === 0 && kept.broken.length === 0;
for (const what of ['resident', ...BOUNDED] as const) {
  const { first, last, percent } = growthOf(samples, what);
  console.log(
    `${what}: ${first.toFixed(1)} in the first tenth, ${last.toFixed(1)} in the last: ${percent.toFixed(1)} %`,
  );
  good &&= what === 'resident' || percent <= MAY_GROW;
}
exit(good ? 0 : 1);
