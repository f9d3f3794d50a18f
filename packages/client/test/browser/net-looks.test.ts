import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, type FakeServer, ROOMS, withServer } from './fake-server.ts';
import { type House, openHouse, type SizeName } from './harness.ts';
import { axeFindings, overlaps, smallTargets, smallTexts, sticksOut } from './measure.ts';
import { overAfterTakeback } from './openings.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** All visible faults of the page. */
async function faults(page: Page, size: SizeName): Promise<string[]> {
  const found = [await smallTexts(page), await sticksOut(page), await axeFindings(page)];
  if (size !== 'phone') found.push(await overlaps(page));
  if (size !== 'desktop') found.push(await smallTargets(page));
  return found.flat();
}

/** Saves a screenshot in the folder named by the variable PICTURES. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `net-${name}.png`), scale: 'css', fullPage: true });
}

/** Opens all folded parts of the page. */
async function openAll(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** French takes more room than English: a text that fits in French on small screens also fits in English. */
const READERS: readonly (readonly [SizeName, string])[] = [
  ['desktop', 'en-GB'],
  ['phone', 'fr-CA'],
];

const PAGES: readonly (readonly [string, string, string])[] = [
  ['start', '#/', '.start-tagline'],
  ['lobby', '#/lobby', '[data-table] [data-does="sit"]'],
  ['games', '#/games', '[data-table]'],
  ...ROOMS,
  ['person', '#/people/Marie-Madeleine%20de%20Repentigny', '[data-person-game]'],
  ['admin', '#/admin', '[data-does="invite"]'],
  ['moderation', '#/moderation', '[data-report]'],
  ['moderation-log', '#/moderation/log', '[data-does="older"]'],
  ['moderation-person', `#/moderation/people/${'C'.repeat(26)}`, '[data-does="act"]'],
  ['waiting', `#/game/${'6'.repeat(26)}`, '.secret'],
  ['reset', '#/account/reset/abc', '[data-does="use-reset"]'],
  ['keep', '#/account/keep/abc', '[data-does="keep-email"]'],
  ['privacy', '#/privacy', '.operator-text h2'],
  ['nothing', '#/game/nothing', '[role="alert"]'],
];

describe.each(READERS)('on a %s (%s)', (size, locale) => {
  let page: Page;
  let server: FakeServer;
  beforeAll(async () => {
    page = await house.visit(size, 'manifest.webmanifest', locale);
    server = await withServer(page, ANNA);
    await page.goto(new URL('/', page.url()).href);
  });

  /** Goes to an address within the page. */
  const go = (hash: string): Promise<void> => page.evaluate((to) => location.assign(to), hash);

  it.each(PAGES)('the page "%s" is legible, inside its panel, and open to everybody', async (name, hash, shown) => {
    await go(hash);
    await page.waitForSelector(shown);
    if (name === 'waiting') await page.click('.dice-facts summary');
    // Measure the folded forms, too.
    if (name.startsWith('moderation')) await openAll(page);
    await picture(page, `${size}-${name}`);
    expect(await faults(page, size)).toEqual([]);
  });

  it('so is a table over the network, with a proposal, its windows, and while the line is down', async () => {
    server.proposals = [{ kind: 'takeback', by: 'french', to: 0 }];
    await go(`#/game/${'4'.repeat(26)}`);
    await page.waitForSelector('.proposal');
    await picture(page, `${size}-table`);
    expect(await faults(page, size)).toEqual([]);
    await page.click('.seats-buttons [data-does="deeds"]');
    await page.click('.dialog .dice-facts summary');
    await picture(page, `${size}-deeds`);
    expect(await faults(page, size)).toEqual([]);
    await page.click('.dialog [data-does="chat"]');
    await page.waitForSelector('.chat-lines');
    await picture(page, `${size}-chat`);
    expect(await faults(page, size)).toEqual([]);
    await page.keyboard.press('Escape');
    await server.goAway();
    await page.waitForSelector('.table[data-stale="true"]');
    await picture(page, `${size}-stale`);
    expect(await faults(page, size)).toEqual([]);
    server.comeBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForSelector('.table[data-stale="false"]');
  });

  it('so is a table by days while a player is asleep (S5)', async () => {
    server.proposals = [];
    await go(`#/game/${'3'.repeat(26)}`);
    await page.waitForSelector('.seat-rest');
    await picture(page, `${size}-days`);
    expect(await faults(page, size)).toEqual([]);
    await page.click('.seats-buttons [data-does="deeds"]');
    expect(await page.locator('.dialog .rests li').count()).toBe(2);
    await picture(page, `${size}-days-deeds`);
    expect(await faults(page, size)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('so is a finished game with a rematch offered, and a takeback in the log', async () => {
    server.changes = overAfterTakeback;
    await go(`#/game/${'5'.repeat(26)}`);
    await page.waitForSelector('[data-proposal="rematch"]');
    await page.locator('[data-undone]').first().waitFor({ state: 'attached' });
    await picture(page, `${size}-rematch`);
    expect(await faults(page, size)).toEqual([]);
    server.changes = () => ({});
  });

  it('so is the page where one comes in', async () => {
    server.account = null;
    await go('#/enter');
    await page.reload();
    await page.waitForSelector('[data-does="guest"]');
    await page.click('.options summary');
    await picture(page, `${size}-enter`);
    expect(await faults(page, size)).toEqual([]);
  });
});

describe.each<SizeName>(['desktop', 'phone'])('in the dark, in German, on a %s', (size) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visit(size, 'manifest.webmanifest', 'de-DE');
    await page.emulateMedia({ colorScheme: 'dark' });
    await withServer(page, ANNA);
    await page.goto(new URL('/', page.url()).href);
  });
  afterAll(() => page.emulateMedia({ colorScheme: null }));

  it.each(PAGES.filter(([name]) => /^(?:admin|moderation)/.test(name)))(
    'the page "%s" is legible, and its bar takes one line on a desktop',
    async (name, hash, shown) => {
      await page.evaluate((to) => location.assign(to), hash);
      await page.waitForSelector(shown);
      await openAll(page);
      await picture(page, `${size}-dark-${name}`);
      const bar = await page.locator('.places').boundingBox();
      if (size === 'desktop') expect(bar?.height).toBeLessThan(50);
      expect(await faults(page, size)).toEqual([]);
    },
  );
});

describe("the operator's texts (operation)", () => {
  /** The links at the foot of the page "shown". */
  const links = async (page: Page, shown: string): Promise<readonly string[]> => {
    await page.waitForSelector(shown);
    return page.locator('.operator-links a').allInnerTexts();
  };

  it('are found at the foot of the start page, of the account, and where accounts are made', async () => {
    const page = await house.visit('desktop', 'manifest.webmanifest', 'de-DE');
    const server = await withServer(page, ANNA);
    await page.goto(new URL('/', page.url()).href);
    const both = ['Impressum', 'Datenschutz'];
    expect(await links(page, '.start-credits')).toEqual(both);
    await page.evaluate(() => location.assign('#/account'));
    expect(await links(page, '[data-does="save-name"]')).toEqual(both);
    server.account = null;
    await page.evaluate(() => location.assign('#/enter'));
    await page.reload();
    expect(await links(page, '[data-does="register"]')).toEqual(both);
    server.texts = [];
    await page.reload();
    expect(await links(page, '[data-does="register"]')).toEqual([]);
  });

  it('are shown in an available language, and lead to the right page', async () => {
    const page = await house.visit('phone', 'manifest.webmanifest', 'fr-CA');
    await withServer(page, ANNA);
    await page.goto(new URL('/#/privacy', page.url()).href);
    const article = page.locator('.operator-text');
    expect(await article.getAttribute('lang')).toBe('en');
    expect(await article.locator('h2').allInnerTexts()).toEqual(['Who keeps what', 'How long']);
    const address = 'https://carillon.example/a-long-address-that-a-phone-has-to-break-somewhere';
    expect(await article.locator('a').getAttribute('href')).toBe(address);
    expect(await page.locator('h1').innerText()).toBe('Confidentialité');
  });
});
