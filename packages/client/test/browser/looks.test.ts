import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver } from './driver.ts';
import { type House, newGame, openHouse, type SizeName } from './harness.ts';
import { axeFindings, deadRules, overlaps, smallTargets, smallTexts, sticksOut } from './measure.ts';
import { findGame, type PlannedGame } from './plan.ts';

let house: House;
let game: PlannedGame;

beforeAll(async () => {
  game = findGame();
  house = await openHouse();
});
afterAll(() => house.close());

/** Everything that is wrong with what the page shows now. */
async function faults(page: Page, size: SizeName): Promise<string[]> {
  const found = [await smallTexts(page), await sticksOut(page), await deadRules(page), await axeFindings(page)];
  if (size !== 'phone') found.push(await overlaps(page));
  if (size !== 'desktop') found.push(await smallTargets(page));
  return found.flat();
}

/** Keeps what is seen as a picture, in the folder that the variable PICTURES names. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), scale: 'css' });
}

/** Puts the pointer on the farthest space that the force could march to, so that the way there is drawn. */
async function pointAtWay(page: Page): Promise<void> {
  const far = await page.evaluate(() => {
    const routes = window.carillon?.routes() ?? [];
    return routes.toSorted((a, b) => b.choices.length - a.choices.length)[0]?.to;
  });
  if (far) await page.locator(`[data-target="space:${far}"]`).first().hover();
}

/** Looks at the page once for every kind of question that the game asks, covered and open. */
async function lookThrough(page: Page, size: SizeName): Promise<Record<string, string[]>> {
  const driver = new KeyDriver(page);
  const looked: Record<string, string[]> = {};
  const look = async (): Promise<void> => {
    const { procedure, step, covered } = await driver.asked();
    const question = `${procedure}.${step}${covered ? '.covered' : ''}`;
    if (looked[question] !== undefined) return;
    if (size === 'desktop') await pointAtWay(page);
    await picture(page, `${size}-${question}`);
    looked[question] = await faults(page, size);
  };
  for (const move of game.moves) {
    await look();
    await driver.uncover(move);
    await look();
    await driver.choose(...move);
  }
  return looked;
}

/** French takes more room: what fits in it on small screens fits in English too. */
const READERS: readonly (readonly [SizeName, string])[] = [
  ['desktop', 'en-GB'],
  ['tablet', 'fr-CA'],
  ['phone', 'fr-CA'],
];

describe.each(READERS)('on a %s (%s)', (size, locale) => {
  it('every question is legible, inside its panel, and open to everybody', async () => {
    const page = await newGame(house, game.seed, size, locale);
    const looked = await lookThrough(page, size);
    expect(Object.entries(looked).filter(([, found]) => found.length > 0)).toEqual([]);
    expect(Object.keys(looked).length).toBeGreaterThan(6);
  });

  it('the start page and the windows are too', async () => {
    const page = await house.visit(size, '', locale);
    await page.waitForSelector('.start');
    expect(await faults(page, size)).toEqual([]);
    await page.click('[data-scenario="full-campaign"]');
    await page.click('.options summary');
    await page.click('[data-agreement="raidsHurtMilitia"]');
    await picture(page, `${size}-start`);
    expect(await faults(page, size)).toEqual([]);
    await page.click('[data-scenario="annus-mirabilis"]');
    await page.click('[data-open="annus-mirabilis"]');
    await page.waitForSelector('.table');
    await page.keyboard.press('?');
    expect(await faults(page, size)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+T');
    expect(await faults(page, size)).toEqual([]);
  });
});
