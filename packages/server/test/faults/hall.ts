/** A server in a process of its own, with two players at many tables. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { execPath, env as outer } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Random } from '@carillon/kit';
import { ROOT } from '../../../../tools/stages.mjs';
import type { TitleModule } from '../../src/titles/module.ts';
import { Player } from './player.ts';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));
const NAMES = ['Montcalm', 'Wolfe'];
/** Longest that a start is waited for, in milliseconds. */
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

/** Builds the server as it is released; where nothing has changed, this takes no time. */
export function buildServer(): void {
  execFileSync(execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', join(ROOT, 'packages/server')]);
}

/** Settings of the server besides its port. */
export type Variables = Readonly<Record<string, string>>;

export class ServerProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly port: number,
    private readonly rules: string,
    private readonly variables: Variables,
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts it; how long it took until it answered that it was ready, in milliseconds. */
  async start(): Promise<number> {
    const began = performance.now();
    const settings = { PORT: String(this.port), HOST: '127.0.0.1', LOG_LEVEL: 'error', PUBLIC_URL: this.origin };
    this.child = spawn(execPath, [SERVER, this.rules], {
      env: { ...outer, ...settings, ...this.variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await this.isReady())) {
      if (performance.now() - began > PATIENCE) throw new Error('the server does not start');
      await pause(20);
    }
    return performance.now() - began;
  }

  /** Kills it, at once and without a word. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/ready`)).ok;
    } catch {
      return false;
    }
  }
}

/** Somebody with a session. */
interface Visitor {
  readonly account: string;
  readonly cookie: string;
}

async function ask(origin: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin, cookie };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function guest(origin: string, name: string): Promise<Visitor> {
  const answer = await ask(origin, '/api/guests', { name, language: 'en' });
  const { id } = (await answer.json()) as { id: string };
  return { account: id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Opens tables for two players, and seats them there. */
export async function seatTwo(
  { origin }: ServerProcess,
  module: TitleModule,
  scenario: string,
  count: number,
  random: Random,
  thinks: number,
): Promise<{ readonly players: readonly Player[]; readonly tables: readonly string[] }> {
  const [host, other] = [await guest(origin, NAMES[0] ?? ''), await guest(origin, NAMES[1] ?? '')];
  const tables: string[] = [];
  const wanted = {
    ...{ title: module.rules.title, scenario, options: {}, access: 'open', sides: 'random', seat: null },
    ...{ pace: { kind: 'none' }, solo: false, rated: false, takebacks: true, alwaysAsk: false, value: 'a' },
  };
  for (let i = 0; i < count; i++) {
    const made = (await (await ask(origin, '/api/tables', wanted, host.cookie)).json()) as { id: string };
    await ask(origin, `/api/tables/${made.id}/join`, { seat: null, value: 'b' }, other.cookie);
    tables.push(made.id);
    // No account may change more than two things a second.
    if (i > 50) await pause(550);
  }
  const players = [host, other].map(
    ({ account, cookie }) => new Player(account, cookie, origin, module, random, tables, thinks),
  );
  return { players, tables };
}
