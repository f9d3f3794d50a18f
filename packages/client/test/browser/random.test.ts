import { seeded } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Driver, KeyDriver, MouseDriver, type Told } from './driver.ts';
import { type House, newGame, openHouse } from './harness.ts';

/** Decisions of each random game; more by the variable DECISIONS, and other games by SEED. */
const DECISIONS = Number(process.env.DECISIONS ?? 300);
const SEED = Number(process.env.SEED ?? 5);
/** A quiet machine needs a tenth of it. */
const MOST_MS = 400_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What a random player does now: any verb is as likely as another, however many choices it has. */
async function anyMove(driver: Driver, told: Told, below: (bound: number) => number): Promise<readonly string[]> {
  const { asked, options, gathers } = told;
  if (asked.covered) return [asked.pass ?? ''];
  if (gathers) return [...(await driver.force()).map((piece) => `take ${piece}`), 'done'];
  const verbs = [...new Set(options.map(({ text }) => text.split(' ')[0]))];
  const verb = verbs[below(verbs.length)];
  const found = options.filter(({ text }) => text.split(' ')[0] === verb);
  return [found[below(found.length)]?.text ?? ''];
}

/** Plays random decisions; after each the journal must hold what was chosen. */
async function playAtRandom(driver: Driver, seed: number): Promise<number> {
  const random = seeded(seed);
  let made = 0;
  for (; made < DECISIONS; made++) {
    const { seat, pass, length } = await driver.asked();
    if (seat === null) break;
    const declines = pass !== null && random.below(2) === 0;
    const told = await driver.uncover(declines ? [pass] : []);
    const move = await anyMove(driver, told, (bound) => random.below(bound));
    await driver.choose(...move);
    expect(await driver.entry(length)).toMatchObject({ who: seat, choice: expect.toBeOneOf([...move]) });
  }
  return made;
}

describe.each([
  ['by mouse', SEED, (page: Page): Driver => new MouseDriver(page)],
  ['by keys only', SEED + 1, (page: Page): Driver => new KeyDriver(page)],
])('whatever is offered can be chosen %s', (_how, seed, driverOf) => {
  it(
    `in a random game (seed ${seed})`,
    async () => {
      const page = await newGame(house, seed);
      expect(await playAtRandom(driverOf(page), seed)).toBe(DECISIONS);
    },
    MOST_MS,
  );
});
