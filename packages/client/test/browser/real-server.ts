import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { rulesFolder } from '../../../../tools/build.mjs';
import { openStore, type Store } from '../../../server/src/store/store.ts';
import { ROOT } from './places.ts';

// A game server as `./start` runs it, in a separate process that a test stops and restarts.

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The hash of the earlier rules. */
const OLDER = '0000000000000000';

/** A server with its own port and store: the embedded one, or the named database. */
export class RealServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'carillon-'));
  private running: ChildProcess | undefined;
  /** A rules file that exists only for a test. */
  private older: string | undefined;

  private constructor(
    private readonly port: number,
    private readonly database: string,
  ) {}

  static async start(database = ''): Promise<RealServer> {
    const server = new RealServer(await freePort(), database);
    await server.begin();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}/`;
  }

  /** Starts the process, and waits until it serves. */
  begin(): Promise<void> {
    const settings = {
      PORT: String(this.port),
      DATA_DIR: this.folder,
      DATABASE_URL: this.database,
      LOG_LEVEL: 'silent',
    };
    const child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
      ...{ cwd: ROOT, env: { ...process.env, ...settings } },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.running = child;
    let said = '';
    return new Promise((ready, failed) => {
      const hear = (text: Buffer): void => {
        said += String(text);
        if (said.includes('is ready')) ready();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => failed(new Error(`the server has ended: ${said}`)));
    });
  }

  /** Stops the process; its data stays in the store. */
  end(): Promise<void> {
    const child = this.running;
    this.running = undefined;
    return new Promise((ended) => {
      if (child === undefined) return ended();
      child.once('exit', () => ended());
      child.kill('SIGTERM');
    });
  }

  /** Changes the store behind the server's back; embedded store only. */
  async inStore(work: (db: Store['db']) => Promise<unknown>): Promise<void> {
    const store = await openStore({ url: `sqlite:${join(this.folder, 'carillon.sqlite')}` });
    await work(store.db);
    await store.close();
  }

  /**
   * Makes a game look as if it had begun under earlier rules: the server restarts with a file of those rules, whose
   * hash is not the page's. Returns the file's name.
   */
  async keepOlderRules(title: string, game: string): Promise<string> {
    const rules = rulesFolder(ROOT);
    const { [title]: hash = '' } = JSON.parse(readFileSync(join(rules, 'index.json'), 'utf8')) as Record<
      string,
      string
    >;
    this.older = join(rules, `${title}.${OLDER}.mjs`);
    copyFileSync(join(rules, `${title}.${hash}.mjs`), this.older);
    await this.end();
    await this.inStore((db) => db.updateTable('game').set({ rules: OLDER }).where('id', '=', game).execute());
    await this.begin();
    return basename(this.older);
  }

  async close(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
    if (this.older !== undefined) rmSync(this.older, { force: true });
  }
}
