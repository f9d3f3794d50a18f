/** A full disk under a server: a small file system in memory, filled to the last byte. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { range } from '@carillon/kit';
import { Postgres } from '../postgres.ts';
import {
  countsOf,
  freePort,
  guest,
  modulesOf,
  type Playing,
  pause,
  ServerProcess,
  seatTwo,
  somethingHappens,
  type Variables,
} from './hall.ts';
import { type Kept, lookAt } from './kept.ts';
import type { Player } from './player.ts';

/** The results. */
export interface FullReport extends Kept {
  /** The refusals while there was no room, by code, with their number. */
  readonly refused: Readonly<Record<string, number>>;
  /** The answers, while the disk was full, to a user who wanted a new account, and to one who only read. */
  readonly writing: string;
  readonly reading: string;
}

/** How many times the test waits for accepted messages once there is room again. */
const AFTERWARDS = 20;
const BLOCK = Buffer.alloc(4096);

/** Fills the remaining space. */
function fill(file: string): void {
  const made = openSync(file, 'w');
  try {
    for (;;) writeSync(made, BLOCK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(made);
  }
}

async function refusedOften(players: readonly Player[]): Promise<void> {
  const count = (): number => players.reduce((sum, { refusals }) => sum + refusals.length, 0);
  const before = count();
  for (let waited = 0; count() < before + 10; waited += 20) {
    if (waited > 60_000) throw new Error('nothing is refused');
    await pause(20);
  }
}

const statusOf = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: Error) => error.message,
  );

/** A store on a small disk. */
interface Small {
  readonly store: string;
  readonly variables: Variables;
  /** Brings the store back once there is room. */
  readonly revive: () => void;
}

/**
 * A disk of this many megabytes: a file system in memory. It needs a machine that permits mounting one: Linux, as root.
 */
async function onSmallDisk<T>(megabytes: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  try {
    return await work(folder);
  } finally {
    // Lazily: a killed server may still hold it for a moment.
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
}

/** The disk with the embedded store is full. */
export const fillTheDisk = (full: Playing): Promise<FullReport> =>
  onSmallDisk(16, (folder) => {
    const store = `sqlite:${join(folder, 'carillon.sqlite')}`;
    return fillUnder(folder, { store, variables: { DATA_DIR: folder }, revive: () => {} }, full);
  });

/** The disk with PostgreSQL's data is full: PostgreSQL may then refuse writes, or stop. */
export const fillPostgres = (full: Playing): Promise<FullReport> =>
  onSmallDisk(160, async (folder) => {
    const cluster = await Postgres.start(true, folder);
    const store = await cluster.database();
    const small = { store, variables: { DATABASE_URL: store }, revive: () => cluster.revive() };
    const report = await fillUnder(folder, small, full);
    cluster.stop();
    return report;
  });

async function fillUnder(
  folder: string,
  { store, variables, revive }: Small,
  { rules, plays, random }: Playing,
): Promise<FullReport> {
  const ballast = join(folder, 'ballast');
  const server = new ServerProcess(await freePort(), rules, { ...variables, LOG_LEVEL: 'silent' });
  await server.start();
  const { players, tables } = await seatTwo(server, plays, 6, random, 20);
  for (const player of players) player.start();
  await somethingHappens(players);
  fill(ballast);
  await refusedOften(players);
  const writing = await statusOf(guest(server.origin, 'Bougainville'));
  const reading = await statusOf(fetch(`${server.origin}/api/tables`).then(({ ok }) => (ok ? 'ok' : Promise.reject())));
  const refused = countsOf(players.flatMap(({ refusals }) => refusals));
  rmSync(ballast);
  revive();
  for (const _ of range(AFTERWARDS)) await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  return { refused, writing, reading, ...(await lookAt(store, modulesOf(plays), tables, players)) };
}
