import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SizeName } from './harness.ts';
import { LAID_TITLES, type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';
import { axeFindings, mapOverlaps, overlaps, smallTargets, smallTexts, sticksOut } from './measure.ts';

let house: LaidHouse;

beforeAll(async () => {
  house = await openLaidHouse();
});
afterAll(() => house.close());

/** French takes more room than English: a text that fits in French on small screens also fits in English. */
const READERS: readonly (readonly [LaidTitle, SizeName, string])[] = [
  ['wilderness-war', 'desktop', 'en-GB'],
  ['wilderness-war', 'tablet', 'fr-CA'],
  ['wilderness-war', 'phone', 'fr-CA'],
  ['bayonets-tomahawks', 'desktop', 'en-GB'],
  ['bayonets-tomahawks', 'tablet', 'fr-CA'],
  ['bayonets-tomahawks', 'phone', 'fr-CA'],
];

/** The folder of a title's pictures within that of all. */
const FOLDERS: Readonly<Record<LaidTitle, string>> = {
  'wilderness-war': '.',
  'bayonets-tomahawks': 'bayonets-tomahawks',
};

/** Positions that are also pictured in the dark. */
const DARK: ReadonlySet<string> = new Set(['corridor', 'battle']);

/** Saves screenshots in the folder named by the variable PICTURES. */
async function pictures(page: Page, title: LaidTitle, size: SizeName, position: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  const picture = (theme: string): Promise<unknown> =>
    page.screenshot({
      path: join(folder, FOLDERS[title], `${size}-${position}${theme}.jpg`),
      scale: 'css',
      quality: 60,
    });
  await picture('');
  if (!DARK.has(position)) return;
  const theme = (name: string): Promise<string> =>
    page.evaluate((chosen) => {
      const { dataset } = document.documentElement;
      const before = dataset.theme ?? '';
      dataset.theme = chosen;
      return before;
    }, name);
  const before = await theme('dark');
  await picture('-dark');
  await theme(before);
}

/** Faults of the whole map, and of the map at twice the size, where all names and ratings are legible. */
async function faultsOnMap(page: Page): Promise<string[]> {
  const whole = await mapOverlaps(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  return [...whole, ...(await mapOverlaps(page)).map((fault) => `near: ${fault}`), ...(await smallTexts(page))];
}

async function faultsOfPage(page: Page, size: SizeName): Promise<string[]> {
  const found = [await smallTexts(page), await sticksOut(page), await axeFindings(page)];
  if (size === 'phone') return [...found, await smallTargets(page)].flat();
  return [...found, await overlaps(page), ...(size === 'tablet' ? [await smallTargets(page)] : [])].flat();
}

describe.each(READERS)('%s on a %s (%s)', (title, size, locale) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visit(size, locale);
  });

  it.each(LAID_TITLES[title].NAMED)(
    'the position "%s" is legible, nothing hides anything, and it is open to everybody',
    async (name) => {
      await lay(page, name, title);
      await pictures(page, title, size, name);
      expect(await faultsOfPage(page, size)).toEqual([]);
      expect(await faultsOnMap(page)).toEqual([]);
    },
  );
});
