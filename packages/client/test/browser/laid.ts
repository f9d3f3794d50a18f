import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { named } from '../../../../games/wilderness-war/board/test/named/positions.ts';
import { FLAGS, newPage, type SizeName } from './harness.ts';

// The page on positions laid by hand, to look at what a played game seldom shows.

const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const PAGE = fileURLToPath(new URL('./page/laid.tsx', import.meta.url));

/** A browser and a server for laid positions, to be closed at the end. */
export interface LaidHouse {
  /** A page to lay positions on. */
  visit(size?: SizeName, locale?: string): Promise<Page>;
  close(): Promise<void>;
}

export async function openLaidHouse(): Promise<LaidHouse> {
  const server = await createServer({
    configFile: CONFIG,
    root: dirname(PAGE),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '', args: [...FLAGS] });
  return {
    visit: async (size = 'desktop', locale = 'en-GB') => {
      const page = await newPage(browser, size, locale);
      // The first visit waits until the server has read everything.
      await page.goto(server.resolvedUrls?.local[0] ?? '', { timeout: 60_000 });
      await page.waitForFunction(() => window.lay !== undefined, null, { timeout: 60_000 });
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Shows the table in a named position, the asked side's hand open where it is needed. */
export async function lay(page: Page, name: string): Promise<void> {
  await page.evaluate((position) => window.lay?.(position), JSON.parse(JSON.stringify(named(name))));
  await page.click('[data-open="annus-mirabilis"]');
  await page.waitForSelector('.table');
  if (!(await page.evaluate(() => window.carillon?.asked().covered))) return;
  await page.locator('[data-option="look"]').first().click();
  await page.waitForFunction(() => window.carillon?.asked().covered === false);
}
