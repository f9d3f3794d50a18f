import { seeded } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playAtRandom } from './at-random.ts';
import { type Driver, KeyDriver, MouseDriver } from './driver.ts';
import { type House, newTomahawks, openHouse } from './harness.ts';

/**
 * Decisions of the game. `DECISIONS=100000` plays them to their end, `SCENARIO` names the one that is played, `SEED` another
 * game of it: a whole year takes minutes, the whole war an hour.
 */
const DECISIONS = Number(process.env.DECISIONS ?? 40);
const SCENARIO = process.env.SCENARIO ?? 'vaudreuils-petite-guerre';
const SEED = Number(process.env.SEED ?? 12);
/** Generous: the machine may be busy. */
const MOST_MS = Math.max(400_000, DECISIONS * 1_000);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe.each([
  ['by mouse', SEED - 1, (page: Page): Driver => new MouseDriver(page)],
  ['by keys only', SEED, (page: Page): Driver => new KeyDriver(page)],
])('a game of Bayonets & Tomahawks is played %s', (_how, seed, driverOf) => {
  it(
    `choosing at random whatever is offered (seed ${seed})`,
    async () => {
      const page = await newTomahawks(house, seed, 'desktop', SCENARIO);
      const driver = driverOf(page);
      const made = await playAtRandom(driver, seeded(seed), DECISIONS);
      const { seat } = await driver.asked();
      if (seat !== null) expect(made).toBe(DECISIONS);
      else expect(await page.locator('#prompt').innerText()).toMatch(/rule 18\.2\.1/);
    },
    MOST_MS,
  );
});
