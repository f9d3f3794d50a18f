import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginFromCover, type House, newGame, openHouse } from './harness.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Plays the first use of the first card that can be played. */
async function playCard(page: Page): Promise<void> {
  await page.locator('[data-option="look"]').click();
  await page.locator('.table-hand .card.legal').first().click();
  await page.locator('.card-menu [data-deed="discard"], .card-menu .menu-item').last().click();
}

describe('the coach', () => {
  it('shows, on a press, the question, the effect of each choice and points to consider, with rule and lesson', async () => {
    const page = await newGame(house, 3);
    await page.click('[data-option="coach"]');
    await page.waitForSelector('.coach[aria-labelledby] .coach-weigh li');
    expect(await page.locator('.coach-asks').innerText()).toMatch(/^Play one card, for one of its uses/);
    expect(await page.locator('.coach-more').innerText()).toMatch(/5\.26|5\.2.*Lesson: /s);
    await page.locator('.coach-asks .help-reference').click();
    await page.waitForSelector('.help-article');
    await page.keyboard.press('Escape');
    await page.click('[data-option="look"]');
    await page.click('.coach-all > summary');
    await page.waitForSelector('.coach-does dt');
    expect(await page.locator('.coach-does').innerText()).toContain('Build stockades with a card');
    await page.click('[data-option="coach-close"]');
    expect(await page.locator('.coach').count()).toBe(0);
  });

  it('opens by itself in a first game, and goes quiet for a card played twice', async () => {
    const page = await house.visit('desktop', '?seed=3');
    await page.evaluate(() => localStorage.setItem('carillon.preferences', '{}'));
    await page.reload();
    await beginFromCover(page, 'wilderness-war', null);
    await page.click('[data-does="to-coach"]');
    await page.waitForSelector('.coach[data-question="phase.card"] .coach-asks:not(:empty)');
    await playCard(page);
    await page.waitForFunction(() => document.querySelector('.prompt')?.textContent?.includes('British'));
    await page.waitForSelector('.coach[data-question="phase.card"]');
    await playCard(page);
    await page.waitForFunction(() => document.querySelector('.prompt')?.textContent?.includes('French'));
    expect(await page.locator('.coach').count()).toBe(0);
  });

  it.each(['desktop', 'phone'] as const)(
    'has all its advice on a card in view on a %s, without scrolling',
    async (size) => {
      const page = await newGame(house, 3, size);
      await page.click('[data-option="look"]');
      await page.click('[data-option="coach"]');
      await page.waitForSelector('.coach-body[aria-busy="false"]');
      if (size === 'phone') await page.click('[data-option="coach-unfold"]');
      await page.waitForSelector('.coach-weigh li');
      const hidden = await page.evaluate(() => {
        const body = document.querySelector('.coach-body')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('.coach-asks, .coach-weigh li, .coach-all > summary')].flatMap((each) =>
          each.getBoundingClientRect().bottom > body.bottom + 1 ? [each.textContent] : [],
        );
      });
      expect(hidden).toEqual([]);
      const body = page.locator('.coach-body');
      if (size === 'desktop')
        expect(await body.evaluate((each) => each.scrollHeight <= each.clientHeight + 1)).toBe(true);
    },
  );

  it('explains the entries of an open menu first, and those alone', async () => {
    const page = await newGame(house, 3);
    await page.click('[data-option="look"]');
    await page.click('[data-option="coach"]');
    await page.waitForSelector('.coach-weigh li');
    await page.locator('.table-hand .card.legal').first().click();
    await page.waitForSelector('.coach-body > .coach-does dt');
    const [entries, deeds] = [page.locator('.card-menu .menu-item'), page.locator('.coach-does dt')];
    expect(await deeds.count()).toBe(await entries.count());
    expect(await page.locator('.coach-asks + .coach-does').count()).toBe(1);
  });

  it.each([
    ['fr-FR', /^Jouez une carte/],
    ['de-DE', /^Spiel eine Karte/],
  ])(
    'speaks to a reader of %s in that language, and shows on a phone what is asked, the rest on a press',
    async (locale, asks) => {
      const page = await newGame(house, 3, 'phone', locale);
      await page.click('[data-option="coach"]');
      await page.waitForSelector('.coach-body[aria-busy="false"]');
      expect(await page.locator('.coach-asks').innerText()).toMatch(asks);
      expect(await page.locator('.coach-weigh').isVisible()).toBe(false);
      const [folded, body] = [await page.locator('.coach').boundingBox(), page.locator('.coach-body')];
      expect(folded && folded.x >= 0 && folded.x + folded.width <= 390 && folded.height < 0.15 * 844).toBe(true);
      expect(await body.evaluate((each) => each.scrollHeight <= each.clientHeight + 1)).toBe(true);
      await page.click('[data-option="coach-unfold"]');
      await page.waitForSelector('.coach-weigh li');
      await page.click('[data-option="coach-unfold"]');
      expect(await page.locator('.coach-weigh').isVisible()).toBe(false);
    },
  );
});
