/** The disk is full under a server with its store in a file: a small file system in memory, filled to the last byte. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, range } from '@carillon/kit';
import type { TitleModule } from '../../src/titles/module.ts';
import { freePort, guest, pause, ServerProcess, seatTwo, somethingHappens } from './hall.ts';
import { type Kept, lookAt } from './kept.ts';
import { countsOf } from './outage.ts';
import type { Player } from './player.ts';

/** What came of it. */
export interface FullReport extends Kept {
  /** What was refused while there was no room, by code, and how often. */
  readonly refused: Readonly<Record<string, number>>;
  /** What somebody was answered who wanted an account then, and what who only read. */
  readonly writing: string;
  readonly reading: string;
}

export interface Full {
  readonly rules: string;
  readonly module: TitleModule;
  readonly scenario: string;
  readonly random: Random;
}

const SIZE = '16m';
/** So many times the players go on once there is room again. */
const AFTERWARDS = 20;
const BLOCK = Buffer.alloc(4096);

/** Fills what is left. */
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

/** Needs a machine on which it may mount a file system: Linux, as root. */
export async function fillTheDisk(full: Full): Promise<FullReport> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  try {
    return await fillIn(folder, full);
  } finally {
    // Lazily: a server that was killed may still hold it for a moment.
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  }
}

async function fillIn(folder: string, { rules, module, scenario, random }: Full): Promise<FullReport> {
  const ballast = join(folder, 'ballast');
  const server = new ServerProcess(await freePort(), rules, { DATA_DIR: folder, LOG_LEVEL: 'silent' });
  await server.start();
  const { players, tables } = await seatTwo(server, { module, scenario }, 6, random, 20);
  for (const player of players) player.start();
  await somethingHappens(players);
  fill(ballast);
  await refusedOften(players);
  const writing = await statusOf(guest(server.origin, 'Bougainville'));
  const reading = await statusOf(fetch(`${server.origin}/api/tables`).then(({ ok }) => (ok ? 'ok' : Promise.reject())));
  const refused = countsOf(players.flatMap(({ refusals }) => refusals));
  rmSync(ballast);
  for (const _ of range(AFTERWARDS)) await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  const kept = await lookAt(`sqlite:${join(folder, 'carillon.sqlite')}`, module, tables, players);
  return { refused, writing, reading, ...kept };
}
