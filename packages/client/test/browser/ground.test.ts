import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { GAMES } from '../feel/games.ts';
import { chooseOften, open, share } from '../feel/measures.ts';
import { workDuring } from '../feel/work.ts';
import { type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';
import { FLAGS } from './places.ts';

let laid: LaidHouse;

beforeAll(async () => {
  laid = await openLaidHouse({ alone: true });
});
afterAll(() => laid.close());

const LAID_TITLES: readonly LaidTitle[] = ['wilderness-war', 'bayonets-tomahawks'];

describe.each(LAID_TITLES)('the map of %s', (title) => {
  it('keeps its ground as drawn when a ring goes or a choice is made', async () => {
    const page = await laid.visit();
    await lay(page, 'battle', title);
    await page.focus('.map-stage');
    const press = (key: string) => (): Promise<void> => page.keyboard.press(key);
    const ground = groundIn(await drawnBy(page, press('+')));
    expect(groundIn(await drawnBy(page, press('0')))).toBe(ground);
    while ((await drawnBy(page, nothing)).size > 0);
    const ringGoes = (): Promise<void> =>
      page
        .locator('.layer-highlights .halo')
        .first()
        .evaluate((ring) => ring.remove());
    for (const work of [ringGoes, press('PageDown'), press('Enter')]) {
      const drawn = await drawnBy(page, work);
      expect(drawn.size).toBeGreaterThan(0);
      expect(drawn.get(ground) ?? NOTHING).toEqual(NOTHING);
    }
  });

  it('keeps its ground as drawn when it is dragged back to a part seen before', async () => {
    const page = await laid.visit();
    await lay(page, 'battle', title);
    await page.focus('.map-stage');
    const ground = groundIn(await drawnBy(page, () => page.keyboard.press('+')));
    const to = async (x: number, y: number): Promise<void> => {
      await page.mouse.move(600, 400);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 8 });
      await page.mouse.up();
    };
    await drawnBy(page, () => to(500, 330));
    expect((await drawnBy(page, () => to(700, 470))).get(ground) ?? NOTHING).toEqual(NOTHING);
  });
});

/** The minimum number of entries at the end of a year or a season, which fills the log with new lines. */
const MANY = 12;
/**
 * How many elements a choice may restyle: the median, p95, and at the end of a year or season; twice the measured
 * numbers.
 */
const RESTYLED: Readonly<Record<LaidTitle, Readonly<Record<'middle' | 'p95' | 'many', number>>>> = {
  'wilderness-war': { middle: 170, p95: 1180, many: 1620 },
  'bayonets-tomahawks': { middle: 560, p95: 1380, many: 1040 },
};

it.each(LAID_TITLES)('restyles few elements at 40 usual choices of %s', { timeout: 300_000 }, async (title) => {
  const saved = GAMES[title]?.(250);
  if (saved === undefined) throw new Error(`no game of ${title}`);
  const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '', args: [...FLAGS] });
  const table = await open(browser, inject('site'));
  const choices = await workDuring(browser, table.page, () => chooseOften(table, saved, 40));
  await browser.close();
  expect(choices.length).toBeGreaterThan(30);
  const restyledAt = (all: typeof choices, part: number): number =>
    share(
      all.map(({ restyled }) => restyled),
      part,
    );
  const usual = choices.filter(({ entries }) => entries < MANY);
  const { middle, p95, many } = RESTYLED[title];
  expect(usual.length).toBeGreaterThan(30);
  expect(restyledAt(usual, 0.5)).toBeGreaterThan(0);
  expect(restyledAt(usual, 0.5)).toBeLessThanOrEqual(middle);
  expect(restyledAt(usual, 0.95)).toBeLessThanOrEqual(p95);
  const endings = choices.filter(({ entries }) => entries >= MANY);
  expect(endings.length).toBeGreaterThan(0);
  for (const { restyled } of endings) expect(restyled).toBeLessThanOrEqual(many);
});

/** The layer that took longest when the whole map was drawn. */
function groundIn(drawn: Drawn): number {
  const [longest] = [...drawn].toSorted(([, a], [, b]) => b.time - a.time);
  if (longest === undefined) throw new Error('nothing was drawn');
  return longest[0];
}

/** The painting of a layer of the page: the number of tiles, and the time it took, which is longest for the map. */
interface OfLayer {
  readonly tiles: number;
  readonly time: number;
}
const nothing = (): Promise<void> => Promise.resolve();
const NOTHING: OfLayer = { tiles: 0, time: 0 };
/** The painting by the ids of the layers. */
type Drawn = ReadonlyMap<number, OfLayer>;

/** The painting during an action and in the second after it. */
async function drawnBy(page: Page, work: () => Promise<void>): Promise<Drawn> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const QUIET_MS = 1000;
  await page.waitForTimeout(QUIET_MS);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'cc'] });
  await work();
  await page.waitForTimeout(QUIET_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  const drawn = new Map<number, OfLayer>();
  for (const { name, dur = 0, args } of traceEvents) {
    const layer = args?.tileData?.layerId;
    if (name !== 'RasterTask' || layer === undefined) continue;
    const { tiles, time } = drawn.get(layer) ?? NOTHING;
    drawn.set(layer, { tiles: tiles + 1, time: time + dur });
  }
  return drawn;
}

/** The fields read from a trace event. */
interface Traced {
  readonly name: string;
  readonly dur?: number;
  readonly args?: { readonly tileData?: { readonly layerId: number } };
}
