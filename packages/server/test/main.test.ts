import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFiles, listFiles } from '../../../tools/page-files.mjs';
import { ROOT } from '../../../tools/stages.mjs';
import { CannotStart } from '../src/cannot-start.ts';
import type { LogTarget } from '../src/http/web.ts';
import { type Running, serve } from '../src/main.ts';
import { backupTo } from '../src/ops/keeping.ts';
import { openStore } from '../src/store/store.ts';
import { gameRow } from './notices/game-row.ts';
import { damagePage, pageWith } from './store/damaged-page.ts';
import { STORES } from './stores.ts';

const PAGE = `<title>Carillon</title>${'<p>Fort Carillon</p>'.repeat(200)}`;

let folder: string;
let running: Running[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-main-'));
  running = [];
  for (const part of ['site', 'rules']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'site/index.html'), PAGE);
  compressFiles(join(folder, 'site'));
  listFiles(join(folder, 'site'));
  writeFileSync(join(folder, 'rules/index.json'), '{}');
});
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const said: string[] = [];

async function start(
  variables: Record<string, string> = {},
  log?: LogTarget,
  checkedAtOnce?: number,
): Promise<Running> {
  const [site, rules] = [join(folder, 'site'), join(folder, 'rules')];
  const all = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...variables };
  const started = await serve({
    variables: all,
    site,
    rules,
    say: (sentence) => said.push(sentence),
    ...(log && { log }),
    ...(checkedAtOnce !== undefined && { checkedAtOnce }),
  });
  running.push(started);
  return started;
}

describe.each(STORES)('a server on $name', ({ name, prepare }) => {
  const fresh = prepare();

  test('serves page and games, stops cleanly, and knows everybody again after a restart', async () => {
    const database = name === 'SQLite' ? {} : { DATABASE_URL: await fresh() };
    const first = await start(database);
    expect(await (await fetch(first.url)).text()).toContain('Carillon');
    const origin = new URL(first.url).origin;
    const headers = { origin, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Marie', language: 'fr' });
    const made = await fetch(`${first.url}api/guests`, { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    const cookie = String(made.headers.get('set-cookie')).split(';')[0] ?? '';
    const { port } = new URL(first.url);
    await first.stop();
    running.pop();
    await expect(fetch(first.url)).rejects.toThrow();
    const second = await start({ PORT: port, ...database });
    expect(second.url).toBe(first.url);
    const here = await fetch(`${second.url}api/session`, { headers: { cookie } });
    expect(await here.json()).toMatchObject({ account: { name: 'Marie' }, mail: false });
  });
});

describe.each(STORES.filter(({ name }) => name !== 'SQLite'))('trouble with $name', ({ prepare }) => {
  const fresh = prepare();

  test('is logged, for the pool and for the hints between servers, once per outage (S16)', async () => {
    const log: string[] = [];
    const url = await fresh();
    await start({ DATABASE_URL: url, LOG_LEVEL: 'error' }, { write: (line) => void log.push(line) });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    await client.query(`SELECT pg_terminate_backend(pid) ${others}`);
    const parts = (): string[] => log.map((line) => JSON.parse(line).part).filter((part) => part !== undefined);
    await expect.poll(() => new Set(parts())).toEqual(new Set(['store', 'bus']));
    await client.end();
  });
});

describe('an upgrade (S21)', () => {
  const OLD = 'skirmish.0123456789abcdef.mjs';

  test('into a fresh clone keeps the rules files of earlier releases', async () => {
    writeFileSync(join(folder, 'rules', OLD), 'export const rules = 1;');
    await (await start()).stop();
    running.pop();
    rmSync(join(folder, 'rules', OLD));
    const { url } = await start();
    const answer = await fetch(`${url}rules/${OLD}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('export const rules = 1;');
  });

  test('names a missing rules file that running games need', async () => {
    await (await start()).stop();
    running.pop();
    const store = await openStore({ url: `sqlite:${join(folder, 'data/carillon.sqlite')}` });
    const game = gameRow({ title: 'skirmish', rules: '0123456789abcdef' });
    await store.db.insertInto('game').values(game).execute();
    await store.close();
    await start();
    expect(said.at(-1)).toMatch(new RegExp(`^1 running game needs ${OLD}: copy it to .*rules from where`));
  });
});

test('the log begins with the release, which health also reports (S21)', async () => {
  const log: string[] = [];
  const { url } = await start({ LOG_LEVEL: 'warn' }, { write: (line) => void log.push(line) });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ version, store: 'sqlite', msg: 'carillon starts' });
  expect(await (await fetch(`${url}api/health`)).json()).toMatchObject({ ok: true, version });
});

test('a server accepts a relative path to its data folder, like the default', async () => {
  const { url } = await start({ DATA_DIR: relative(process.cwd(), join(folder, 'data')) });
  expect((await fetch(`${url}api/health`)).status).toBe(200);
});

test('two servers on one machine take two ports; a given port that is taken is an error', async () => {
  const [one, other] = [await start(), await start({ DATA_DIR: join(folder, 'other') })];
  expect(Number(new URL(other.url).port)).toBeGreaterThan(Number(new URL(one.url).port));
  const taken = { PORT: new URL(one.url).port, DATA_DIR: join(folder, 'third') };
  await expect(start(taken)).rejects.toThrow('is taken');
  await expect(start({ PORT: 'x' })).rejects.toThrow('PORT is "x"');
});

describe('a store in a file', () => {
  const file = (): string => join(folder, 'data/carillon.sqlite');

  test('is readable only by its own user, and so is a copy of it (S13)', async () => {
    mkdirSync(join(folder, 'data'));
    await (await openStore({ url: `sqlite:${file()}` })).close();
    chmodSync(file(), 0o644);
    const { url } = await start();
    await fetch(`${url}api/titles`);
    const files = readdirSync(join(folder, 'data')).filter((name) => name.startsWith('carillon'));
    expect(modeOf(join(folder, 'data/rules'))).toBe('700');
    const modes = files.map((name) => [name, modeOf(join(folder, 'data', name))]);
    expect(modes.map(([name]) => name)).toEqual(expect.arrayContaining(['carillon.sqlite', 'carillon.sqlite-wal']));
    for (const [name, mode] of modes) expect([name, mode]).toEqual([name, '600']);
    const store = await openStore({ url: `sqlite:${file()}` });
    await backupTo(store, join(folder, 'copy.sqlite'));
    await store.close();
    expect(modeOf(join(folder, 'copy.sqlite'))).toBe('600');
  });

  test('has one server at a time; the next may come when it has ended (S20)', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/^Another server is running on .*carillon\.sqlite\. Stop it first/);
    await expect(start()).rejects.toBeInstanceOf(CannotStart);
    await first.stop();
    running.splice(0);
    await start();
  });
});

describe('a store in a file that has lost something (N7)', () => {
  const file = (): string => join(folder, 'data/carillon.sqlite');

  /** A store with some accounts and one damaged page. */
  async function damagedStore(): Promise<void> {
    await (await start()).stop();
    running.pop();
    damagePage(file(), await pageWith(file(), 'report'));
  }

  test('does not start a server: a page is damaged, or the file was emptied', async () => {
    await damagedStore();
    await expect(start()).rejects.toThrow(/^The store .*carillon\.sqlite is damaged: .*Restore a backup/);
    await expect(start()).rejects.toBeInstanceOf(CannotStart);
    writeFileSync(file(), '');
    await expect(start()).rejects.toThrow('carillon.sqlite is damaged: the file is empty.');
  });

  test('is checked while the server runs if it is large, and the server is no longer ready', async () => {
    await damagedStore();
    const log: string[] = [];
    const { url } = await start({ LOG_LEVEL: 'error' }, { write: (line) => void log.push(line) }, 0);
    const ready = async () => (await fetch(`${url}api/ready`)).text();
    await expect.poll(ready).toBe('{"code":"storage","fails":["store_damaged"]}');
    expect(log.map((line) => JSON.parse(line).msg)).toContain('the store is damaged');
  });

  test('if it is large and whole, the server is ready before and after the check', async () => {
    await (await start()).stop();
    running.pop();
    const { url, stop } = await start({}, undefined, 0);
    expect((await fetch(`${url}api/ready`)).status).toBe(200);
    await stop();
    running.pop();
  });
});

type Early = Kysely<{ migration: { name: string } }>;

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe.each(STORES)('a store of a newer release on $name', ({ name, prepare }) => {
  const fresh = prepare();

  test('is refused with a sentence, and left as it was (S20)', async () => {
    const url = name === 'SQLite' ? `sqlite:${join(folder, 'newer.sqlite')}` : await fresh();
    const store = await openStore({ url });
    await (store.db as unknown as Early).insertInto('migration').values({ name: '0999-from-the-future' }).execute();
    await store.close();
    await expect(openStore({ url })).rejects.toThrow(
      'The store was changed by a newer release (0999-from-the-future). Start that release, or restore a backup',
    );
  });
});

describe('a page', () => {
  test.each([
    ['lacks a file', () => rmSync(join(folder, 'site/index.html')), 'index.html is missing'],
    ['has a file that was changed', () => writeFileSync(join(folder, 'site/index.html'), ''), 'not as it was built'],
    ['lacks its list', () => rmSync(join(folder, 'site/files.json')), 'its list of files is missing'],
    ['has a spoilt list', () => writeFileSync(join(folder, 'site/files.json'), '{'), 'cannot be read'],
  ])('that %s is not served (S20)', async (_words, spoil, what) => {
    spoil();
    await expect(start()).rejects.toThrow(what);
    await expect(start()).rejects.toBeInstanceOf(CannotStart);
  });

  test.each(['br', 'gzip'])('is sent compressed by %s, as it was compressed at the build (S21)', async (encoding) => {
    const { url } = await start();
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(PAGE);
  });

  test('and so are the longer answers of its server', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}api/openapi.json`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

test.each(['127.0.0.1', '0.0.0.0'])('a server on %s prints an address that a browser here can open', async (HOST) => {
  const { url } = await start({ HOST });
  expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);
});
