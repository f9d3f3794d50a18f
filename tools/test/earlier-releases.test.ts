/** A game of an earlier release goes on after the upgrade, from a store of any earlier schema (S21). */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@carillon/kit';
import { openStore, type Store, titlesIn } from '@carillon/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../packages/server/src/store/migrations.ts';
import { copyInto, makeEarlier } from '../../packages/server/test/store/earlier.ts';
import { STORES } from '../../packages/server/test/stores.ts';
import { BLUE, Page, playOn, RED, Venue } from '../../packages/server/test/venue.ts';
import { rulesFolder } from '../build.mjs';
import { buildRules } from '../build-rules.mjs';
import { run } from '../src/command/run.ts';
import { ROOT } from '../stages.mjs';

const TITLE = 'wilderness-war';
/** The hash of the rules of the earlier release. */
const OLD = '0123456789abcdef';

const folder = mkdtempSync(join(tmpdir(), 'carillon-earlier-'));
afterAll(() => rmSync(folder, { recursive: true }));
let hash = '';
let files = 0;

beforeAll(async () => {
  ({ [TITLE]: hash = '' } = await buildRules(ROOT));
}, 120_000);

/** The data folder of the earlier release, with its rules file. */
function dataFolder(): string {
  const data = join(folder, `${files++}`);
  mkdirSync(join(data, 'rules'), { recursive: true });
  copyFileSync(join(rulesFolder(ROOT), `${TITLE}.${hash}.mjs`), join(data, 'rules', `${TITLE}.${OLD}.mjs`));
  writeFileSync(join(data, 'rules/index.json'), JSON.stringify({ [TITLE]: OLD }));
  return data;
}

/** A game that was played for a while under the earlier release, in a store of today's schema. */
interface Played {
  readonly store: Store;
  readonly game: string;
  /** What each player has seen of it. */
  readonly seen: unknown;
}

let played: Played;
beforeAll(async () => {
  const store = await openStore({ url: 'sqlite::memory:' });
  const venue = await Venue.open({ store, titles: await titlesIn(join(dataFolder(), 'rules')) });
  const game = await venue.begin({ title: TITLE, scenario: 'annus-mirabilis', seat: 'french' });
  const { pages } = await goOn(venue, game, 30);
  await venue.games.close();
  played = { store, game, seen: pages.map(({ known }) => known.journal) };
});
afterAll(() => played.store.close());

/** Both players open their pages and play on. */
async function goOn(venue: Venue, game: string, choices: number) {
  const { rules } = await venue.store.db
    .selectFrom('game')
    .select('rules')
    .where('id', '=', game)
    .executeTakeFirstOrThrow();
  const module = await venue.parts.titles.load(TITLE, rules);
  const pages = [await new Page(BLUE, venue, module).join(game), await new Page(RED, venue, module).join(game)];
  const found = pages.map(({ known }) => known.journal);
  expect(await playOn(pages, seeded(8), choices)).toBe(choices);
  return { rules, pages, found };
}

describe.each(STORES)('on $name', ({ name, prepare }) => {
  const address = prepare();

  // The steps themselves are tested on both stores, from every earlier schema.
  const schemas = name === 'SQLite' ? MIGRATIONS.map((_, i) => i + 1) : [1, MIGRATIONS.length];
  test.each(schemas)(
    'a game in a store after %i steps goes on under its own rules, and then under the newest',
    async (count) => {
      const data = dataFolder();
      const { store: today, game, seen } = played;
      const database = name === 'SQLite' ? {} : { DATABASE_URL: await address() };
      const url = database.DATABASE_URL ?? `sqlite:${join(data, 'carillon.sqlite')}`;
      await makeEarlier(url, count, (early) => copyInto(early as never, today.db as never));

      // A fresh clone has only the newest rules. Its command opens the store first.
      const settings = join(data, 'carillon.env');
      writeFileSync(
        settings,
        Object.entries({ DATA_DIR: data, ...database })
          .map((pair) => pair.join('='))
          .join('\n'),
      );
      const dry = await run(['upgrade', '--dry-run', '--settings', settings]);
      expect(dry).toMatchObject({ code: 0, err: '' });
      expect(dry.out).toContain(`${game} ${TITLE} ${OLD} -> ${hash}\n1 would move to the newest rules, 0 pinned`);
      const own = await opened(url, data);
      expect(await goOn(own, game, 10)).toMatchObject({ rules: OLD, found: seen });
      await own.close();

      expect((await run(['upgrade', '--settings', settings])).out).toContain('1 moved to the newest rules');
      const newest = await opened(url, data);
      expect(await goOn(newest, game, 10)).toMatchObject({ rules: hash });
      expect(newest.troubles).toEqual([]);
      await newest.close();
      expect(existsSync(join(data, 'rules', `${TITLE}.${OLD}.mjs`))).toBe(true);
    },
  );
});

async function opened(url: string, data: string): Promise<Venue> {
  return Venue.open({ url, titles: await titlesIn(join(data, 'rules')) });
}
