import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MouseDriver, TouchDriver } from './driver.ts';
import { type LaidHouse, lay, openLaidHouse } from './laid.ts';
import { axeFindings, smallTargets, smallTexts, sticksOut } from './measure.ts';

let house: LaidHouse;

beforeAll(async () => {
  house = await openLaidHouse();
});
afterAll(() => house.close());

const panel = (page: Page) => page.locator('.overlay-panel');
const marks = (page: Page, sign: string) => page.locator(`[data-mark^="${sign} "]`);

/** Waits until the legend says this. */
const says = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction((text) => document.querySelector('.overlay-panel')?.textContent?.includes(text), words);

describe('an overlay on the map', () => {
  it('comes and goes by keys, one side after the other', async () => {
    const page = await house.visit();
    await lay(page, 'lake-george');
    await page.keyboard.press('Shift+S');
    await says(page, 'French: Drilled Troops are in supply');
    expect(await marks(page, 'supply-french').count()).toBeGreaterThan(20);
    await page.keyboard.press('Shift+S');
    await says(page, '1 stack out of supply');
    expect(await marks(page, 'cut').count()).toBe(1);
    await page.keyboard.press('Shift+S');
    expect(await panel(page).count()).toBe(0);
    expect(await page.locator('[data-mark]').count()).toBe(0);
  });

  it('has a key for its own contents: raid targets, beside the sheet', async () => {
    const page = await house.visit();
    await lay(page, 'lake-george');
    await page.keyboard.press('Shift+B');
    await says(page, '(10.1), ');
    await says(page, 'none within reach of one activation. Only past enemies: 3 targets.');
  });

  it('is described in words, for reading without the map', async () => {
    const page = await house.visit();
    await lay(page, 'quebec');
    await page.keyboard.press('Shift+C');
    await says(page, 'The French control');
    await page.click('.overlay-panel summary');
    expect(await page.locator('.overlay-lines').innerText()).toContain('Québec: controlled by nobody.');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('opens for raiders by itself on a phone too, folded until its name is pressed', async () => {
    const page = await house.visit('phone');
    const driver = new TouchDriver(page);
    await lay(page, 'lake-george');
    await driver.choose('activate campaign-1');
    await driver.choose('alone coureurs-1');
    // The list of the stack covers the map until it is closed.
    await page.keyboard.press('Escape');
    await panel(page).waitFor();
    // No target is within reach, so no sign is shown.
    expect(await page.locator('[data-mark^="far-"], [data-mark^="raid-"]').count()).toBe(0);
    expect(await panel(page).locator('summary').isVisible()).toBe(false);
    expect((await panel(page).boundingBox())?.height).toBeLessThan(60);
    const faults = [await smallTexts(page), await sticksOut(page), await smallTargets(page), await axeFindings(page)];
    expect(faults.flat()).toEqual([]);
    await page.tap('.overlay-name');
    await panel(page).locator('summary').waitFor();
  });

  it('leaves the map free if it came by itself: one sentence, and the rest after a press on its name', async () => {
    const page = await house.visit();
    const driver = new MouseDriver(page);
    await lay(page, 'lake-george');
    await driver.choose('activate campaign-1');
    await driver.choose('alone coureurs-1');
    // Beside the list of the stack it is only its name, until the list is closed.
    await page.locator('.prompt-line').hover();
    await page.keyboard.press('Escape');
    await panel(page).locator('p').waitFor();
    expect((await panel(page).boundingBox())?.height).toBeLessThan(190);
    await page.click('.overlay-name');
    await panel(page).locator('summary').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
  });

  it('is chosen from a menu, with a finger too', async () => {
    const page = await house.visit('phone', 'fr-CA');
    await lay(page, 'frontier');
    await page.tap('.drawers button:first-child');
    await page.tap('text=Calques de la carte');
    await page.waitForSelector('[data-overlay="raids-french"]');
    const faults = [await smallTexts(page), await sticksOut(page), await smallTargets(page), await axeFindings(page)];
    expect(faults.flat()).toEqual([]);
    await page.tap('[data-overlay="raids-french"]');
    await says(page, 'auxiliaires');
    expect(await smallTargets(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  });

  it('shows the reach of the stack that is pointed at', async () => {
    const page = await house.visit();
    await lay(page, 'opening');
    await page.keyboard.press('Shift+F');
    await says(page, 'Point at a stack');
    const box = await page.locator('[data-stack="french cataraqui"]').first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await says(page, 'Villiers');
    await page.waitForSelector('[data-mark^="reach"]', { state: 'attached' });
  });

  it('leaves names and counters off, and fits the map', async () => {
    const page = await house.visit();
    await lay(page, 'opening');
    await page.keyboard.press('Shift+N');
    expect(await page.locator('.layer-names').isVisible()).toBe(false);
    await page.keyboard.press('Shift+G');
    expect(await page.locator('.layer-counters').isVisible()).toBe(false);
    await page.click('button[aria-label="Show counters"]');
    expect(await page.locator('.layer-counters').isVisible()).toBe(true);
    await page.focus('.map-stage');
    await page.keyboard.press('+');
    const near = (await page.locator('[data-box="halifax"]').boundingBox())?.width ?? 0;
    await page.keyboard.press('Shift+M');
    expect((await page.locator('[data-box="halifax"]').boundingBox())?.width).toBeLessThan(near);
  });
});
