import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginFromCover, type House, openHouse } from './harness.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The start page as a user sees it who has never played. */
async function firstVisit(): Promise<Page> {
  const page = await house.visit('desktop', '?seed=3');
  await page.evaluate(() => localStorage.setItem('carillon.preferences', '{}'));
  await page.reload();
  return page;
}

describe('the war in a minute', () => {
  it('opens before the first card of a title, once; a press on the track of VP opens it again', async () => {
    const page = await firstVisit();
    await beginFromCover(page, 'wilderness-war', null);
    await page.waitForSelector('.war-sides');
    expect(await page.locator('.help-article h3').innerText()).toBe('Annus Mirabilis, 1757–1759');
    await page.click('[data-does="to-table"]');
    expect(await page.locator('.help').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('.prompt');
    expect(await page.locator('.help').count()).toBe(0);
    await page.click('.vp-press');
    await page.getByText('the score would be: French 4 VP').waitFor();
    await page.getByText('The game would go on.').waitFor();
  });

  it('is found by the name of the scenario, and misspelt', async () => {
    const page = await house.visit();
    await page.locator('.help-links button').nth(2).click();
    await page.fill('.help-search', 'anus mirabillis');
    await page.locator('.help-hit').first().click();
    await page.waitForSelector('.war-sides');
    expect(await page.locator('.help-article h3').innerText()).toBe('Annus Mirabilis, 1757–1759');
  });
});
