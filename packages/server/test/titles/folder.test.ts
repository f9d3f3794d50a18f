import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@carillon/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesFolder } from '../../../../tools/build.mjs';
import { buildRules } from '../../../../tools/build-rules.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import { PastGames } from '../../src/games/watch/past.ts';
import { pastThread } from '../../src/games/watch/past-pool.ts';
import { titlesIn } from '../../src/titles/folder.ts';
import type { Titles } from '../../src/titles/module.ts';
import { BLUE, Page, RED, TABLE, Venue } from '../venue.ts';

let titles: Titles;
beforeAll(async () => {
  await buildRules(ROOT);
  titles = await titlesIn(rulesFolder(ROOT));
}, 120_000);

describe('rules files', () => {
  test('contain every title, with the kernel of its release', () => {
    expect(titles.current.map(({ rules }) => rules.title).sort()).toEqual(['bayonets-tomahawks', 'wilderness-war']);
    for (const { hash, kernel } of titles.current) {
      expect(hash).toMatch(/^[0-9a-f]{16}$/);
      expect(typeof kernel.Table.open).toBe('function');
    }
  });

  test('are read once', async () => {
    const [title] = titles.current;
    expect(await titles.load(title?.rules.title ?? '', title?.hash ?? '')).toBe(title);
  });

  test.each([
    ['of a title that there is not', 'chess', '0123456789abcdef'],
    ['with a name that leads elsewhere', '../../secret', '0123456789abcdef'],
  ])('%s are not read', async (_what, title, hash) => {
    await expect(titles.load(title, hash)).rejects.toThrow();
  });
});

test('a rules file that was missing is read once it is there', async () => {
  const [title] = titles.current;
  const [name, hash] = [title?.rules.title ?? '', title?.hash ?? ''];
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  writeFileSync(join(folder, 'index.json'), '{}');
  const late = await titlesIn(folder);
  await expect(late.load(name, hash)).rejects.toThrow();
  cpSync(join(rulesFolder(ROOT), `${name}.${hash}.mjs`), join(folder, `${name}.${hash}.mjs`));
  expect((await late.load(name, hash)).rules.title).toBe(name);
  rmSync(folder, { recursive: true });
});

test('a folder without an index is not a folder of rules', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'rules-'));
  await expect(titlesIn(empty)).rejects.toThrow();
  writeFileSync(join(empty, 'index.json'), '{"wilderness-war":"0123456789abcdef"}');
  await expect(titlesIn(empty)).rejects.toThrow();
  rmSync(empty, { recursive: true });
});

describe('Wilderness War, from its rules file,', () => {
  let venue: Venue;
  beforeAll(async () => {
    venue = await Venue.open({ titles });
  });
  afterAll(() => venue.close());

  test('can be played by two players who each choose from what they see', async () => {
    const id = await venue.begin({ ...TABLE, title: 'wilderness-war', scenario: 'annus-mirabilis', seat: 'french' });
    const module = titles.current.find(({ rules }) => rules.title === 'wilderness-war');
    const french = await new Page(BLUE, venue, module).join(id);
    const british = await new Page(RED, venue, module).join(id);
    const random = seeded(8);
    for (let i = 0; i < 120; i++) {
      const page = [french, british].find(({ known }) => known.awaited.includes(known.seat ?? ''));
      const choices = page?.choices() ?? [];
      expect(await page?.choose(choices[random.below(choices.length)] ?? '')).toMatchObject({ type: 'done' });
    }
    const fresh = await new Page(RED, venue, module).join(id);
    expect(british.known.view).toEqual(fresh.known.view);
    expect(british.known.journal).toEqual(fresh.known.journal);
    expect(british.known.log).toEqual(fresh.known.log);
    expect(venue.troubles).toEqual([]);
  }, 60_000);
});

test('the past of a game is read in a thread as it is here (S16)', async () => {
  const thread = pastThread(rulesFolder(ROOT));
  const [title] = titles.current;
  const scenario = title?.rules.scenarios[0] ?? '';
  const wish = { kind: 'past', number: -1, reader: { place: 0 } } as const;
  const whose = { game: 'a', title: title?.rules.title ?? '', rules: title?.hash ?? '', scenario, options: {} };
  const task = { ...whose, from: 0, entries: '[]', wish };
  const here = await new PastGames(titles.load).read(task);
  expect(here).toContain('"seat"');
  expect(await thread.read(task)).toBe(here);
  expect(await thread.read({ ...task, from: 7 })).toBeUndefined();
  await expect(thread.read({ ...task, rules: '0123456789abcdef' })).rejects.toThrow();
  await thread.close();
}, 60_000);
