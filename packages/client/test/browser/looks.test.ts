import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoFrames } from './aiming.ts';
import { KeyDriver } from './driver.ts';
import { begin, type House, openHouse, type SizeName, sitDown } from './harness.ts';
import { axeFindings, deadRules, overlaps, smallTargets, smallTexts, sticksOut } from './measure.ts';
import { QUESTIONS, type Questions } from './questions.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The least height of a phone's map, in CSS pixels: a stack and its neighbours can be seen. */
const LEAST_MAP = 110;

/** The height of the map between the bars, if it is too small for a phone's user. */
async function lowMap(page: Page): Promise<string[]> {
  const heights = await page
    .locator('.table-map')
    .evaluateAll((stages) => stages.map((stage) => stage.getBoundingClientRect().height));
  return heights.filter((height) => height < LEAST_MAP).map((height) => `the map is ${height} px high`);
}

/** All visible faults of the page. */
async function faults(page: Page, size: SizeName): Promise<string[]> {
  const found = [await smallTexts(page), await sticksOut(page), await deadRules(page), await axeFindings(page)];
  if (size !== 'phone') found.push(await overlaps(page));
  if (size !== 'desktop') found.push(await smallTargets(page));
  if (size === 'phone') found.push(await lowMap(page));
  return found.flat();
}

/** Saves a screenshot in the folder named by the variable PICTURES. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), scale: 'css' });
}

/** Puts the pointer on the farthest space within the force's reach, so that the route there is drawn. */
async function pointAtWay(page: Page): Promise<void> {
  const far = await page.evaluate(() => {
    const routes = window.carillon?.routes() ?? [];
    return routes.toSorted((a, b) => b.choices.length - a.choices.length)[0]?.to;
  });
  if (far) await page.locator(`[data-target="space:${far}"]`).first().hover();
}

/** The page's faults at each kind of question, with the hand covered and open; and the number of checks made. */
async function lookThrough(page: Page, size: SizeName, questions: Questions): Promise<Looked> {
  const driver = new KeyDriver(page);
  const found: string[] = [];
  let looks = 0;
  const look = async (name: string): Promise<void> => {
    looks++;
    if (size === 'desktop') await pointAtWay(page);
    // What the user sees: floating notes find their place in the frame after a change.
    await page.evaluate(twoFrames, 0);
    await picture(page, `${size}-${name}`);
    found.push(...(await faults(page, size)).map((fault) => `${name}: ${fault}`));
  };
  for (const [question, saved] of questions) {
    await sitDown(page, saved);
    if ((await driver.asked()).covered) await look(`${question}.covered`);
    await driver.uncover(['']);
    await look(question);
  }
  return { found, looks };
}

interface Looked {
  readonly found: readonly string[];
  readonly looks: number;
}

/** A title, a long scenario of it, and an option agreed before the game. */
const TITLES: readonly (readonly [string, string, string])[] = [
  ['wilderness-war', 'full-campaign', 'raidsHurtMilitia'],
  ['bayonets-tomahawks', 'french-and-indian-war', 'battleOrder'],
];

/** French takes more room than English: a text that fits in French on small screens also fits in English. */
const READERS: readonly (readonly [SizeName, string])[] = [
  ['desktop', 'en-GB'],
  ['tablet', 'fr-CA'],
  ['phone', 'fr-CA'],
];

/** Generous: the machine may be busy. */
const MOST_MS = 1_200_000;

describe.each(TITLES)('%s', (title, scenario, agreement) => {
  let questions: Questions;
  beforeAll(() => {
    questions = QUESTIONS[title]?.() ?? new Map();
  }, MOST_MS);

  describe.each(READERS)('on a %s (%s)', (size, locale) => {
    it('every question is legible, inside its panel, and open to everybody', { timeout: MOST_MS }, async () => {
      const page = await house.visit(size, '', locale);
      const { found, looks } = await lookThrough(page, size, questions);
      expect(found).toEqual([]);
      expect(looks).toBeGreaterThan(30);
    });

    it('the start page is too', async () => {
      const page = await house.visit(size, '', locale);
      await page.waitForSelector('.start');
      expect(await faults(page, size)).toEqual([]);
      await page.click(`[data-scenario="${scenario}"]`);
      await page.click(`.options:has([data-agreement="${agreement}"]) summary`);
      await page.click(`[data-agreement="${agreement}"]`);
      await picture(page, `${size}-start-${title}`);
      expect(await faults(page, size)).toEqual([]);
    });

    it('the windows of a table are too', async () => {
      const page = await begin(house, { scenario, seed: 1 }, size, locale);
      await page.keyboard.press('?');
      expect(await faults(page, size)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+T');
      expect(await faults(page, size)).toEqual([]);
    });
  });
});
