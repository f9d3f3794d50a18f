import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './harness.ts';
import { judged } from './openings.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** How many judged turns a test waits for: a whole game takes half a minute. */
const ENOUGH = 8;

const WILDERNESS_WAR = 'wilderness-war/eager-annus-mirabilis-184';
const BAYONETS = 'bayonets-tomahawks/eager-vaudreuils-petite-guerre-58';

it.each([WILDERNESS_WAR, BAYONETS])('a finished game is judged, turn by turn: %s', async (record) => {
  const page = await judged(house, record, ENOUGH);
  const panel = page.locator('.judgement');
  expect(await panel.innerText()).toMatch(
    /Judgement[\s\S]*\d+ of \d+ judged[\s\S]*Decisions −?[\d.]+ points, luck [−+]?[\d.]+/,
  );
  // Each name is beside the end of its line, and clear of the other.
  const [ends = [], names = []] = await panel.evaluate((shown) => {
    const boxes = (what: string) => [...shown.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
    return [boxes('.judgement-line'), boxes('.judgement-curve .judgement-seat')];
  });
  expect(names).toHaveLength(2);
  const rightmost = Math.max(...ends.map(({ right }) => right));
  for (const { left } of names) expect(Math.abs(left - rightmost)).toBeLessThan(16);
  const [high, low] = names.toSorted((a, b) => a.top - b.top);
  expect(high && low && low.top - high.bottom).toBeGreaterThanOrEqual(-1);
  await panel.locator('.judgement-slider').evaluate((slider: HTMLInputElement) => {
    slider.value = '4';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForSelector('.table[data-elsewhere="past"]');
  expect(await panel.locator('.judgement-shown').innerText()).toMatch(
    /turn 5 of \d+[\s\S]*Chance of winning: \d+% with the best plan found, \d+% with the plan chosen, \d+% after luck[\s\S]*Decision −?[\d.]+ ± [\d.]+ points/,
  );
  await page.click('[data-option="judging-close"]');
  await page.waitForSelector('.judgement', { state: 'detached' });
});
