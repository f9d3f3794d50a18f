/** The released server, in one file with its threads beside it, built from today's sources. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStore } from '@carillon/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { damagePage, pageWith } from '../../packages/server/test/store/damaged-page.ts';
import { buildServer } from '../build-server.mjs';
import { ROOT } from '../stages.mjs';

/** A folder in the project, where the server finds its packages. */
const CACHE = join(ROOT, 'node_modules/.cache/carillon');

let built = '';
let data = '';
let serve: typeof import('@carillon/server').serve;

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  built = mkdtempSync(join(CACHE, 'server-'));
  const file = join(built, 'start/server.mjs');
  await buildServer(ROOT, file);
  ({ serve } = await import(pathToFileURL(file).href));
}, 120_000);
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-built-'));
  mkdirSync(join(data, 'rules'));
  writeFileSync(join(data, 'rules/index.json'), '{}');
  await (await openStore({ url: `sqlite:${join(data, 'carillon.sqlite')}` })).close();
  return () => rmSync(data, { recursive: true });
});
afterAll(() => rmSync(built, { recursive: true }));

/** The readiness that a server reports once its store has been checked in a thread. */
async function checkedServer(log: string[]) {
  const variables = { DATA_DIR: data, LOG_LEVEL: 'error' };
  const target = { write: (line: string) => void log.push(line) };
  const rules = join(data, 'rules');
  const running = await serve({ variables, rules, say: () => {}, log: target, checkedAtOnce: 0 });
  return { stop: running.stop, ready: async () => (await fetch(`${running.url}api/ready`)).text() };
}

test('every thread of the server is built beside it', () => {
  const sources = readdirSync(join(ROOT, 'packages/server/src'), { recursive: true, encoding: 'utf8' });
  const threads = sources.filter((name) => name.endsWith('-thread.ts')).map((name) => basename(name, '.ts'));
  expect(threads.length).toBeGreaterThanOrEqual(3);
  expect(threads.filter((name) => !existsSync(join(built, 'start', `${name}.mjs`)))).toEqual([]);
});

test('a built server checks a large store while it runs, and reports damage (N7)', async () => {
  const file = join(data, 'carillon.sqlite');
  damagePage(file, await pageWith(file, 'report'));
  const log: string[] = [];
  const { ready, stop } = await checkedServer(log);
  await expect.poll(ready).toBe('{"code":"storage","fails":["store_damaged"]}');
  expect(log.map((line) => JSON.parse(line).msg)).toContain('the store is damaged');
  await stop();
});

test('the built check finds no fault in an undamaged store (N7)', async () => {
  const { default: damage } = await import(pathToFileURL(join(built, 'start/check-thread.mjs')).href);
  expect(damage(join(data, 'carillon.sqlite'))).toBeUndefined();
});
