import { isUndo } from '@carillon/flow';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inForce, publicly } from '../in-node.ts';
import { type Driver, KeyDriver, MouseDriver } from './driver.ts';
import { type House, newGame, openHouse } from './harness.ts';
import { findGame, type PlannedGame } from './plan.ts';
import { playPlanned } from './play-planned.ts';

let house: House;
let game: PlannedGame;

beforeAll(async () => {
  game = findGame();
  house = await openHouse();
});
afterAll(() => house.close());

/** The whole game: its choices are in the journal, and the page shows its events. */
async function check(page: Page, driver: Driver): Promise<void> {
  const journal = await driver.journal();
  expect(journal.filter(isUndo)).toHaveLength(1);
  expect(publicly(inForce(journal))).toEqual(publicly(inForce(game.journal)));
  const log = await page.locator('.log').innerText();
  expect(log).toMatch(/intercept/i);
  expect(log).toMatch(/retreat/i);
  expect(await page.title()).toMatch(/^(French|British) · /);
}

describe.each([
  ['by mouse', (page: Page): Driver => new MouseDriver(page)],
  ['by keys only', (page: Page): Driver => new KeyDriver(page)],
])('a game %s', (_how, driverOf) => {
  it('is played through three marches, an interception, a battle with a retreat, and a choice taken back', async () => {
    const page = await newGame(house, game.seed);
    const driver = driverOf(page);
    await playPlanned(driver, game.moves, 'lead ');
    await check(page, driver);
  });
});
