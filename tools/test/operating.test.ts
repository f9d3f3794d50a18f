/**
 * Follows docs/operating.md line by line: here in short, and in full in `npm run operating`, with a clone that is
 * installed and built by a user without a home. Deviations from its text are in operating/stands.ts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { openStore } from '@carillon/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, Postgres } from '../../packages/server/test/postgres.ts';
import { buildRules } from '../build-rules.mjs';
import { ROOT } from '../stages.mjs';
import type { Following } from './operating/following.ts';
import { blocksOf, operating } from './operating/page.ts';
import { followInShort } from './operating/short.ts';
import { SHORT, WHOLE } from './operating/stands.ts';
import { clean, followWhole } from './operating/whole.ts';

const isWhole = env.OPERATING === 'whole';
/** The time limit for installing and building on a busy machine, in milliseconds. */
const PATIENCE = isWhole ? 900_000 : 60_000;
const CODE = /The one-time code is [A-Za-z0-9-]+/;

const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

let cluster: Postgres | undefined;
let folder = '';
let page: Following;
let release = (): void => {};

beforeAll(async () => {
  await buildRules(ROOT);
  cluster = hasPostgres ? await Postgres.start() : undefined;
  const database = await cluster?.database();
  if (isWhole) ({ folder, page, release } = await followWhole(database));
  else ({ folder, page } = await followInShort(database));
}, PATIENCE);
afterAll(async () => {
  await page.end();
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, PATIENCE);

const answers = async (): Promise<boolean> => (await fetch(new URL('api/ready', page.url))).ok;

/** Runs `work` while a page is requested every 50 ms; returns the longest time without an answer, in milliseconds. */
async function awayDuring(work: () => Promise<unknown>): Promise<number> {
  const asking = fileURLToPath(new URL('operating/asking.mjs', import.meta.url));
  const child = spawn(execPath, [asking, new URL('api/health', page.url).href], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  await once(child.stdout, 'data');
  await work();
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  return Number(said.split('\n')[1]);
}

const file = (name: string): string => join(folder, 'lib', name);
const modeOf = (path: string): number => statSync(path).mode & 0o777;

/** The names of the members in the unit's store. */
async function members(): Promise<string[]> {
  const { db, close } = await openStore({ url: `sqlite:${file('carillon.sqlite')}` });
  const rows = await db.selectFrom('account').select('name').orderBy('name').execute();
  await close();
  return rows.map(({ name }) => name);
}

/** Registers a user on the page. */
async function register(name: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: 'https://carillon.example' };
  const body = JSON.stringify({ name, password: 'correct horse battery', language: 'en' });
  const made = await fetch(new URL('api/accounts', page.url), { method: 'POST', headers, body });
  expect(made.status, await made.text()).toBe(201);
}

describe(`docs/operating.md, followed ${isWhole ? 'as a whole' : 'in short'}`, () => {
  test(
    'serves friends, and makes an administrator',
    async () => {
      await page.next('For friends, on one machine');
      expect(await answers()).toBe(true);
      expect(await page.next('For friends, on one machine')).toMatch(CODE);
      await page.end();
      if (isWhole) clean(folder);
    },
    PATIENCE,
  );

  test(
    'installs a service, whose store and settings are private',
    async () => {
      await page.next('As a service');
      expect(await answers()).toBe(true);
      expect(await page.next('As a service')).toMatch(CODE);
      expect([modeOf(file('carillon.sqlite')), modeOf(join(folder, 'carillon.env'))]).toEqual([0o600, 0o600]);
      expect(await members()).toEqual(['Montcalm']);
    },
    PATIENCE,
  );

  test(
    'upgrades with less than 5 s of downtime, and rolls back to the copy made before (N14)',
    async () => {
      release();
      const away = await awayDuring(async () => {
        await page.next('Upgrade and roll-back');
        await expect.poll(answers).toBe(true);
      });
      if (isWhole) console.log(`The page was away for ${away} ms.`);
      expect(away).toBeGreaterThan(0);
      expect(away).toBeLessThan(isWhole ? 5000 : PATIENCE);
      expect(modeOf(file('before.sqlite'))).toBe(0o600);
      expect(await page.next('Upgrade and roll-back')).toContain('0 moved to the newest rules, 0 pinned');
      // A later release, which has changed the store and been used.
      await register('Bougainville');
      const { db, close } = await openStore({ url: `sqlite:${file('carillon.sqlite')}` });
      await db
        .insertInto('migration' as 'secret')
        .values({ name: '9999-later' } as never)
        .execute();
      await close();
      await page.next('Upgrade and roll-back');
      expect(await answers()).toBe(true);
      expect(await members()).toEqual(['Montcalm']);
    },
    PATIENCE,
  );

  test(
    'makes copies by the timer, again and again, and restores the newest (N13)',
    async () => {
      await register('Bougainville');
      expect((await page.next('Backup and restore')).match(/accounts: 2, games: 0$/gm)).toHaveLength(2);
      await register('Vaudreuil');
      expect(await members()).toEqual(['Bougainville', 'Montcalm', 'Vaudreuil']);
      await page.next('Backup and restore');
      expect(await answers()).toBe(true);
      expect(await members()).toEqual(['Bougainville', 'Montcalm']);
    },
    PATIENCE,
  );

  if (hasPostgres) {
    test(
      'moves to PostgreSQL',
      async () => {
        const said = await page.next('Backup and restore');
        const [rows, again] = [...said.matchAll(/^(\d+) rows (?:are in|were read)/gm)].map(([, count]) =>
          Number(count),
        );
        expect(rows).toBeGreaterThan(2);
        expect(again).toBe(rows);
        expect(await answers()).toBe(true);
        expect((await fetch(new URL('api/people/Bougainville', page.url))).status).toBe(200);
      },
      PATIENCE,
    );
  }

  test('has no other commands', () => {
    expect(page.left).toEqual(hasPostgres ? [] : ['Backup and restore']);
  });
});

describe('the units', () => {
  const units = ['carillon.service', 'carillon-backup.service'];

  test.each(units)('%s runs node itself, without rights that it does not need (operation)', (name) => {
    const unit = readFileSync(join(ROOT, 'docs/operating', name), 'utf8');
    expect(unit).toMatch(/^ExecStart=node /m);
    for (const line of ['NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'ProtectSystem=strict', 'UMask=0077'])
      expect(unit.split('\n')).toContain(line);
  });

  test.runIf(hasAnalyze)('are exposed by at most 3 of 10, as systemd reckons (operation)', () => {
    for (const name of units) {
      const args = ['security', '--offline=true', '--threshold=30', join(ROOT, 'docs/operating', name)];
      const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
    }
  });
});

test('every command that is replaced has a reason, and is on the page', () => {
  const lines = operating().flatMap(({ commands }) => commands);
  for (const { says, because } of [...SHORT, ...WHOLE]) {
    expect(because.length, String(says)).toBeGreaterThan(20);
    expect(
      lines.some((line) => says.test(line)),
      String(says),
    ).toBe(true);
  }
});

test('commands are read with their heading', () => {
  const text = '# A\n\n## B\n\nText.\n\n```sh\none\ntwo\n```\n\n## C\n\n```json\n{}\n```\n\n```sh\nthree\n```\n';
  expect(blocksOf(text)).toEqual([
    { heading: 'B', commands: ['one', 'two'] },
    { heading: 'C', commands: ['three'] },
  ]);
});
