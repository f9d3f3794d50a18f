import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MouseDriver } from './driver.ts';
import { type House, newGame, openHouse, SIZES } from './harness.ts';
import { type LaidHouse, lay, openLaidHouse } from './laid.ts';
import { axeFindings } from './measure.ts';

let laid: LaidHouse;
let house: House;

beforeAll(async () => {
  laid = await openLaidHouse();
  house = await openHouse();
});
afterAll(async () => {
  await laid.close();
  await house.close();
});

const WIDE = { width: 1920, height: 1080 };
const NOTES = ['.legend-note', '.foresight', '.map-key'] as const;
/** A card for three points in the French hand of this game. */
const CARD = 'victories-in-germany-48';
const SEED = 7;

interface Seen {
  /** Those that lie over the map, at least in part. */
  readonly over: readonly string[];
  /** Those that stand in the second column, with nothing of them cut off. */
  readonly whole: readonly string[];
}

const look = (page: Page, selectors: readonly string[]): Promise<Seen> =>
  page.evaluate((all) => {
    const stage = document.querySelector('.map-stage')?.getBoundingClientRect() ?? new DOMRect();
    const desk = document.querySelector('.side-desk')?.getBoundingClientRect() ?? new DOMRect();
    const found = all.map((name) => {
      const each = document.querySelector(name);
      const { left, right, top, bottom, height } = each?.getBoundingClientRect() ?? new DOMRect();
      const isOver = left < stage.right && right > stage.left && top < stage.bottom && bottom > stage.top;
      const isIn = left >= desk.left && right <= desk.right && top >= desk.top && bottom <= desk.bottom + 1;
      const isCut = each === null || each.scrollHeight > each.clientHeight + 1;
      return { name, isOver, isWhole: height > 0 && isIn && !isCut };
    });
    const names = (are: 'isOver' | 'isWhole') => found.filter((each) => each[are]).map(({ name }) => name);
    return { over: names('isOver'), whole: names('isWhole') };
  }, selectors);

/** Points at a space, until the note on it and the forecast of the march there are shown. */
async function pointAt(page: Page, space: string): Promise<void> {
  await page.locator(`.map-stage [data-target="space:${space}"]`).last().hover({ force: true });
  await page.waitForSelector(`.legend-note[data-legend="space:${space}"]`);
  await page.waitForFunction(() => document.querySelector('.foresight')?.textContent?.trim());
}

describe('in a window with a second column', () => {
  it.each([
    ['wilderness-war', 'green-mountains-central'],
    ['bayonets-tomahawks', 'ticonderoga'],
  ] as const)('what is said of a march stands whole in that column, not over the map: %s', async (title, space) => {
    const page = await laid.visit();
    await page.setViewportSize(WIDE);
    await lay(page, 'corridor', title);
    if (title === 'bayonets-tomahawks') await page.getByRole('button', { name: /^Set out/ }).click();
    await page.waitForSelector('.map-key [data-mark]');
    const map = await page.locator('.map-stage').boundingBox();
    const key = await page.locator('.map-key').boundingBox();
    await pointAt(page, space);
    expect(await look(page, NOTES)).toEqual({ over: [], whole: NOTES });
    expect(await page.locator('.map-key').boundingBox()).toEqual(key);
    expect(await page.locator('.map-stage').boundingBox()).toEqual(map);
    expect(await axeFindings(page)).toEqual([]);
    await page.click('.side-tab[data-does="coach"]');
    await page.waitForSelector('.side-desk .coach-body[aria-busy="false"]');
    await pointAt(page, space);
    expect((await look(page, ['.coach', ...NOTES])).over).toEqual([]);
    expect((await page.locator('.side-desk .coach').boundingBox())?.height).toBeGreaterThan(150);
    // In a smaller one they are over the map.
    await page.setViewportSize(SIZES.desktop);
    await page.waitForSelector('.table-map .map-key');
    await pointAt(page, space);
    expect((await look(page, NOTES)).over).toEqual(NOTES);
  });

  it('the panel of a force stands there too, with its button in reach', async () => {
    const page = await newGame(house, SEED);
    await page.setViewportSize(WIDE);
    const driver = new MouseDriver(page);
    await driver.choose(`activate ${CARD}`);
    await driver.choose('lead montcalm');
    await page.waitForSelector('.force-piece');
    const take = page.locator('.force [data-option="force"]');
    const before = await take.boundingBox();
    expect(await look(page, ['.force'])).toEqual({ over: [], whole: ['.force'] });
    expect(await take.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.locator('.force-piece').first().click();
    expect(await take.boundingBox()).toEqual(before);
    await page.setViewportSize(SIZES.desktop);
    await page.waitForSelector('.table > .force');
  });
});

it('a second row of buttons for fingers leaves score and season in sight', async () => {
  const page = await newGame(house, SEED, 'tablet');
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.waitForSelector('.prompt-buttons .button');
  const [bar, tracks] = [page.locator('.prompt'), page.locator('.table-tracks')];
  const low = await bar.boundingBox();
  await page.evaluate(() => {
    const box = document.querySelector('.prompt-buttons');
    const [button] = box?.querySelectorAll('.button') ?? [];
    for (let i = 0; i < 6; i++) box?.append(button?.cloneNode(true) ?? '');
  });
  await page.waitForSelector('.prompt-buttons[data-crowded="over"]');
  const high = await bar.boundingBox();
  expect(high?.height).toBeGreaterThan((low?.height ?? 0) + 20);
  expect((await tracks.boundingBox())?.y).toBeGreaterThanOrEqual((high?.height ?? 0) - 3);
});
