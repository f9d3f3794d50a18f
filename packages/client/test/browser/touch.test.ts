import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver } from './driver.ts';
import { type House, newGame, openHouse, SIZES } from './harness.ts';
import { findGame, type PlannedGame } from './plan.ts';
import { stoppedGame } from './stopped.ts';

let house: House;
let game: PlannedGame;

beforeAll(async () => {
  game = findGame();
  house = await openHouse();
});
afterAll(() => house.close());

describe('by touch', () => {
  it('a first tap shows the action, a second performs it', async () => {
    const { page } = await stoppedGame(house, game, 'march.onward', 'phone');
    const driver = new KeyDriver(page);
    const options = await driver.options();
    const alone = options.filter(({ on }) => options.filter((each) => each.on === on).length === 1);
    const step = alone.find(({ text }) => text.startsWith('move '));
    const { length } = await driver.asked();
    await page.keyboard.press('0');
    const at = await page.locator(`[data-target="${step?.on}"]`).first().boundingBox();
    if (!at) throw new Error(`${step?.on} is out of sight`);
    const tap = (): Promise<void> => page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await tap();
    expect(await page.locator('.prompt-hint').innerText()).toMatch(/^March to .*1 space/);
    expect((await driver.asked()).length).toBe(length);
    await tap();
    await page.waitForFunction((before) => window.carillon?.asked().length !== before, length);
  });

  it('cards come up when they are to be played, and log and tracks as drawers', async () => {
    const page = await newGame(house, game.seed, 'phone');
    await page.tap('.prompt [data-option="look"]');
    await page.waitForSelector('.table-hand button.card');
    expect(await page.evaluate(() => innerWidth)).toBe(SIZES.phone.width);
    await page.tap('[data-drawer-tab="log"]');
    expect(await page.locator('.log').isVisible()).toBe(true);
    expect(await page.locator('.table-hand').isVisible()).toBe(false);
    await page.tap('[data-drawer-tab="tracks"]');
    expect(await page.locator('.table-tracks').isVisible()).toBe(true);
  });
});
