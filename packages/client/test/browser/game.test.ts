import { type Entry, isUndo, lineOf } from '@carillon/flow';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Driver, KeyDriver, MouseDriver } from './driver.ts';
import { type House, newGame, openHouse } from './harness.ts';
import { findGame, type PlannedGame } from './plan.ts';

let house: House;
let game: PlannedGame;

beforeAll(async () => {
  game = findGame();
  house = await openHouse();
});
afterAll(() => house.close());

/** What is in force of a journal, taken-back choices left out: who chose what, dice and draws included. */
const inForce = (journal: readonly Entry[]): string[] =>
  lineOf(journal).map((number) => {
    const entry = journal[number];
    return entry && !isUndo(entry) ? `${entry.who}: ${entry.choice}` : '';
  });

/** Draws told to nobody else than their seat. */
const publicly = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/draw .*/, 'draw ?'));

/** Plays the game that was found; takes the first march of more than one space back once, and makes it again. */
async function playThrough(driver: Driver): Promise<void> {
  let takenBack = false;
  for (const move of game.moves) {
    await driver.choose(...move);
    if (takenBack || !move[0]?.startsWith('lead ')) continue;
    takenBack = true;
    await driver.undo();
    await driver.redo();
  }
}

/** The whole game: what was chosen, and that the page tells of it. */
async function check(page: Page, driver: Driver): Promise<void> {
  const journal = await driver.journal();
  expect(journal.filter(isUndo)).toHaveLength(1);
  expect(publicly(inForce(journal))).toEqual(publicly(inForce(game.journal)));
  const log = await page.locator('.log').innerText();
  expect(log).toMatch(/intercept/i);
  expect(log).toMatch(/retreat/i);
  expect(await page.title()).toMatch(/^● (French|British)/);
}

describe.each([
  ['by mouse', (page: Page): Driver => new MouseDriver(page)],
  ['by keys only', (page: Page): Driver => new KeyDriver(page)],
])('a game %s', (_how, driverOf) => {
  it('is played through three marches, an interception, a battle with a retreat, and a choice taken back', async () => {
    const page = await newGame(house, game.seed);
    const driver = driverOf(page);
    await playThrough(driver);
    await check(page, driver);
  });
});
