import type { Page, Worker } from 'playwright-core';
import { inject } from 'vitest';
import * as bayonetsTomahawks from '../../../../games/bayonets-tomahawks/board/test/named/positions.ts';
import * as wildernessWar from '../../../../games/wilderness-war/board/test/named/positions.ts';
import { type House, type HouseOptions, openHouse, type SizeName } from './harness.ts';

// The page on positions set up by hand, to check sights that are rare in real games.

/** The named positions of each title, and a scenario to open it with. */
export const LAID_TITLES = {
  'wilderness-war': { ...wildernessWar, scenario: 'annus-mirabilis' },
  'bayonets-tomahawks': { ...bayonetsTomahawks, scenario: 'vaudreuils-petite-guerre' },
} as const;
export type LaidTitle = keyof typeof LAID_TITLES;

/** A place to set up positions; close it at the end. */
export interface LaidHouse {
  /** A page for set-up positions. */
  visit(size?: SizeName, locale?: string): Promise<Page>;
  close(): Promise<void>;
}

export async function openLaidHouse(options: Pick<HouseOptions, 'alone'> = {}): Promise<LaidHouse> {
  const house: House = await openHouse({ ...options, site: inject('laid') });
  return {
    visit: (size = 'desktop', locale = 'en-GB') => house.visit(size, '?seed=1', locale),
    close: () => house.close(),
  };
}

const workerOf = async (page: Page): Promise<Worker> => page.workers()[0] ?? (await page.waitForEvent('worker'));

/** Shows the table in a named position, with the asked side's hand open if needed. */
export async function lay(page: Page, name: string, title: LaidTitle = 'wilderness-war'): Promise<void> {
  const { named, scenario } = LAID_TITLES[title];
  await page.evaluate(() => location.assign('#'));
  const worker = await workerOf(page);
  await worker.evaluate(
    (position) => {
      globalThis.laid = position;
    },
    JSON.parse(JSON.stringify(named(name))),
  );
  await page.click(`[data-open="${scenario}"]`);
  await page.waitForSelector('.table');
  // Point at nothing.
  await page.mouse.move(1, 1);
  if (!(await page.evaluate(() => window.carillon?.asked().covered))) return;
  await page.locator('[data-option="look"]').first().click();
  await page.waitForFunction(() => window.carillon?.asked().covered === false);
}
