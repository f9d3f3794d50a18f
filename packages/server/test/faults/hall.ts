/** A server in a separate process, with two players at many tables. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, env as outer } from 'node:process';
import { fileURLToPath } from 'node:url';
import { at, type Random } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import { serverFile } from '../../../../tools/build.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import type { TitleModule } from '../../src/titles/module.ts';
import { Player, type Visitor } from './player.ts';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));
const NAMES = ['Montcalm', 'Wolfe'] as const;
/** Two players do here in minutes what takes others weeks. */
const BOUNDLESS = { JOURNAL_MB_PER_ACCOUNT: '1000000', TABLES_PER_ACCOUNT: '1000000' };
/** The longest wait for a start, in milliseconds. */
const PATIENCE = 120_000;

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Settings of the server, without its port. */
export type Variables = Readonly<Record<string, string>>;

/** Running servers: all are killed when this process ends, however it ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// If a run is ended early, everything it has started ends too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let made: string | undefined;

/** The folder of the rules files of servers whose store is elsewhere. */
function dataFolder(): string {
  if (made !== undefined) return made;
  const folder = mkdtempSync(join(tmpdir(), 'carillon-faults-data-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  made = folder;
  return folder;
}

/**
 * How long a start took, in milliseconds, and for how much of that time it waited for a busy processor: 0 if unknown.
 */
export interface Started {
  readonly took: number;
  readonly waited: number;
}

/** How long a process's first thread has waited for a busy processor, in milliseconds; 0 if unknown. */
export function waitedOf(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
}

/** How long a process's first thread has been running, in milliseconds; 0 if unknown. */
export function workedOf(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0;
}

export class ServerProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly port: number,
    private readonly rules: string,
    private readonly variables: Variables,
    /** Of Node. */
    private readonly flags: readonly string[] = [],
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts the server; returns how long it took until it was ready. */
  async start(): Promise<Started> {
    const began = performance.now();
    const settings = { PORT: String(this.port), HOST: '127.0.0.1', LOG_LEVEL: 'error', PUBLIC_URL: this.origin };
    this.child = spawn(execPath, [...this.flags, SERVER, serverFile(ROOT), this.rules], {
      env: { ...outer, DATA_DIR: dataFolder(), ...settings, ...BOUNDLESS, ...this.variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    running.add(this.child);
    await listens(this.child);
    while (!(await this.isReady())) {
      if (performance.now() - began > PATIENCE) throw new Error('the server does not start');
      await pause(20);
    }
    return { took: performance.now() - began, waited: waitedOf(this.pid) };
  }

  /** The bytes that the server holds after collecting the garbage; it must have been started with `--expose-gc`. */
  collect(): Promise<number> {
    const { child } = this;
    if (child === undefined) throw new Error('the server is not running');
    const answer = new Promise<number>((done) => child.once('message', (bytes) => done(Number(bytes))));
    child.send('collect');
    return answer;
  }

  /** Kills the server at once, without warning. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    running.delete(child);
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/ready`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).ok;
    } catch {
      return false;
    }
  }
}

/** Resolves when a server reports that it is listening: polling would cost the time it needs to start. */
function listens(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    child.once('message', () => done());
    child.once('exit', () => fail(new Error('the server ended before it listened')));
    setTimeout(() => fail(new Error('the server does not start')), PATIENCE).unref();
  });
}

/** The sender of a request: the cookie, and the address as a trusted proxy would report it. */
type From = Partial<Pick<Visitor, 'cookie' | 'address'>>;

async function ask(
  origin: string,
  path: string,
  body: unknown,
  { cookie = '', address = '' }: From = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin, cookie, 'x-forwarded-for': address };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A new guest. */
export async function guest(origin: string, name: string, from: From = {}): Promise<Visitor> {
  const answer = await ask(origin, '/api/guests', { name, language: 'en' }, from);
  const { id } = (await answer.json()) as { id: string };
  return { account: id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** A title and scenario to play. */
export interface Play {
  readonly module: TitleModule;
  readonly scenario: string;
  /** The clocks; by default a game has none. */
  readonly pace?: Pace;
}

/** Opens a table for two players and seats them; returns its id. */
export async function seatAt(
  origin: string,
  { module, scenario, pace = { kind: 'none' } }: Play,
  host: From,
  other: From,
): Promise<string> {
  const wanted = {
    ...{ title: module.rules.title, scenario, options: {}, access: 'open', sides: 'random', seat: null },
    ...{ pace, solo: false, rated: false, takebacks: true, alwaysAsk: false, value: 'a' },
  };
  const { id } = (await (await ask(origin, '/api/tables', wanted, host)).json()) as { id: string };
  await ask(origin, `/api/tables/${id}/join`, { seat: null, value: 'b' }, other);
  return id;
}

/** How often each word occurs. */
export function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** Two players at many tables on one server. */
export interface Pair {
  readonly players: readonly Player[];
  readonly tables: readonly string[];
  /** Opens new tables in place of those whose games are over. */
  readonly refill: () => Promise<void>;
}

/** The facts that fault tests need about the games they play. */
export interface Playing {
  /** The folder of the rules files. */
  readonly rules: string;
  readonly plays: readonly Play[];
  readonly random: Random;
}

/** The rules of some plays, each once. */
export const modulesOf = (plays: readonly Play[]): TitleModule[] => [...new Set(plays.map(({ module }) => module))];

/** Opens tables for two players and seats them, going through the plays in turn. */
export async function seatTwo(
  { origin }: Pick<ServerProcess, 'origin'>,
  plays: readonly Play[],
  count: number,
  random: Random,
  thinks: number,
  names: readonly [string, string] = NAMES,
): Promise<Pair> {
  const visitors = [await guest(origin, names[0]), await guest(origin, names[1])] as const;
  const tables: string[] = [];
  const open = async (): Promise<string> => {
    const host = tables.length % 2;
    const play = at(plays, tables.length % plays.length);
    const table = await seatAt(origin, play, at(visitors, host), at(visitors, 1 - host));
    tables.push(table);
    return table;
  };
  while (tables.length < count) await open();
  const shared = { origins: [origin], modules: modulesOf(plays), random, tables, thinks };
  const players = visitors.map((visitor) => new Player({ ...visitor, ...shared }));
  const refill = async (): Promise<void> => {
    const over = Math.min(...players.map((player) => player.over));
    while (tables.length < count + over) {
      const table = await open();
      for (const player of players) player.sitDownAt(table);
    }
  };
  return { players, tables, refill };
}

/** Waits until the servers have accepted something. */
export async function somethingHappens(players: readonly Player[]): Promise<void> {
  const count = (): number => players.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const before = count();
  for (let waited = 0; count() < before + 3; waited += 20) {
    if (waited > 60_000) throw new Error('nothing happens any more');
    await pause(20);
  }
}
