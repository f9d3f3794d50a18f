/** Many requests for past positions and records at once: how long they keep everybody else waiting. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '@carillon/flow';
import { at, type Random, range } from '@carillon/kit';
import { ROOT } from '../../../../tools/stages.mjs';
import { commitGame, gameOf } from '../../src/store/games.ts';
import type { Game } from '../../src/store/records.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { Titles } from '../../src/titles/module.ts';
import { pause, type ServerProcess, workedOf } from '../faults/hall.ts';
import { gameRow } from '../notices/game-row.ts';

/** How many long games are on record, by title. */
const LONG: Readonly<Record<string, readonly string[]>> = {
  'wilderness-war': ['eager-full-campaign-2', 'eager-full-campaign-176'],
  'bayonets-tomahawks': ['eager-french-and-indian-war-8', 'eager-french-and-indian-war-156'],
};
/** How often a simple request measures the server's delay meanwhile, in milliseconds. */
const EVERY = 10;

/** The results of the requests. */
export interface PastFigures {
  readonly requests: number;
  /** The answers by HTTP status. */
  readonly answers: Readonly<Record<number, number>>;
  /** Milliseconds until all were answered. */
  readonly took: number;
  /** How long the thread that plays the games was busy with them, in milliseconds. */
  readonly worked: number;
  /** The longest wait of another user for a simple answer meanwhile, in milliseconds. */
  readonly longestWait: number;
}

/** Puts long games into an empty store; returns their ids and lengths. */
export async function keepLongGames(url: string, titles: Titles): Promise<readonly (readonly [string, number])[]> {
  const store = await openStore({ url });
  const games: (readonly [string, number])[] = [];
  for (const module of titles.current) {
    for (const name of LONG[module.rules.title] ?? []) games.push(await keepOne(store, module, name));
  }
  await store.close();
  return games;
}

async function keepOne(store: Store, module: Titles['current'][number], name: string) {
  const { rules, hash } = module;
  const text = readFileSync(join(ROOT, 'fixtures/golden', rules.title, `${name}.txt`), 'utf8');
  const { scenario, options, journal } = readRecord(rules, text);
  const played = { title: rules.title, rules: hash, scenario, options: options as Game['options'] };
  const row = gameRow({ ...played, always_ask: 1, secret: '0'.repeat(64) });
  await store.db.insertInto('game').values(row).execute();
  const before = await gameOf(store.db, row.id);
  if (before === undefined) throw new Error('the game was not stored');
  const after = { seq: journal.length, status: 'over', updated: 1 } as const;
  await commitGame(store, { before, after, entries: journal, by: null, at: 1 });
  return [row.id, journal.length] as const;
}

/** Asks for `requests` random positions at once, each from another address. */
export async function askForPast(
  { origin, pid }: ServerProcess,
  games: readonly (readonly [string, number])[],
  requests: number,
  random: Random,
): Promise<PastFigures> {
  const answers: Record<number, number> = {};
  const asked = range(requests).map(async (i) => {
    const [game, length] = at(games, random.below(games.length));
    const headers = { 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` };
    const { status } = await fetch(`${origin}/api/games/${game}/past/${random.below(length)}`, { headers });
    answers[status] = (answers[status] ?? 0) + 1;
  });
  const began = performance.now();
  const before = workedOf(pid);
  let done = false;
  const all = Promise.all(asked).then(() => {
    done = true;
  });
  const took = all.then(() => performance.now() - began);
  let longestWait = 0;
  while (!done) {
    const sent = performance.now();
    await fetch(`${origin}/api/health`);
    longestWait = Math.max(longestWait, performance.now() - sent);
    await pause(EVERY);
  }
  const worked = Math.round(workedOf(pid) - before);
  return { requests, answers, took: Math.round(await took), worked, longestWait: Math.round(longestWait) };
}
