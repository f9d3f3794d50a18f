import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Running, serve } from '../src/main.ts';
import { STORES } from './stores.ts';

let folder: string;
let running: Running[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-main-'));
  running = [];
  for (const part of ['site', 'rules']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'site/index.html'), '<title>Carillon</title>');
  writeFileSync(join(folder, 'rules/index.json'), '{}');
});
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const said: string[] = [];

async function start(variables: Record<string, string> = {}): Promise<Running> {
  const [site, rules] = [join(folder, 'site'), join(folder, 'rules')];
  const all = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...variables };
  const started = await serve({ variables: all, site, rules, say: (sentence) => said.push(sentence) });
  running.push(started);
  return started;
}

describe.each(STORES)('a server on $name', ({ name, prepare }) => {
  const fresh = prepare();

  test('serves page and games, ends in good order, and knows everybody again when it is started anew', async () => {
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

test('two servers on one machine take two ports; one that is named and taken is not served', async () => {
  const [one, other] = [await start(), await start({ DATA_DIR: join(folder, 'other') })];
  expect(Number(new URL(other.url).port)).toBeGreaterThan(Number(new URL(one.url).port));
  await expect(start({ PORT: new URL(one.url).port })).rejects.toThrow('is taken');
  await expect(start({ PORT: 'x' })).rejects.toThrow('PORT is "x"');
});
