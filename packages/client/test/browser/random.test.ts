import { seeded } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playAtRandom } from './at-random.ts';
import { type Driver, KeyDriver, MouseDriver } from './driver.ts';
import { type House, newGame, openHouse } from './harness.ts';

/** Decisions of each random game; `npm run browser:long` makes 300, and SEED plays other games. */
const DECISIONS = Number(process.env.DECISIONS ?? 40);
const SEED = Number(process.env.SEED ?? 5);
/** A quiet machine needs a tenth of it. */
const MOST_MS = Math.max(400_000, DECISIONS * 4_000);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe.each([
  ['by mouse', SEED, (page: Page): Driver => new MouseDriver(page)],
  ['by keys only', SEED + 1, (page: Page): Driver => new KeyDriver(page)],
])('whatever is offered can be chosen %s', (_how, seed, driverOf) => {
  it(
    `in a random game (seed ${seed})`,
    async () => {
      const page = await newGame(house, seed);
      expect(await playAtRandom(driverOf(page), seeded(seed), DECISIONS)).toBe(DECISIONS);
    },
    MOST_MS,
  );
});
