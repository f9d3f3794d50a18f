import { type Random, seeded } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';
import { openGame } from '../in-node.ts';
import { anyMove } from './at-random.ts';
import { MouseDriver } from './driver.ts';
import { type House, keptGame, openHouse } from './harness.ts';
import { quickest } from './two-players.ts';

// Whole games against the Captain, from the start page to the end, with a part of his playouts (`BUDGET`). The other
// side discards and passes when it can, and else chooses at random.

const BUDGET = Number(process.env.BUDGET ?? 0.01);
const SEED = 7;
/** One in this many of the other side's choices is made at random. */
const AT_RANDOM = 4;
/** The longest time that the computer may take for a choice, on a busy machine. */
const STALLED = 90_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Begins the game with one press. */
async function begin(title: string, scenario: string, own: string): Promise<Page> {
  const page = await house.visit('desktop', `?seed=${SEED}&budget=${BUDGET}`);
  await page.evaluate((shown) => {
    localStorage.setItem('carillon.preferences', JSON.stringify({ pace: 'once', told: [shown], forms: true }));
  }, title);
  await page.reload();
  const form = page.locator(`[data-title="${title}"]`);
  await form.locator(`[data-scenario="${scenario}"] input`).check();
  await form.getByLabel('You play').selectOption(own);
  await form.getByLabel('Level').selectOption('Captain');
  await form.locator('[data-does="play-computer"]').click();
  await page.waitForSelector('.table');
  return page;
}

/** Waits until the own side is asked; `false` once the game is over. */
async function isAsked(page: Page, own: string): Promise<boolean> {
  await page.waitForFunction(
    (seat) => {
      const asked = window.carillon?.asked();
      return asked?.seat === seat || (asked !== undefined && document.querySelector('.ending') !== null);
    },
    own,
    { timeout: STALLED },
  );
  return (await page.locator('.ending').count()) === 0;
}

/** Makes one choice for the own side. */
async function oneMove(driver: MouseDriver, random: Random): Promise<void> {
  const shown = await driver.uncover([]);
  const move =
    shown.gathers || random.below(AT_RANDOM) === 0 ? await anyMove(driver, shown, random) : [quickest(shown.options)];
  await driver.choose(...move).catch(async (cause: unknown) => {
    const at = `${shown.asked.procedure}.${shown.asked.step}`;
    const picture = await driver.picture(`captain-${at}`);
    throw new Error(`${move.join(', ')} could not be chosen at ${at}; see ${picture}`, { cause });
  });
}

it.each([
  ['wilderness-war', 'annus-mirabilis', 'British', wildernessWarEngine],
  ['bayonets-tomahawks', 'vaudreuils-petite-guerre', 'British', bayonetsTomahawksEngine],
] as const)('%s, %s: a game against the Captain comes to its end', { timeout: 1_800_000 }, async (...game) => {
  const [title, scenario, side, engine] = game;
  const own = side.toLowerCase();
  const page = await begin(title, scenario, side);
  const driver = new MouseDriver(page);
  const random = seeded(SEED);
  let made = 0;
  for (; await isAsked(page, own); made++) await oneMove(driver, random);
  const { journal, end, computer } = await keptGame(page);
  const { result } = openGame(engine as typeof wildernessWarEngine, { scenario, seed: SEED }, journal).again();
  expect(end).toEqual(result);
  expect(computer).toMatchObject({ level: 'captain', budget: BUDGET });
  expect(computer?.thoughts.length, 'choices that the Captain thought about').toBeGreaterThan(10);
  expect(await page.locator('.ending').innerText()).toMatch(/French|British|draw/i);
  console.log(`${scenario} at ${BUDGET}: ${made} own choices, ${journal.length} entries, ${end?.winner} wins`);
});
