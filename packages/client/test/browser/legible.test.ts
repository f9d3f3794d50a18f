import { LESSONS } from '@carillon/titles/lessons';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { ANNA, type FakeServer, withServer } from './fake-server.ts';
import { begin, type House, newGame, openHouse, type SizeName, takeUp } from './harness.ts';
import { LAID_TITLES, type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';
import { finished } from './records.ts';

// Every page, panel and dialog in every theme, on a desktop and on a phone: each text has enough contrast.

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

/** Generous: the machine may be busy. */
const MOST_MS = 400_000;
const SIZES: readonly SizeName[] = ['desktop', 'phone'];
const THEMES = ['light', 'dark'] as const;
const COLOURS = ['', 'safe'] as const;

/** Expects no faint text in any theme. */
async function look(page: Page, name: string): Promise<void> {
  const found: string[] = [];
  for (const theme of THEMES)
    for (const colours of COLOURS) {
      await page.evaluate(
        ([wanted, kind]) => {
          const { dataset } = document.documentElement;
          Object.assign(dataset, { theme: wanted, motion: 'none' });
          if (kind) dataset.colours = kind;
          else delete dataset.colours;
        },
        [theme, colours] as const,
      );
      found.push(...(await faintTexts(page)).map((fault) => `${name}, ${theme} ${colours}: ${fault}`));
    }
  expect.soft(found).toEqual([]);
}

const go = (page: Page, hash: string): Promise<void> => page.evaluate((to) => location.assign(to), hash);

/** Opens a window of the table by the label of its entry in the menu; on a phone the menu is among the drawers. */
async function openByMenu(page: Page, label: string): Promise<void> {
  const menu = page.locator('.prompt-menu');
  await ((await menu.isVisible()) ? menu : page.locator('.drawers button').first()).click();
  await page.click(`.table-menu >> text="${label}"`);
}

const PAGES: readonly (readonly [string, string, string])[] = [
  ['start', '#/', '[data-door="lobby"]'],
  ['learn', '#/learn', '.learn-lesson'],
  ['lobby', '#/lobby', '[data-table] [data-does="sit"]'],
  ['games', '#/games', '[data-table]'],
  ['account', '#/account', '[data-does="save-rest"]'],
  ['person', '#/people/Marie-Madeleine%20de%20Repentigny', '.figures'],
  ['admin', '#/admin', '[data-does="invite"]'],
  ['waiting', `#/game/${'6'.repeat(26)}`, '.secret'],
  ['reset', '#/account/reset/abc', '[data-does="use-reset"]'],
  ['nothing', '#/game/nothing', '[role="alert"]'],
];

describe.each(SIZES)('around the table, on a %s', (size) => {
  let page: Page;
  let server: FakeServer;
  beforeAll(async () => {
    page = await house.visit(size, 'manifest.webmanifest');
    server = await withServer(page, ANNA);
    await page.goto(new URL('/', page.url()).href);
  });

  it.each(PAGES)('the page "%s"', { timeout: MOST_MS }, async (name, hash, shown) => {
    await go(page, hash);
    await page.waitForSelector(shown);
    for (const folded of await page.locator('details:not([open]) > summary').all())
      if (await folded.isVisible()) await folded.click();
    await look(page, name);
  });

  it('a table over the network, its windows, and while the line is down', { timeout: MOST_MS }, async () => {
    const page = await house.visit(size, 'manifest.webmanifest');
    const server = await withServer(page, ANNA);
    await page.goto(new URL('/', page.url()).href);
    await page.waitForSelector('[data-door="lobby"]');
    server.proposals = [{ kind: 'takeback', by: 'french', to: 0 }];
    await go(page, `#/game/${'4'.repeat(26)}`);
    await page.waitForSelector('.proposal');
    await look(page, 'network');
    await page.click('.seats-buttons [data-does="deeds"]');
    await page.click('.dialog .dice-facts summary');
    await look(page, 'deeds');
    await page.click('.dialog [data-does="chat"]');
    await page.waitForSelector('.chat-lines');
    await look(page, 'chat');
    await page.keyboard.press('Escape');
    await server.goAway();
    await page.waitForSelector('.table[data-stale="true"]');
    await look(page, 'stale');
    server.comeBack();
  });

  it('the page where one comes in', { timeout: MOST_MS }, async () => {
    server.account = null;
    await go(page, '#/enter');
    await page.reload();
    await page.waitForSelector('[data-does="guest"]');
    await look(page, 'enter');
  });
});

/** The entries of the table's menu, and what each shows. */
const WINDOWS: readonly (readonly [string, string])[] = [
  ['Position as text', '.text-position'],
  ['Standing answers', '.standing-presets'],
  ['Analyse from here', '.table[data-elsewhere="analysis"]'],
  ['Map overlays', '.dialog[open]'],
  ['The war in a minute', '.war-sides'],
  ['Rules and cards', '.help-section'],
  ['How to use this table', '.help-article'],
  ['Keys', '.key-list'],
  ['Preferences', '.dialog[open] .radio'],
  ['Save the game as a file', '.export-way'],
  ['About Carillon', '.help-article'],
];

/** The keys of each title's overlays. */
const OVERLAYS: Readonly<Record<LaidTitle, readonly string[]>> = {
  'wilderness-war': ['S', 'F', 'I', 'C', 'B', 'A'],
  'bayonets-tomahawks': ['S', 'F', 'C', 'B'],
};

const TITLES = Object.keys(LAID_TITLES) as LaidTitle[];
const TABLES = TITLES.flatMap((title) => SIZES.map((size) => [title, size] as const));

/** Opens the hand of the side that is asked. */
async function uncover(page: Page): Promise<void> {
  const isCovered = await page.evaluate(() => window.carillon?.asked().covered);
  if (isCovered) await page.locator('[data-option="look"]').first().click();
}

describe.each(TABLES)('the table of %s, on a %s', (title, size) => {
  it('with each window of its menu', { timeout: MOST_MS }, async () => {
    const page = await begin(house, { scenario: LAID_TITLES[title].scenario, seed: 3 }, size);
    await look(page, 'begun');
    for (const [label, shown] of WINDOWS) {
      await page.reload();
      await page.waitForSelector('.table');
      await uncover(page);
      await openByMenu(page, label);
      await page.waitForSelector(shown);
      await look(page, label);
    }
  });

  it('with what lies over its map', { timeout: MOST_MS }, async () => {
    const page = await laid.visit(size);
    await lay(page, 'corridor', title);
    for (const key of OVERLAYS[title]) {
      await page.keyboard.press(`Shift+${key}`);
      await page.waitForSelector('.overlay-panel');
      await look(page, `overlay ${key}`);
      await page.keyboard.press('Escape');
    }
    await page.click('[data-option="coach"]');
    await page.waitForSelector('.coach-asks');
    await look(page, 'coach');
  });

  it('with the end of a game, and its past', { timeout: MOST_MS }, async () => {
    const page = await takeUp(house, finished(ENDED[title]), size);
    await page.waitForSelector('.ending');
    await look(page, 'ending');
    await page.keyboard.press('Escape');
    await page.keyboard.press('<');
    await page.waitForSelector('.table[data-elsewhere="past"]');
    await look(page, 'past');
  });
});

/** A finished game of each title. */
const ENDED: Readonly<Record<LaidTitle, string>> = {
  'wilderness-war': 'wilderness-war/eager-annus-mirabilis-150',
  'bayonets-tomahawks': 'bayonets-tomahawks/eager-vaudreuils-petite-guerre-58',
};

describe.each(TITLES)('%s', (title) => {
  it('in each position set up by hand', { timeout: MOST_MS }, async () => {
    const page = await laid.visit();
    for (const name of LAID_TITLES[title].NAMED) {
      await lay(page, name, title);
      await look(page, name);
    }
  });

  it('in its lessons and in the help on all rules and cards', { timeout: MOST_MS }, async () => {
    const page = await house.visit();
    const [lesson] = (await LESSONS.get(title)?.()) ?? [];
    await go(page, `#/learn/${title}/${lesson?.id}`);
    await page.waitForSelector('.lesson[data-step]');
    await look(page, 'lesson');
    await page.keyboard.press('F1');
    for (const tab of ['rules', 'cards', 'first', 'about', 'war']) {
      await page.click(`[data-help="${tab}"]`);
      await page.waitForSelector('.help-article');
      await look(page, tab);
    }
  });
});

describe('wilderness-war', () => {
  it('with the menu of a card, a stack, and what is barred', { timeout: MOST_MS }, async () => {
    const page = await newGame(house, 7);
    await uncover(page);
    await page.locator('.table-hand .card.legal').first().click();
    await page.waitForSelector('.card-menu .menu');
    await look(page, 'card');
    await page.keyboard.press('Escape');
    await page.locator('.map-stage [data-target="space:montreal"]').last().hover();
    await page.waitForSelector('.tray');
    await look(page, 'stack');
    await openByMenu(page, 'What you cannot do now, and why');
    await page.waitForSelector('.why-list');
    await look(page, 'barred');
  });

  it('with a pile of cards', { timeout: MOST_MS }, async () => {
    const page = await laid.visit();
    await lay(page, 'corridor');
    await page.locator('button.deck-pile').first().click();
    await page.waitForSelector('.dialog[open] .deck-cards');
    await look(page, 'pile');
  });
});
