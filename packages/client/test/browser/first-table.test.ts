import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from './harness.ts';
import { Meter } from './meter.ts';
import { RealServer } from './real-server.ts';

/** The limit on everything that a browser with an empty cache fetches until it shows a first table. */
const FIRST_TABLE_KB = 510;

let server: RealServer;

beforeAll(async () => {
  server = await RealServer.start();
});
afterAll(() => server.close());

/** The limit on the start page, with its fonts and its pictures. */
const FIRST_VIEW_KB = 175;

it(`a first view is at most ${FIRST_VIEW_KB} KB over the wire, the pictures included`, async () => {
  const meter = await Meter.before(server.url);
  const house = await openHouse({ site: meter.url });
  const page = await house.visit();
  await page.waitForSelector('.cover-picture');
  await page.waitForLoadState('networkidle');
  console.log(`${meter.kilobytes.toFixed(0)} KB to the first view (at most ${FIRST_VIEW_KB})`);
  expect(meter.kilobytes).toBeGreaterThan(FIRST_VIEW_KB / 4);
  expect(meter.kilobytes).toBeLessThanOrEqual(FIRST_VIEW_KB);
  await house.close();
  meter.close();
});

describe(`a first table is at most ${FIRST_TABLE_KB} KB over the wire (P6)`, () => {
  it.each([
    ['wilderness-war', 'annus-mirabilis'],
    ['bayonets-tomahawks', 'vaudreuils-petite-guerre'],
  ])('of %s', async (title, scenario) => {
    const meter = await Meter.before(server.url);
    const house = await openHouse({ site: meter.url });
    const page = await house.visit();
    await page.click(`[data-open="${scenario}"]`);
    await page.waitForSelector('.table');
    await page.waitForLoadState('networkidle');
    console.log(`${title}: ${meter.kilobytes.toFixed(0)} KB to the first table (at most ${FIRST_TABLE_KB})`);
    // A check that the page was fetched at all: the start page alone has more than half of the limit.
    expect(meter.kilobytes).toBeGreaterThan(FIRST_TABLE_KB / 4);
    expect(meter.kilobytes).toBeLessThanOrEqual(FIRST_TABLE_KB);
    await house.close();
    meter.close();
  });
});
