import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Driver, KeyDriver, MouseDriver, TouchDriver } from './driver.ts';
import type { SizeName } from './harness.ts';
import { type LaidHouse, lay, openLaidHouse } from './laid.ts';

// The effects of pointing at the map.

let house: LaidHouse;

beforeAll(async () => {
  house = await openLaidHouse();
});
afterAll(() => house.close());

/** The element that receives the pointer for a space: its counters, or its sign if it has none. */
const spot = (page: Page, space: string) => page.locator(`.place-hit[data-target="space:${space}"] .hit`).last();
const choices = async (driver: Driver): Promise<string[]> =>
  (await driver.journal()).flatMap((entry) => ('choice' in entry ? [entry.choice] : []));
const items = (page: Page): Promise<(string | null)[]> =>
  page.locator('.menu [data-item]').evaluateAll((all) => all.map((each) => each.getAttribute('data-item')));

/** Puts the pointer on a space, or on its counters, for longer than any hover delay. */
async function restOn(page: Page, space: string): Promise<void> {
  const box = await spot(page, space).boundingBox();
  if (!box) throw new Error(`${space} is out of sight`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(700);
}

describe('a stack of which several can be chosen', () => {
  it('opens into a list of them, and each into the choices it has; one is made, or none', async () => {
    const page = await house.visit();
    await lay(page, 'lake-george');
    const driver = new MouseDriver(page);
    await driver.choose('activate campaign-1');
    const options = await driver.options();
    const space = options.find(({ text }) => text === 'lead levis')?.space ?? '';
    const there = new Set(options.filter((each) => each.space === space).map(({ on }) => on));
    expect(there.size).toBeGreaterThan(5);
    const { length } = await driver.asked();
    await spot(page, space).click();
    for (const piece of there) await page.locator(`[data-target="${piece}"]`).first().waitFor();
    await page.click('[data-target="piece:levis"]');
    await page.waitForSelector('.menu');
    expect(await items(page)).toEqual(['lead levis', 'alone levis']);
    const box = await page.locator('.menu').boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.menu').count()).toBe(0);
    expect((await driver.asked()).length).toBe(length);
    await driver.choose('alone levis');
    expect((await choices(driver)).at(-1)).toBe('alone levis');
  });
});

describe('a pointer that rests', () => {
  it('shows and takes nothing: no planned march, no ring of the keys, no choice', async () => {
    const page = await house.visit();
    await lay(page, 'corridor');
    const driver = new KeyDriver(page);
    await spot(page, 'sorel').click();
    await page.waitForFunction(() => document.querySelector('.prompt-hint')?.textContent?.includes('March to Sorel'));
    for (const space of ['montreal', 'crown-point', 'albany']) {
      await restOn(page, space);
    }
    expect(await page.locator('.prompt-hint').innerText()).toContain('March to Sorel');
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector<HTMLElement>('.map-stage')?.focus());
    await page.keyboard.press('PageDown');
    const ring = await driver.focus();
    expect(ring).toMatch(/^space:/);
    await restOn(page, 'montreal');
    expect(await driver.focus()).toBe(ring);
    expect(await page.locator('.menu').count()).toBe(0);
    expect(await choices(driver)).toEqual([]);
  });
});

const PLAYERS: readonly (readonly [string, SizeName, (page: Page) => Driver])[] = [
  ['by mouse', 'desktop', (page) => new MouseDriver(page)],
  ['by keys', 'desktop', (page) => new KeyDriver(page)],
  ['by touch, on a phone', 'phone', (page) => new TouchDriver(page)],
];

describe.each(PLAYERS)('a force on the march, %s', (_how, size, driverOf) => {
  it('leaves pieces behind by a gesture on the map, in any order, and goes on without them', async () => {
    const page = await house.visit(size);
    await lay(page, 'corridor');
    const driver = driverOf(page);
    await driver.choose('move crown-point');
    await driver.choose('drop coureurs-1');
    await driver.choose('drop french-regular-2');
    expect((await driver.options()).map(({ text }) => text)).not.toContain('drop coureurs-1');
    await driver.choose('move winooski');
    const made = await choices(driver);
    expect(made.filter((each) => each.startsWith('drop ')).toSorted()).toEqual([
      'drop coureurs-1',
      'drop french-regular-2',
    ]);
    expect((await page.locator('.log-text').allTextContents()).join('\n')).toMatch(/Coureur/);
    const stackOf = (piece: string): Promise<string | null> =>
      page.locator(`.piece[data-piece="${piece}"]`).getAttribute('data-stack');
    expect(await stackOf('coureurs-1')).toContain('crown-point');
    expect(await stackOf('montcalm')).toContain('winooski');
  });
});
