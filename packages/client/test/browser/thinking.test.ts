import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './harness.ts';
import { against } from './openings.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

it('the computer shows its best plan so far when asked, and does not think while the page is hidden', async () => {
  const page = await against(house, 'desktop', { level: 'Captain', pace: 'slow' });
  await page.click('[data-option="watch"]');
  await page.waitForFunction(() =>
    /Best plan so far: [\d.]+% to win the game; [\d,]+ turns tried/.test(
      document.querySelector('.prompt-hint')?.textContent ?? '',
    ),
  );
  const lengthNow = (): Promise<number> => page.evaluate(() => window.carillon?.asked().length ?? 0);
  await hide(page, true);
  await page.waitForTimeout(300);
  const length = await lengthNow();
  await page.waitForTimeout(4000);
  expect(await lengthNow(), 'nothing happens on a hidden page').toBe(length);
  await hide(page, false);
  await page.waitForFunction((before) => (window.carillon?.asked().length ?? 0) > before, length);
});

/** A worker that is ended in the middle of a script runs on until the script ends, at most two seconds in Chromium. */
const GRACE_MS = 4000;

it('hiding the page, or leaving the table, ends all workers with which a General thinks', async () => {
  const page = await against(house, 'desktop', { level: 'General', pace: 'slow' });
  const thinking = (): number => page.workers().filter((each) => each.url().includes('computer-worker')).length;
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  await expect.poll(thinking, { timeout: 20_000, interval: 50 }).toBe(Math.min(4, cores));
  await hide(page, true);
  await expect.poll(thinking, { timeout: GRACE_MS, interval: 20 }).toBe(0);
  await hide(page, false);
  await expect.poll(thinking, { timeout: 20_000, interval: 50 }).toBeGreaterThan(0);
  await page.click('.prompt-menu');
  await page.click('text=Back to the start page');
  await page.waitForSelector('[data-does="play-computer"]');
  await expect.poll(thinking, { timeout: GRACE_MS, interval: 20 }).toBe(0);
});
