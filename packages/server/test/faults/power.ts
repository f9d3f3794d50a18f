/**
 * The power goes while a server writes to SQLite. The writes and syncs of a run are recorded; from them, stores are
 * made as a cut could have left them, and opened. Everything confirmed before the cut must be in them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { serve } from '../../src/main.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { freePort, modulesOf, type Playing, pause, seatTwo } from './hall.ts';
import { type Kept, lookInto, type Promised, promisedTo } from './kept.ts';
import type { Player } from './player.ts';
import { cutsOf, layOut, Recorder, type Run } from './power-cuts.ts';

/** The results over all cuts; `confirmed` and `did` are those of the whole run. */
export interface PowerReport extends Kept {
  readonly commits: number;
  /** The number of stores made and opened, and how many of them were cut in the middle of a write. */
  readonly cuts: number;
  readonly torn: number;
  /** The number of stores that did not open, or whose pages do not fit together. */
  readonly damaged: number;
}

export interface Power extends Playing {
  readonly cuts: number;
  /** Called with progress from time to time. */
  readonly say: (sentence: string) => void;
}

const TABLES = 8;
const COMMITS = 1500;
const TOLD_EVERY = 50;

/** How much had been confirmed to each player at a moment. */
type Known = readonly { readonly confirmed: number; readonly lines: number }[];

const knownTo = (players: readonly Player[]): Known =>
  players.map(({ confirmed, lines }) => ({ confirmed: confirmed.length, lines: lines.length }));

/** The messages confirmed to the players by then. */
const promisedThen = (players: readonly Player[], known: Known): Promised => ({
  confirmed: players.flatMap(({ confirmed }, i) => confirmed.slice(0, known[i]?.confirmed ?? 0)),
  lines: players.flatMap(({ lines }, i) => lines.slice(0, known[i]?.lines ?? 0)),
});

export async function cutThePower(power: Power): Promise<PowerReport> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-power-'));
  try {
    const { run, players, tables } = await played(power, folder);
    power.say(`${run.steps.length} commits were recorded`);
    const report = await openAll(power, run, players, tables, folder);
    const { confirmed, lines } = promisedTo(players);
    return { commits: run.steps.length, ...report, confirmed: confirmed.length + lines.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Two players play on a server in this process, whose writes are recorded. */
async function played({ rules, plays, random }: Power, folder: string) {
  const data = join(folder, 'data');
  let players: readonly Player[] = [];
  const recorder = new Recorder<Known>(join(data, 'carillon.sqlite'), () => knownTo(players));
  const port = await freePort();
  const variables = { DATA_DIR: data, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const server = await serve({ variables, rules, say: () => {} });
  const pair = await seatTwo({ origin: `http://127.0.0.1:${port}` }, plays, TABLES, random, 20);
  players = pair.players;
  recorder.begin();
  for (const player of players) player.start();
  while (recorder.length < COMMITS) await pause(100);
  const run = recorder.end();
  for (const player of players) player.stop();
  await server.stop();
  return { run, players, tables: pair.tables };
}

async function openAll(
  { cuts, plays, random, say }: Power,
  run: Run<Known>,
  players: readonly Player[],
  tables: readonly string[],
  folder: string,
): Promise<Omit<PowerReport, 'commits' | 'confirmed'>> {
  const sum = { cuts: 0, torn: 0, damaged: 0, lost: 0, doubled: 0, did: {}, broken: new Set<string>() };
  for (const cut of cutsOf(run, cuts, random)) {
    const place = join(folder, `cut-${sum.cuts}`);
    mkdirSync(place);
    const file = join(place, 'carillon.sqlite');
    layOut(cut, file);
    const kept = await lookAfter(file, (store) =>
      lookInto(store, modulesOf(plays), tables, promisedThen(players, cut.known)),
    );
    rmSync(place, { recursive: true });
    sum.cuts++;
    if (cut.isTorn) sum.torn++;
    if (kept === undefined) sum.damaged++;
    else {
      sum.lost += kept.lost;
      sum.doubled += kept.doubled;
      sum.did = kept.did;
      for (const id of kept.broken) sum.broken.add(id);
    }
    if (sum.cuts % TOLD_EVERY === 0) say(`${sum.cuts} cuts, ${sum.damaged} stores damaged, ${sum.lost} lost`);
  }
  return { ...sum, broken: [...sum.broken] };
}

/** Opens a store as a server would; `undefined` if it does not open or is damaged. */
async function lookAfter(file: string, work: (store: Store) => Promise<Kept>): Promise<Kept | undefined> {
  let store: Store | undefined;
  try {
    store = await openStore({ url: `sqlite:${file}` });
    return fits(file) ? await work(store) : undefined;
  } catch {
    return undefined;
  } finally {
    await store?.close();
  }
}

/** Whether the pages of a store fit together. */
function fits(file: string): boolean {
  const database = new Sqlite(file);
  const [row] = database.pragma('integrity_check') as { integrity_check: string }[];
  database.close();
  return row?.integrity_check === 'ok';
}
