import { seeded } from '@carillon/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playAtRandom } from './at-random.ts';
import { KeyDriver } from './driver.ts';
import { type House, newTomahawks, openHouse } from './harness.ts';

/**
 * Decisions of the game. `DECISIONS=100000` plays them to their end, `SCENARIO` names the one that is played, `SEED` another
 * game of it: a whole year takes minutes, the whole war an hour.
 */
const DECISIONS = Number(process.env.DECISIONS ?? 50);
const SCENARIO = process.env.SCENARIO ?? 'vaudreuils-petite-guerre';
const SEED = Number(process.env.SEED ?? 12);
/** Generous: the machine may be busy. */
const MOST_MS = Math.max(400_000, DECISIONS * 1_000);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it(
  `a game of Bayonets & Tomahawks is played by keys only, choosing at random whatever is offered (seed ${SEED})`,
  async () => {
    const page = await newTomahawks(house, SEED, 'desktop', SCENARIO);
    const driver = new KeyDriver(page);
    const made = await playAtRandom(driver, seeded(SEED), DECISIONS);
    const { seat } = await driver.asked();
    if (seat !== null) expect(made).toBe(DECISIONS);
    else expect(await page.locator('#prompt').innerText()).toMatch(/rule 18\.2\.1/);
  },
  MOST_MS,
);
