import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver } from './driver.ts';
import { type House, newGame, openHouse } from './harness.ts';
import { axeFindings, smallTargets, smallTexts, sticksOut } from './measure.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const chosen = (page: Page): Promise<string> => page.locator('.help-section[data-chosen="true"] h4').innerText();

async function faults(page: Page, touch: boolean): Promise<string[]> {
  const found = [await smallTexts(page), await sticksOut(page), await axeFindings(page, '.help')];
  if (touch) found.push(await smallTargets(page));
  return found.flat();
}

describe('the help', () => {
  it('opens from a rule number at that rule, and its words are not loaded before', async () => {
    const loaded: string[] = [];
    const page = await newGame(house, 3);
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await new KeyDriver(page).uncover([]);
    expect(await page.locator('.prompt-rule').innerText()).toBe('rule 5.26');
    expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([]);
    await page.click('.prompt-rule button');
    await page.waitForSelector('.help-section');
    expect(await chosen(page)).toContain('5.26');
    // The rule is at the top of the visible text, and has the focus.
    await page.waitForFunction(() => {
      const article = document.querySelector('.help-article')?.getBoundingClientRect();
      const rule = document.querySelector('.help-section[data-chosen="true"]');
      const top = rule?.getBoundingClientRect().top ?? 0;
      return article && Math.abs(top - article.top) < 40 && rule?.contains(document.activeElement);
    });
    expect(loaded.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.help').count()).toBe(0);
  });

  it('opens at a card with its entry wholly in sight', async () => {
    const page = await newGame(house, 3);
    await new KeyDriver(page).uncover([]);
    const cards = page.locator('.table-hand .card.legal');
    for (let i = 0; i < Math.min(3, await cards.count()); i++) {
      await cards.nth(i).click();
      await page.click('.card-help');
      await page.waitForSelector('.help-article h3');
      const inSight = await page.evaluate(() => {
        const list = document.querySelector('.help-contents')?.getBoundingClientRect();
        const entry = document.querySelector('.help-entry[aria-current="true"]')?.getBoundingClientRect();
        return list && entry && entry.top >= list.top && entry.bottom <= Math.min(list.bottom, innerHeight);
      });
      expect(inSight).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  });

  it('is read with keys only: from the prompt to its rule, by a search to another, and back', async () => {
    const page = await newGame(house, 3);
    await new KeyDriver(page).uncover([]);
    await page.keyboard.press('F1');
    await page.waitForSelector('.help-section');
    expect(await chosen(page)).toContain('5.26');
    await page.focus('.help-search');
    await page.keyboard.type('lone auxiliaries');
    await page.waitForSelector('.help-hit');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await chosen(page)).toContain('6.721');
    await page.focus('[data-help="back"]');
    await page.keyboard.press('Enter');
    expect(await chosen(page)).toContain('5.26');
  });

  it('follows a reference from rule to rule', async () => {
    const page = await newGame(house, 3);
    await page.keyboard.press('F1');
    await page.click('[data-entry="6"]');
    await page.click('#rule-6\\.51 a[href="#rule-8.21"]');
    expect(await chosen(page)).toContain('8.21');
  });

  it('explains a card from its menu in the hand', async () => {
    const page = await newGame(house, 3);
    await new KeyDriver(page).uncover([]);
    const card = page.locator('.table-hand [data-target^="card:"]').first();
    const title = (await card.locator('.card-title').innerText()).replaceAll('\u00AD', '');
    await card.click();
    await page.click('.card-help');
    await page.waitForSelector('.help-notes');
    expect(await page.locator('.help-article h3').innerText()).toBe(title);
  });

  it('fills a report of the rule that looks wrong, shows the whole of it, and saves what it shows', async () => {
    const page = await newGame(house, 3);
    await new KeyDriver(page).uncover([]);
    await page.click('.prompt-rule button');
    await page.waitForSelector('.help-section');
    await page.click('[data-help="wrong"]');
    await page.fill('[data-wrong="words"]', 'I could have passed.');
    const report = page.locator('[data-wrong="report"]');
    await page.waitForFunction(() => document.querySelector('[data-wrong="report"]')?.textContent?.includes('seen-by'));
    const shown = (await report.textContent()) ?? '';
    for (const part of [
      'Wilderness War',
      'Rule: 5.26',
      'I could have passed.',
      'Chrome',
      '1440×900',
      'carillon-record',
    ])
      expect(shown).toContain(part);
    // It contains neither the seed of the test's chance nor draws of the other side.
    expect(shown).not.toContain('seed');
    expect(shown).toMatch(/chance draw \?/);
    const saving = page.waitForEvent('download');
    await page.click('[data-wrong="save"]');
    expect(await text(await (await saving).createReadStream())).toBe(shown);
  });

  it('reports from the menu of the table, and outside a game', async () => {
    const page = await newGame(house, 3);
    await page.click('.prompt-menu');
    await page.getByRole('button', { name: 'This looks wrong' }).click();
    await page.waitForSelector('[data-wrong="report"]');
    await page.keyboard.press('Escape');
    const start = await house.visit('desktop');
    await start.click('[data-door="war"]');
    await start.click('[data-help="wrong"]');
    expect(await start.locator('[data-wrong="report"]').textContent()).not.toContain('Record');
  });

  it('tells of either game from the start page: the war in a minute, rules and cards', async () => {
    const page = await house.visit('desktop');
    await page.click('[data-door="war"]');
    await page.waitForSelector('.war-sides');
    await page.selectOption('[data-help="game"]', 'bayonets-tomahawks');
    await page.waitForFunction(() => document.querySelector('.war h3')?.textContent?.includes('Petite Guerre'));
    await page.click('[data-help="rules"]');
    await page.waitForFunction(() => document.querySelector('.help-contents')?.textContent?.includes('Fleets Arrive'));
    expect(await page.locator('.dialog.help').evaluate((window) => window.matches(':modal'))).toBe(true);
  });

  it.each(['desktop', 'phone'] as const)('draws the signs of a map on a %s, without a game', async (size) => {
    const page = await house.visit(size);
    await page.click('[data-door="war"]');
    await page.selectOption('[data-help="game"]', 'bayonets-tomahawks');
    await page.click('[data-help="signs"]');
    await page.waitForSelector('.help-signs svg');
    const drawn = await page
      .locator('.help-signs svg')
      .evaluateAll((all) =>
        all.map((sign) =>
          [...sign.querySelectorAll('path, rect, circle')].some((one) => one.getBoundingClientRect().width > 0),
        ),
      );
    expect(drawn.length).toBeGreaterThan(40);
    expect(drawn).not.toContain(false);
    expect(await faults(page, size === 'phone')).toEqual([]);
    await page.selectOption('[data-help="game"]', 'wilderness-war');
    await page.waitForSelector('.help-steps');
    expect(await page.locator('[data-help="signs"]').count()).toBe(0);
  });

  it('is there on the start page for newcomers, in their language', async () => {
    const page = await house.visit('desktop', '', 'fr-FR');
    await page.click('[data-door="first"]');
    await page.waitForSelector('.help-steps');
    await page.click('[data-help="about"]');
    const about = await page.locator('.help-article').innerText();
    for (const credit of ['Natural Earth', 'GMT Games', 'MIT']) expect(about).toContain(credit);
  });
});

describe.each([
  ['desktop', 'en-GB'],
  ['tablet', 'fr-CA'],
  ['phone', 'fr-CA'],
] as const)('on a %s (%s)', (size, locale) => {
  it('every page of the help is legible, inside its panel, and open to everybody', async () => {
    const page = await newGame(house, 3, size, locale);
    await page.keyboard.press('F1');
    await page.waitForSelector('.help-section');
    const looked: Record<string, string[]> = { rules: await faults(page, size !== 'desktop') };
    for (const each of ['first', 'war', 'cards', 'about', 'wrong']) {
      await page.click(`[data-help="${each}"]`);
      looked[each] = await faults(page, size !== 'desktop');
    }
    await page.fill('.help-search', '7.6');
    looked.search = await faults(page, size !== 'desktop');
    await page.click('.help-hit');
    looked.table = await faults(page, size !== 'desktop');
    expect(Object.entries(looked).filter(([, found]) => found.length > 0)).toEqual([]);
    const box = await page.locator('.help').boundingBox();
    if (size === 'phone') expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  });
});
