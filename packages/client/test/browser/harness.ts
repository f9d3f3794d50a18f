import { appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { env } from 'node:process';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, TestRunner } from 'vitest';
import { serveSite } from '../../../../tools/serve.mjs';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import type { Begun } from '../in-node.ts';
import { FLAGS } from './places.ts';

// A real browser on the built page, served from this machine.

/** The window sizes in which every page is checked, in CSS pixels. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type SizeName = keyof typeof SIZES;

/** A place to open pages; close it at the end. */
export interface House {
  /** A page without traces of other tests. The reader's language is that of the locale. */
  visit(size?: SizeName, path?: string, locale?: string): Promise<Page>;
  close(): Promise<void>;
}

const optionsOf = (size: SizeName, locale: string): BrowserContextOptions => ({
  viewport: SIZES[size],
  locale,
  reducedMotion: 'reduce',
  ...(size !== 'desktop' && { hasTouch: true }),
  ...(size === 'phone' && { isMobile: true, deviceScaleFactor: 2 }),
});

/** Errors of pages that no test has failed on yet. */
const faults: Error[] = [];

/**
 * Notes errors of scripts, and breaches of the content security policy. Thrown here, they would end the connection to the
 * browser, and every later test with it.
 */
function watch(page: Page): void {
  page.on('pageerror', (error) => void faults.push(error));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(new Error(message.text()));
  });
}

/** Throws the first error that was noted. */
function failOnFaults(): void {
  const [first] = faults.splice(0);
  if (first !== undefined) throw first;
}

/** Stores on the page that its user has played before, and has unfolded the scenarios. A page of the browser itself has no store. */
function asKnown(): void {
  const [key, shown] = ['carillon.preferences', ['wilderness-war', 'bayonets-tomahawks']];
  if (!location.protocol.startsWith('http') || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ told: shown, forms: true, sounds: true }));
}

/** A page with its own store. */
async function newPage(
  size: SizeName,
  locale: string,
  serviceWorkers: 'allow' | 'block' = 'block',
  browsing = sharedBrowser(),
): Promise<Page> {
  const browser = await browsing;
  const context = await browser.newContext({ ...optionsOf(size, locale), serviceWorkers });
  // A player who has begun both titles before; a test of the first game empties the store.
  await context.addInitScript(asKnown);
  const page = await context.newPage();
  // Generous: the machine may be busy.
  page.setDefaultTimeout(30_000);
  watch(page);
  return page;
}

let running: Promise<Browser> | undefined;

/** The browser that all tests share. */
const sharedBrowser = (): Promise<Browser> => {
  running ??= chromium.connect(inject('browser'));
  return running;
};

/** Pages in the shared browser, each with its own store, until all are closed. */
export class Pages {
  private readonly opened: BrowserContext[] = [];

  async open(size: SizeName, locale: string, serviceWorkers: 'allow' | 'block' = 'block'): Promise<Page> {
    const page = await newPage(size, locale, serviceWorkers);
    this.opened.push(page.context());
    return page;
  }

  async close(): Promise<void> {
    for (const context of this.opened) {
      for (const page of context.pages()) await keepReached(page);
      await context.close();
    }
    failOnFaults();
  }
}

/** Unused pages, by size and language. A new one takes a second to start, so the next test takes one of these. */
const idle = new Map<string, Page[]>();

/** A page as good as new, until it is given back. */
async function borrow(size: SizeName, locale: string): Promise<{ readonly page: Page; giveBack(): Promise<void> }> {
  const kind = `${size} ${locale}`;
  const page = idle.get(kind)?.pop() ?? (await newPage(size, locale));
  const giveBack = async (): Promise<void> => {
    if (page.isClosed()) return;
    await sweep(page);
    await page.setViewportSize(SIZES[size]);
    idle.set(kind, [...(idle.get(kind) ?? []), page]);
  };
  return { page, giveBack };
}

/** Any file of the site, to reach its store without the page. The browser would restart for an empty page. */
const NOTHING = 'manifest.webmanifest';

/** Stores for `npm run mutants` the functions that an instrumented page has called since it was loaded. */
async function keepReached(page: Page): Promise<void> {
  const folder = env.CARILLON_REACHED;
  if (folder === undefined || page.isClosed()) return;
  const names = await page.evaluate(() => [...((globalThis as { __reached?: Set<string> }).__reached ?? [])]);
  const test = basename(expect.getState().testPath ?? '');
  appendFileSync(join(folder, `${test}.txt`), `${names.join('\n')}\n`);
}

/** Removes all traces of a test from a page. */
async function sweep(page: Page): Promise<void> {
  await keepReached(page);
  const { origin } = new URL(page.url());
  for (const tab of page.context().pages()) if (tab !== page) await tab.close();
  page.removeAllListeners('request');
  await page.goto(`${origin}/${NOTHING}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await client.detach();
}

export interface HouseOptions {
  /** The address of the page; by default that of this project's server. */
  readonly site?: string;
  /** The folder of another copy of the built page, to be served instead. */
  readonly root?: string;
  /** Whether pages may install themselves for offline use. */
  readonly installs?: boolean;
  /** Whether the pages have their own browser, so that its traces show nothing else. */
  readonly alone?: boolean;
}

/**
 * Opens the built page. A page opened in a test belongs to that test; one opened before all tests stays until the end.
 */
export async function openHouse({ site, root, installs = false, alone = false }: HouseOptions = {}): Promise<House> {
  const own = root === undefined ? undefined : await serveSite(root);
  const pages = new Pages();
  const kept: Page[] = [];
  const browser = alone
    ? await chromium.launch({ executablePath: process.env.CHROME ?? '', args: [...FLAGS] })
    : undefined;
  const take = async (size: SizeName, locale: string): Promise<Page> => {
    if (TestRunner.getCurrentTest() !== undefined) onTestFinished(failOnFaults);
    if (browser) return newPage(size, locale, 'block', Promise.resolve(browser));
    if (installs) return pages.open(size, locale, 'allow');
    const { page, giveBack } = await borrow(size, locale);
    if (TestRunner.getCurrentTest() === undefined) kept.push(page);
    else onTestFinished(({ task }) => (task.result?.state === 'fail' ? page.context().close() : giveBack()));
    return page;
  };
  return {
    visit: async (size = 'desktop', path = '', locale = 'en-GB') => {
      const page = await take(size, locale);
      await page.goto(new URL(path, own?.url ?? site ?? inject('site')).href);
      return page;
    },
    close: async () => {
      for (const page of kept) {
        await keepReached(page);
        await page.context().close();
      }
      await pages.close();
      await browser?.close();
      await own?.close();
      failOnFaults();
    },
  };
}

/** Begins a new game with repeatable chance. */
export async function begin(
  house: House,
  { scenario, seed }: Begun,
  size: SizeName = 'desktop',
  locale = 'en-GB',
): Promise<Page> {
  const page = await house.visit(size, `?seed=${seed}`, locale);
  await page.check(`[data-scenario="${scenario}"] input`);
  await page.click(`[data-open="${scenario}"]`);
  await page.waitForSelector('.table');
  return page;
}

/** Begins a title's first scenario from its cover: on a side against the computer, or both sides (`null`). */
export async function beginFromCover(page: Page, title: string, side: string | null): Promise<void> {
  const cover = page.locator(`[data-cover="${title}"]`);
  await cover.locator(`[data-door="play-${title}"]`).click();
  await cover.locator('[name="side"]').selectOption(side === null ? { index: 2 } : { label: side });
  await cover.locator('[data-does="begin"]').click();
}

/** Begins a new game of Annus Mirabilis with repeatable chance. */
export const newGame = (house: House, seed: number, size?: SizeName, locale?: string): Promise<Page> =>
  begin(house, { scenario: 'annus-mirabilis', seed }, size, locale);

/** Opens a game saved in this browser, with its hands covered. */
export async function takeUp(house: House, saved: SavedGame, size?: SizeName, locale?: string): Promise<Page> {
  const page = await house.visit(size, NOTHING, locale);
  await sitDown(page, saved);
  return page;
}

/** Saves a game in this browser, and opens it. */
export async function sitDown(page: Page, saved: SavedGame): Promise<void> {
  await page.goto(new URL(NOTHING, page.url()).href);
  await page.evaluate(shelve, JSON.stringify(saved));
  await page.goto(new URL('/#table/planned', page.url()).href);
  await page.waitForSelector('.table');
}

/** Saves a game, as text, in the store of the page that runs this, under the key of the planned game or another. */
export const shelve = (game: string | readonly [game: string, key: string]): Promise<void> =>
  new Promise((resolve, reject) => {
    const [text, key] = typeof game === 'string' ? [game, 'planned'] : game;
    const opening = indexedDB.open('carillon', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('games');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const put = opening.result.transaction('games', 'readwrite').objectStore('games').put(JSON.parse(text), key);
      put.onerror = reject;
      put.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    };
  });

/** The game saved in this browser. */
export const keptGame = (page: Page): Promise<SavedGame> =>
  page.evaluate(
    () =>
      new Promise<SavedGame>((resolve, reject) => {
        const opening = indexedDB.open('carillon', 1);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const got = opening.result.transaction('games').objectStore('games').getAll();
          got.onerror = reject;
          got.onsuccess = () => {
            opening.result.close();
            resolve(got.result[0]);
          };
        };
      }),
  );
