import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, takeUp } from './harness.ts';
import { finished } from './records.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Turns that a test waits for: a whole game takes half a minute. */
const ENOUGH = 8;

const WILDERNESS_WAR = 'wilderness-war/eager-annus-mirabilis-184';
const BAYONETS = 'bayonets-tomahawks/eager-vaudreuils-petite-guerre-58';

/** Opens the judgement at the end of a game, and waits until some turns are judged. */
async function judged(record: string): Promise<Page> {
  const page = await takeUp(house, finished(record));
  await page.locator('.ending [data-option="judge"]').click();
  await page.waitForFunction(
    (least) => Number(document.querySelector<HTMLElement>('.judgement')?.dataset.judged ?? 0) >= least,
    ENOUGH,
    { timeout: 90_000 },
  );
  return page;
}

it.each([WILDERNESS_WAR, BAYONETS])('a finished game is judged, turn by turn: %s', async (record) => {
  const page = await judged(record);
  const panel = page.locator('.judgement');
  expect(await panel.innerText()).toMatch(
    /Judgement[\s\S]*\d+ of \d+ judged[\s\S]*Decisions [-−]?[\d.]+ points, luck [-−+]?[\d.]+/,
  );
  await panel.locator('.judgement-slider').evaluate((slider: HTMLInputElement) => {
    slider.value = '4';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForSelector('.table[data-elsewhere="past"]');
  expect(await panel.locator('.judgement-told').innerText()).toMatch(
    /turn 5 of \d+[\s\S]*Chance of winning: \d+% with the best plan found, \d+% with the plan chosen, \d+% after luck[\s\S]*Decision [-−]?[\d.]+ ± [\d.]+ points/,
  );
  await page.click('[data-option="judging-close"]');
  await page.waitForSelector('.judgement', { state: 'detached' });
});
