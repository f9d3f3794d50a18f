import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type House, openHouse, Pages } from './harness.ts';
import { Meter } from './meter.ts';

// The cost of loading a computer player at its first use, after which it needs no network.

/** The maximum number of kilobytes sent for the first computer player of a title. */
const COMPUTER_KB = 300;

const TITLES = [
  ['wilderness-war', 'British'],
  ['bayonets-tomahawks', 'British'],
] as const;

const pages = new Pages();
let installed: House;
beforeAll(async () => {
  installed = await openHouse({ installs: true });
});
afterAll(async () => {
  await pages.close();
  await installed.close();
});

const PREFERENCES = JSON.stringify({ pace: 'once', told: TITLES.map(([title]) => title), forms: true });

/** Begins a game against the Captain on the start page; waits until he has chosen. */
async function againstCaptain(page: Page, title: string, own: string): Promise<void> {
  const form = page.locator(`[data-title="${title}"]`);
  await form.getByLabel('You play').selectOption(own);
  await form.getByLabel('Level').selectOption('Captain');
  await form.locator('[data-does="play-computer"]').click();
  await page.waitForSelector('.table');
  await page.waitForFunction(
    async (seat) =>
      (await window.carillon?.journal())?.some((entry) => 'choice' in entry && entry.who === seat && !entry.auto),
    own === 'British' ? 'french' : 'british',
    { timeout: 120_000 },
  );
}

async function startPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate((text) => localStorage.setItem('carillon.preferences', text), PREFERENCES);
  await page.reload();
  await page.waitForSelector('[data-does="play-computer"]');
}

/** The kilobytes sent for a title's first table, including the start page. */
async function kilobytesOf(begin: (page: Page) => Promise<unknown>): Promise<number> {
  const meter = await Meter.before(inject('site'));
  const page = await pages.open('phone', 'en-GB');
  await startPage(page, `${meter.url}?seed=3&budget=0.01`);
  await begin(page);
  await page.waitForLoadState('networkidle');
  // The game goes on, and would ask the closed proxy for more.
  await page.close();
  meter.close();
  return meter.kilobytes;
}

describe(`the first computer player of a title comes with at most ${COMPUTER_KB} KB`, () => {
  it.each(TITLES)('%s', { timeout: 300_000 }, async (title, own) => {
    const alone = await kilobytesOf(async (page) => {
      await page.locator(`[data-title="${title}"] [data-open]`).first().click();
      await page.waitForSelector('.table');
    });
    const against = await kilobytesOf((page) => againstCaptain(page, title, own));
    const more = against - alone;
    console.log(`${title}: ${more.toFixed(0)} KB for the first computer player (at most ${COMPUTER_KB})`);
    expect(against).toBeGreaterThan(100);
    expect(more).toBeLessThanOrEqual(COMPUTER_KB);
  });
});

describe('after the first load, without a network', () => {
  it.each(TITLES)('%s is played against the Captain', { timeout: 300_000 }, async (title, own) => {
    const page = await installed.visit('phone', '?seed=3&budget=0.01');
    await startPage(page, page.url());
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.context().setOffline(true);
    await page.reload();
    await againstCaptain(page, title, own);
    await page.close();
  });
});
