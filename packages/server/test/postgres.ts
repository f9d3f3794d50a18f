/**
 * A separate PostgreSQL server for the tests: an empty cluster in a temporary folder. Debian's is installed if
 * permitted.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const USER = 'postgres';

/** The folder of PostgreSQL's programs; `undefined` if there is none. */
function programs(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort() : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.findLast((folder) => existsSync(join(folder, 'initdb')));
}

export const hasPostgres: boolean = programs() !== undefined;

const APT = '/usr/bin/apt-get';
const INSTALL = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'postgresql'];
/** Debian and its derivatives, as root. */
const mayInstall = existsSync(APT) && process.getuid?.() === 0;

/** Whether there is a PostgreSQL to test on, or one can be installed. */
export const getsPostgres: boolean = hasPostgres || mayInstall;

/** The folder of PostgreSQL's programs, installed first if permitted; throws if there are none. */
function obtained(): string {
  if (programs() === undefined && mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], INSTALL]) spawnSync(APT, args, { env, stdio: 'ignore' });
  }
  const bin = programs();
  if (bin === undefined)
    throw new Error(`PostgreSQL is not installed; on Debian type: sudo apt-get ${INSTALL.join(' ')}`);
  return bin;
}

/** Runs a program as a user who may run PostgreSQL: it refuses to run as root. */
function run(program: string, ...args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0;
  const [command = program, ...rest] = asRoot ? ['runuser', '-u', USER, '--', program, ...args] : [program, ...args];
  const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Gives a folder to the user who runs PostgreSQL, and to nobody else. */
function giveAway(folder: string): void {
  if (process.getuid?.() === 0) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' })));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  chmodSync(folder, 0o700);
}

/** Copies a folder with its owners and permissions. */
const copy = (from: string, to: string): unknown => execFileSync('cp', ['-a', from, to]);

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/carillon', import.meta.url));
const INITDB = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--no-locale', '-N', '--wal-segsize=1'];

/**
 * An empty cluster of this version of PostgreSQL, to be copied: creating one takes a while, so it is created once and
 * kept.
 */
function emptyCluster(bin: string): string {
  const version = execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' });
  const kept = join(CACHE, version.trim().replace(/\W+/g, '-'));
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(join(tmpdir(), 'carillon-pg-'));
  giveAway(folder);
  run(join(bin, 'initdb'), '-D', join(folder, 'data'), ...INITDB);
  // Others may create one at the same time: each is moved into place as a whole, and the first one stays.
  mkdirSync(CACHE, { recursive: true });
  const own = mkdtempSync(join(CACHE, 'pg-'));
  copy(join(folder, 'data'), own);
  try {
    renameSync(join(own, 'data'), kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
  for (const each of [folder, own]) rmSync(each, { recursive: true });
  return kept;
}

/** A running cluster. */
export class Postgres {
  private databases = 0;
  private readonly originals = new Map<string, Promise<string>>();

  private constructor(
    private readonly folder: string,
    private readonly bin: string,
    private readonly port: number,
    private readonly durable: boolean,
  ) {}

  /**
   * Starts an empty cluster in a separate folder; unless `durable`, it does not wait for the disk and must not be
   * killed.
   */
  static async start(durable = false, within: string = tmpdir()): Promise<Postgres> {
    const bin = obtained();
    const folder = mkdtempSync(join(within, 'carillon-pg-'));
    giveAway(folder);
    copy(emptyCluster(bin), join(folder, 'data'));
    const cluster = new Postgres(folder, bin, await freePort(), durable);
    cluster.begin();
    return cluster;
  }

  /** Starts the server, also after a kill. */
  begin(): void {
    const options = `-p ${this.port} -k ${this.folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=${this.durable ? 'on' : 'off'}`;
    const log = join(this.folder, 'log');
    run(join(this.bin, 'pg_ctl'), '-D', join(this.folder, 'data'), '-l', log, '-o', options, '-w', '-t', '60', 'start');
  }

  /** The process from which all others of the cluster come. */
  get pid(): number {
    return Number(readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** Starts the server if it has stopped by itself. */
  revive(): void {
    try {
      run(join(this.bin, 'pg_ctl'), '-D', join(this.folder, 'data'), 'status');
    } catch {
      this.begin();
    }
  }

  /** The address of a new database: empty, or a copy of one to which nobody is connected. */
  async database(copied?: string): Promise<string> {
    const name = `test_${++this.databases}`;
    const template = copied === undefined ? '' : ` TEMPLATE ${new URL(copied).pathname.slice(1)}`;
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}${template}`);
    await client.end();
    return this.urlOf(name);
  }

  /** The address of a copy of what `make` puts into an empty database; `make` is called once for each key. */
  async copyOf(key: string, make: (url: string) => Promise<void>): Promise<string> {
    const original =
      this.originals.get(key) ??
      this.database().then(async (url) => {
        await make(url);
        return url;
      });
    this.originals.set(key, original);
    return this.database(await original);
  }

  /** Kills all its processes at once, without warning. */
  kill(): void {
    const lock = join(this.folder, 'data/postmaster.pid');
    const parent = String(this.pid);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', parent], { encoding: 'utf8' });
    for (const pid of [parent, ...stdout.split('\n')].map(Number)) if (pid > 1) process.kill(pid, 'SIGKILL');
    // The dead process may still be listed for a while; a new one would believe it alive.
    rmSync(lock);
    rmSync(join(this.folder, `.s.PGSQL.${this.port}.lock`));
  }

  stop(): void {
    run(join(this.bin, 'pg_ctl'), '-D', join(this.folder, 'data'), '-m', 'immediate', '-w', 'stop');
    rmSync(this.folder, { recursive: true });
  }

  private urlOf(database: string): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/${database}`;
  }
}
