import { seeded } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playAtRandom } from './at-random.ts';
import { type Driver, KeyDriver, MouseDriver } from './driver.ts';
import { begin, type House, openHouse } from './harness.ts';

/** Decisions of each random game; `npm run browser:long` makes 300, and SEED plays other games. */
const DECISIONS = Number(process.env.DECISIONS ?? 8);
const SEED = Number(process.env.SEED ?? 5);
/** The difference between the seeds of successive games. */
const ANOTHER = 1_000;
/** The time limit, in milliseconds; an idle machine needs a tenth of it. */
const MOST_MS = Math.max(400_000, DECISIONS * 4_000);

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PLAYERS: readonly (readonly [string, (page: Page) => Driver])[] = [
  ['by mouse', (page) => new MouseDriver(page)],
  ['by keys only', (page) => new KeyDriver(page)],
];

/** A scenario of each title, long enough for all decisions. */
const GAMES = ['annus-mirabilis', 'french-and-indian-war'].flatMap((scenario) =>
  PLAYERS.map(([how, driverOf], i) => ({ scenario, how, driverOf, seed: SEED + i })),
);

describe.each(GAMES)('whatever is offered can be chosen ($how)', ({ scenario, seed, driverOf }) => {
  it(
    `in a random game (${scenario}, seed ${seed})`,
    async () => {
      let made = 0;
      // If a game ends before all decisions are made, another begins.
      for (let game = seed; made < DECISIONS; game += ANOTHER) {
        const page = await begin(house, { scenario, seed: game });
        const played = await playAtRandom(driverOf(page), seeded(game), DECISIONS - made);
        expect(played.made).toBeGreaterThan(0);
        made += played.made;
      }
    },
    MOST_MS,
  );
});
