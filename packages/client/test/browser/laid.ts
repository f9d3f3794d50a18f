import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite';
import solid from 'vite-plugin-solid';
import { named } from '../../../../games/wilderness-war/board/test/named/positions.ts';
import { rulesHashes } from '../../../../tools/rules-hash.mjs';
import { Pages, type SizeName } from './harness.ts';
import { ROOT } from './places.ts';

// The page on positions laid by hand, to look at what a played game seldom shows.

const PAGE = fileURLToPath(new URL('./page/laid.tsx', import.meta.url));
const BUILT = join(ROOT, 'node_modules/.cache/carillon/laid');

/** Where positions are laid, to be closed at the end. */
export interface LaidHouse {
  /** A page to lay positions on. */
  visit(size?: SizeName, locale?: string): Promise<Page>;
  close(): Promise<void>;
}

let site: Promise<string> | undefined;

/** Builds the page for laid positions once for all tests, and serves it; where it is served. */
function servePage(): Promise<string> {
  site ??= buildAndServe();
  return site;
}

async function buildAndServe(): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    root: dirname(PAGE),
    logLevel: 'error',
    plugins: [solid()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    define: { __RULES_HASHES__: JSON.stringify(rulesHashes(ROOT)) },
    worker: { format: 'es' },
    build: { target: 'es2022', outDir: BUILT, emptyOutDir: true, minify: false },
    preview: { host: '127.0.0.1' },
  };
  await build(config);
  const server = await preview(config);
  return server.resolvedUrls?.local[0] ?? '';
}

export async function openLaidHouse(): Promise<LaidHouse> {
  const url = await servePage();
  const pages = new Pages();
  return {
    visit: async (size = 'desktop', locale = 'en-GB') => {
      const page = await pages.open(size, locale);
      await page.goto(url);
      await page.waitForFunction(() => window.lay !== undefined);
      return page;
    },
    close: () => pages.close(),
  };
}

/** Shows the table in a named position, the asked side's hand open where it is needed. */
export async function lay(page: Page, name: string): Promise<void> {
  await page.evaluate((position) => window.lay?.(position), JSON.parse(JSON.stringify(named(name))));
  await page.click('[data-open="annus-mirabilis"]');
  await page.waitForSelector('.table');
  // Nothing is pointed at.
  await page.mouse.move(1, 1);
  if (!(await page.evaluate(() => window.carillon?.asked().covered))) return;
  await page.locator('[data-option="look"]').first().click();
  await page.waitForFunction(() => window.carillon?.asked().covered === false);
}
