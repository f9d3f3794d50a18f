import { isUndo } from '@carillon/flow';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bayonetsTomahawksEngine } from '../engines.ts';
import { inForce, logOf, openGame } from '../in-node.ts';
import { type Driver, MouseDriver, TouchDriver } from './driver.ts';
import { begin, type House, keptGame, openHouse, type SizeName } from './harness.ts';
import { playPlanned } from './play-planned.ts';
import { EVENTS, findYear, type PlannedYear } from './year.ts';

let house: House;
let year: PlannedYear;

beforeAll(async () => {
  year = findYear();
  house = await openHouse();
});
afterAll(() => house.close());

/** The steps and events still missing from the year, by this browser's saved game. */
async function missed(page: Page): Promise<string[]> {
  const { journal } = await keptGame(page);
  const onPage = { ...year, ...logOf(openGame(bayonetsTomahawksEngine, year, journal)) };
  return Object.keys(EVENTS).filter((what) => EVENTS[what]?.(onPage) !== true);
}

const PLAYERS: readonly (readonly [string, SizeName, (page: Page) => Driver])[] = [
  ['by mouse', 'desktop', (page) => new MouseDriver(page)],
  ['by touch, on a phone', 'phone', (page) => new TouchDriver(page)],
];

describe.each(PLAYERS)('the whole of 1755 %s', (_how, size, driverOf) => {
  // Generous: the machine may be busy.
  it('is played to its winner, with a march taken back on the way', { timeout: 1_800_000 }, async () => {
    const page = await begin(house, year, size);
    const driver = driverOf(page);
    await playPlanned(driver, year.moves, 'move ');
    const journal = await driver.journal();
    expect(journal.filter(isUndo)).toHaveLength(1);
    expect(inForce(journal)).toEqual(inForce(year.journal));
    expect(await missed(page)).toEqual([]);
    expect(await page.locator('#prompt').innerText()).toMatch(/win.*rule 18\.2\.1/s);
    expect(await page.locator('.log-heading', { hasText: 'Winter Quarters' }).count()).toBe(1);
  });
});
