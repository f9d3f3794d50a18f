import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../feel/games.ts';
import { KeyDriver } from './driver.ts';
import { type House, openHouse, type SizeName, takeUp } from './harness.ts';
import { axeFindings } from './measure.ts';
import { beforeBattle } from './openings.ts';
import { findGame, type PlannedGame, stopWhere } from './plan.ts';

let house: House;
let game: PlannedGame;

beforeAll(async () => {
  game = findGame();
  house = await openHouse();
});
afterAll(() => house.close());

interface Played {
  readonly page: Page;
  readonly driver: KeyDriver;
}

/** The planned game after the French have fought a battle in their phase: the British are to play, their hand open. */
async function playThrough(size: SizeName): Promise<Played> {
  const { saved } = stopWhere(game, ({ asked }) => asked.seat === 'british' && asked.step === 'card');
  const page = await takeUp(house, saved, size);
  const driver = new KeyDriver(page);
  await driver.uncover(['']);
  return { page, driver };
}

let table: Played;
beforeAll(async () => {
  table = await playThrough('desktop');
});

/** One table for all tests that only read it; the search is empty, and it shows the present. */
async function played(): Promise<Played> {
  const { page, driver } = table;
  await page.keyboard.press('Escape');
  if (await page.locator('[data-option="leave-analysis"]').isVisible())
    await page.click('[data-option="leave-analysis"]');
  await driver.uncover(['']);
  await page.selectOption('#log-filter', 'all');
  await page.fill('#log-search', '');
  await page.evaluate(() => document.querySelector<HTMLElement>('.map-stage')?.focus());
  await press(page, '>', '0');
  await page.waitForSelector('.table:not([data-elsewhere])');
  return { page, driver };
}

/** The text of the lines, including those out of sight, which the browser lays out only when scrolled to. */
const lines = (page: Page): Promise<string[]> => page.locator('.log-text').allTextContents();
const prompt = (page: Page): Promise<string> => page.locator('.prompt-line').innerText();
const press = (page: Page, ...keys: string[]): Promise<unknown> =>
  keys.reduce((done: Promise<unknown>, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
const isPast = (page: Page, step: number): Promise<unknown> =>
  page.waitForSelector(`.prompt-text:has-text("The board as it was: position ${step} of")`);

describe('the log', () => {
  it('finds words under their headings, and shows one thing alone', async () => {
    const { page } = await played();
    await page.fill('#log-search', 'activated');
    for (const text of await lines(page)) expect(text).toMatch(/activated|play|Season|Annus/i);
    await page.fill('#log-search', '');
    await page.selectOption('#log-filter', 'battles');
    const shown = (await lines(page)).join('\n');
    expect(shown).toMatch(/Battle at[\s\S]*fire with strength[\s\S]*Retreat from/);
    expect(shown).not.toMatch(/in hand|is activated/);
    await page.selectOption('#log-filter', 'raids');
    expect(await page.locator('.log-none').innerText()).toBe('No line of the log matches.');
  });

  it('lights the subject of a line, or one name in it; a press on the name brings its target to the middle', async () => {
    const { page, driver } = await played();
    const battle = page.locator('.log-row', { hasText: /^Battle at/ });
    await battle.locator('.log-show').hover({ position: { x: 14, y: 3 } });
    expect(await page.locator('.halo-lit.halo-line').count()).toBeGreaterThan(1);
    const name = battle.locator('.log-name', { hasText: 'Wood Creek' });
    await name.hover();
    await page.waitForFunction(() => document.querySelectorAll('.halo-lit.halo-line').length === 1);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await name.click();
    expect(await driver.focus()).toBe('space:wood-creek');
    await page.waitForFunction(() => {
      const stage = document.querySelector('.map-stage')?.getBoundingClientRect();
      const ring = document.querySelector('.halo-focus.halo-line')?.getBoundingClientRect();
      return stage && ring && Math.abs(ring.x + ring.width / 2 - (stage.x + stage.width / 2)) < 40;
    });
  });

  it('is walked by arrow keys: lines up and down, names left and right', async () => {
    const { page, driver } = await played();
    await page.focus('.log-lines');
    await press(page, 'ArrowUp', 'ArrowRight');
    const name = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Enter');
    expect(name).toBeTruthy();
    expect(await driver.focus()).toMatch(/^(space|piece|card):/);
    await page.focus('.log-lines');
    await press(page, 'ArrowUp', 'Enter');
    await page.waitForSelector('text=The board as it was: position');
  });

  it('shows the last card played above it, and the size of each pile; the discards can be looked through', async () => {
    const { page } = await played();
    const shows = (selector: string) => expect.poll(() => page.locator(selector).innerText());
    await shows('.last-card-line').toMatch(/Last card:\s+The French play Highlanders \(3\)/);
    await shows('.deck').toMatch(/draw pile \d+\s*discards 1\s*removed 0/);
    await page.click('[data-pile="discards"]');
    await expect.poll(() => page.locator('.deck-cards .card-face').count()).toBe(1);
    expect(await page.locator('.deck-cards').innerText()).toContain('Highlanders');
    expect(await axeFindings(page)).toEqual([]);
  });
});

it('each of the cards that were revealed together is found by its name above the log', async () => {
  const page = await takeUp(house, beforeBattle());
  const driver = new KeyDriver(page);
  const found: (string | null)[] = [];
  for (const name of await page.locator('.last-card-link').all()) {
    await name.click();
    found.push(await driver.focus());
  }
  expect(new Set(found).size).toBe(3);
  for (const each of found) expect(each).toMatch(/^card:/);
});

describe('a long log', () => {
  /** The drawn lines, those in sight, and the one whose position is shown; without sticky headings. */
  const linesOf = (page: Page) =>
    page.evaluate(() => {
      const list = document.querySelector('.log-lines');
      const box = list?.getBoundingClientRect();
      const rows = [...document.querySelectorAll<HTMLElement>('.log-lines > li[data-line]')];
      const isSeen = (row: HTMLElement): boolean => {
        const { top, bottom } = row.getBoundingClientRect();
        return box !== undefined && bottom > box.top && top < box.bottom && row.dataset.seat !== '-1';
      };
      const seen = rows.filter(isSeen).map(({ dataset }) => Number(dataset.line));
      const shown = rows.find(({ dataset }) => dataset.shown === 'true');
      return { drawn: rows.length, first: seen[0] ?? 0, last: seen.at(-1) ?? 0, shown: Number(shown?.dataset.line) };
    });
  const until = (page: Page, what: (lines: Awaited<ReturnType<typeof linesOf>>) => boolean): Promise<void> =>
    expect.poll(async () => what(await linesOf(page)), { timeout: 30_000 }).toBe(true);

  it('is drawn around the lines in sight, wherever the reader goes', async () => {
    const page = await takeUp(house, GAMES['wilderness-war']?.(700) ?? expect.fail());
    await until(page, ({ last }) => last > 300);
    const { drawn, last } = await linesOf(page);
    expect(drawn).toBeLessThan(last / 2);
    await page.hover('.log-lines');
    await until(page, (lines) => {
      void page.mouse.wheel(0, -600);
      expect(lines.drawn).toBeLessThan(200);
      expect(lines.last - lines.first).toBeLessThan(80);
      return lines.last < last - 200;
    });
    await page.focus('.map-stage');
    await page.keyboard.press('<');
    await until(page, ({ first, shown }) => shown === 1 && first < 5);
    await page.keyboard.press('>');
    await until(page, (lines) => lines.last === last);
  });
});

describe('since your last turn', () => {
  it('a side that looks again sees what the other has done, in the log and on the map, until it acts', async () => {
    const { page, driver } = await playThrough('phone');
    expect(await page.locator('.drawer-news').innerText()).toMatch(/^\d+/);
    expect(await page.locator('.layer-recent .deed-march').count()).toBeGreaterThan(0);
    expect(await page.locator('.layer-recent .deed-battle').count()).toBe(1);
    await page.tap('[data-drawer-tab="log"]');
    const listed = await page.locator('.recap-show').allInnerTexts();
    expect(listed[0]).toBe('The French play Highlanders (3) to activate.');
    await page.locator('.recap-show', { hasText: /^Battle at/ }).tap();
    await page.waitForSelector('.table[data-elsewhere="past"]');
    await page.tap('.prompt [data-option="present"]');
    const [card] = (await driver.options()).filter(({ text }) => text.startsWith('activate '));
    await driver.choose(card?.text ?? '');
    expect(await page.locator('.recap, .drawer-news, .layer-recent .deed-battle').count()).toBe(0);
  });
});

describe('the past', () => {
  it('is marked in words and by its look, and nothing can be chosen in it', async () => {
    const { page, driver } = await played();
    const { length } = await driver.asked();
    await page
      .locator('.log-row', { hasText: /^Battle at/ })
      .locator('.log-show')
      .click({ position: { x: 14, y: 3 } });
    await page.waitForSelector('.table[data-elsewhere="past"] .elsewhere');
    expect(await prompt(page)).toContain('The board as it was');
    expect(await driver.options()).toEqual([]);
    expect(await page.locator('[data-option="undo"]').innerText()).toContain('not while viewing the past');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('text=Return to now to choose');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await driver.asked()).length).toBe(length);
    expect((await driver.options()).length).toBeGreaterThan(0);
    expect(await page.locator('.elsewhere').count()).toBe(0);
  });

  it('is walked through by keys, from the set-up to now', async () => {
    const { page, driver } = await played();
    await page.keyboard.press('<');
    await isPast(page, 1);
    await press(page, '.', '.');
    await isPast(page, 3);
    await page.keyboard.press(',');
    await isPast(page, 2);
    await page.keyboard.press('>');
    await page.waitForFunction(() => (window.carillon?.options().length ?? 0) > 0);
    await page.keyboard.press(',');
    await page.waitForSelector('.table[data-elsewhere="past"]');
    const count = Number(/of (\d+)/.exec(await prompt(page))?.[1]);
    await isPast(page, count);
    await page.keyboard.press('.');
    expect((await driver.options()).length).toBeGreaterThan(0);
  });

  it('is walked through by the buttons of the strip and its slider', async () => {
    const { page } = await played();
    await page.click('.log [data-replay="first"]');
    await isPast(page, 1);
    await page.click('.log [data-replay="next"]');
    await isPast(page, 2);
    await page.fill('.log .replay-slider', '4');
    await isPast(page, 5);
    await page.click('.log [data-replay="live"]');
    await page.waitForFunction(() => (window.carillon?.options().length ?? 0) > 0);
  });

  it('plays by itself until it is stopped', async () => {
    const { page } = await played();
    await page.keyboard.press('Shift+P');
    await isPast(page, 1);
    await isPast(page, 2);
    await page.click('.log [data-replay="play"]');
    expect(await page.locator('.log [data-replay="play"]').getAttribute('aria-label')).toBe('Play');
    const stopped = await prompt(page);
    await page.waitForTimeout(2000);
    expect(await prompt(page)).toBe(stopped);
  });

  it('can be walked on a phone, where the log makes room for the map', async () => {
    const { page } = await playThrough('phone');
    await page.tap('[data-drawer-tab="log"]');
    await page.locator('.log-row', { hasText: /^Battle at/ }).tap();
    await page.waitForSelector('.prompt .replay');
    expect(await page.locator('.log').isVisible()).toBe(false);
    const before = await prompt(page);
    await page.tap('.prompt [data-replay="previous"]');
    await page.waitForFunction((text) => document.querySelector('.prompt-line')?.textContent !== text, before);
    await page.tap('.prompt [data-option="present"]');
    expect(await page.locator('.prompt .replay').count()).toBe(0);
  });
});

describe('an analysis', () => {
  it('is a copy of the game from the past, marked as such, and leaves the game as it was', async () => {
    const { page, driver } = await played();
    const [before, journal] = [await driver.asked(), await driver.journal()];
    await page.locator('.log-row', { hasText: 'is activated' }).locator('.log-show').press('Enter');
    await page.click('[data-option="analyse"]');
    await page.waitForSelector('.table[data-elsewhere="analysis"] .elsewhere');
    expect(await page.title()).toMatch(/Analysis: Wilderness War/);
    expect(await axeFindings(page)).toEqual([]);
    const [choice] = await driver.options();
    await driver.choose(choice?.text ?? '');
    expect((await driver.asked()).procedure).not.toBe(before.procedure);
    await page.click('[data-option="leave-analysis"]');
    await page.waitForSelector('.table:not([data-elsewhere])');
    expect({ ...(await driver.asked()) }).toEqual(before);
    expect(await driver.journal()).toEqual(journal);
    await page.reload();
    await page.waitForSelector('.table');
    expect(await driver.asked()).toMatchObject({ length: before.length, step: before.step });
  });

  it('also begins from the menu, at the present position', async () => {
    const { page, driver } = await played();
    const before = await driver.asked();
    await page.click('.prompt-menu');
    await page.click('text=Analyse from here');
    await page.waitForSelector('.table[data-elsewhere="analysis"]');
    expect(await driver.asked()).toMatchObject({ seat: before.seat, step: before.step });
    await page.click('.prompt-menu');
    expect(await page.locator('.table-menu').innerText()).not.toContain('Save the record');
    await page.keyboard.press('Escape');
  });
});
