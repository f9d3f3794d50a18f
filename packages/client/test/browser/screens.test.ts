import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LESSONS } from '@carillon/titles/lessons';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver } from './driver.ts';
import { ANNA, ROOMS, withServer } from './fake-server.ts';
import { begin, type House, openHouse, SIZES, type SizeName, takeUp } from './harness.ts';
import { type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';
import { axeFindings } from './measure.ts';
import { beforeNewYear, judged } from './openings.ts';
import { finished } from './records.ts';

// Every screen in both themes: open to everybody, and pictured in the folder named by PICTURES (`npm run pictures`).

let house: House;
let laid: LaidHouse;

beforeAll(async () => {
  house = await openHouse();
  laid = await openLaidHouse();
});
afterAll(async () => {
  await house.close();
  await laid.close();
});

const MOST_MS = 400_000;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const FOLDER = process.env.PICTURES;

/** Gives the page this theme, once all changes of colour are over. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await page.waitForTimeout(300);
}

/** The least distance between the numbers of turning points beside each other, in CSS pixels: negative if they overlap. */
const leastGap = (page: Page): Promise<number> =>
  page.locator('.ending .score-turn').evaluateAll((turns) => {
    const boxes = turns.map((turn) => turn.getBoundingClientRect());
    return Math.min(...boxes.slice(1).map(({ left }, i) => left - (boxes[i]?.right ?? left)));
  });

/** Checks the page in both themes. Takes pictures first, because axe removes the map from the page. */
async function look(page: Page, name: string): Promise<void> {
  if (FOLDER !== undefined)
    for (const theme of THEMES) {
      mkdirSync(FOLDER, { recursive: true });
      await wear(page, theme);
      await page.screenshot({ path: join(FOLDER, `${name}-${theme}.jpg`), scale: 'css', quality: 72 });
    }
  for (const theme of THEMES) {
    await wear(page, theme);
    expect((await axeFindings(page)).map((finding) => `${theme}: ${finding}`)).toEqual([]);
  }
  await page.evaluate(() => delete document.documentElement.dataset.theme);
}

const go = (page: Page, hash: string): Promise<void> => page.evaluate((to) => location.assign(to), hash);

describe('around the table', () => {
  it.each(['desktop', 'phone'] as const)('the start page on a %s', { timeout: MOST_MS }, async (size) => {
    const page = await house.visit(size, 'manifest.webmanifest');
    await withServer(page, ANNA);
    await page.goto(new URL('/', page.url()).href);
    await page.waitForSelector('.start-tagline');
    await page.waitForSelector('[data-door="lobby"]');
    await look(page, `start-${size}`);
  });

  it('lessons, and one at its table', { timeout: MOST_MS }, async () => {
    const page = await house.visit();
    await page.waitForSelector('.start');
    await go(page, '#/learn');
    await page.waitForSelector('.learn-lesson');
    await look(page, 'learn');
    const [[title, load] = ['', async () => []]] = LESSONS;
    const [lesson] = await load();
    await go(page, `#/learn/${title}/${lesson?.id}`);
    await page.waitForSelector('.lesson[data-step]');
    await look(page, 'lesson');
  });

  it('lobby, account, and a table over the network', { timeout: MOST_MS }, async () => {
    const page = await house.visit('desktop', 'manifest.webmanifest');
    const server = await withServer(page, ANNA);
    await page.goto(new URL('/#/lobby', page.url()).href);
    await page.waitForSelector('[data-table] [data-does="sit"]');
    await look(page, 'lobby');
    for (const [name, hash, shown] of ROOMS) {
      await go(page, hash);
      await page.waitForSelector(shown);
      await look(page, name);
    }
    server.proposals = [{ kind: 'takeback', by: 'french', to: 0 }];
    await go(page, `#/game/${'4'.repeat(26)}`);
    await page.waitForSelector('.proposal');
    await look(page, 'network');
  });
});

/** A position of each title with much on its map. */
const TABLES: readonly (readonly [LaidTitle, SizeName])[] = (['wilderness-war', 'bayonets-tomahawks'] as const).flatMap(
  (title) => (Object.keys(SIZES) as SizeName[]).map((size) => [title, size] as const),
);

describe('the table', () => {
  it.each(TABLES)('of %s on a %s', { timeout: MOST_MS }, async (title, size) => {
    const page = await laid.visit(size);
    await lay(page, 'corridor', title);
    await page.waitForTimeout(500);
    await look(page, `${title}-${size}`);
  });

  it('with help and preferences', { timeout: MOST_MS }, async () => {
    const page = await begin(house, { scenario: 'annus-mirabilis', seed: 3 });
    await page.keyboard.press('F1');
    await page.waitForSelector('.help-section');
    await look(page, 'help');
    await page.keyboard.press('Escape');
    await page.click('.prompt-menu');
    await page.click('.table-menu >> text=Preferences');
    await page.waitForSelector('.dialog[open]');
    await look(page, 'preferences');
  });
});

describe('the end', () => {
  it('of a year', { timeout: MOST_MS }, async () => {
    const { saved, choice } = beforeNewYear();
    const page = await takeUp(house, saved);
    await new KeyDriver(page).choose(choice);
    await page.waitForSelector('.year-over');
    await look(page, 'year-over');
  });

  it('of a game, and its judgement', { timeout: MOST_MS }, async () => {
    const record = 'bayonets-tomahawks/eager-vaudreuils-petite-guerre-58';
    const page = await takeUp(house, finished(record));
    await page.waitForSelector('.ending');
    await look(page, 'ending');
    expect(await leastGap(page)).toBeGreaterThan(0);
    await page.setViewportSize(SIZES.phone);
    await page.locator('.ending [data-does="more"]').click();
    expect(await leastGap(page)).toBeGreaterThan(0);
    await page.setViewportSize(SIZES.desktop);
    await look(await judged(house, record, 4), 'judging');
  });
});
