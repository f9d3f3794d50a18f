import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { serveSite } from '../../../../tools/serve.mjs';

// A real browser on the built page, served from this machine.

/** The sizes that every page is looked at in, in CSS pixels. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type SizeName = keyof typeof SIZES;

/** Where pages are visited, to be closed at the end. */
export interface House {
  /** A page of its own: nothing is shared with other pages. The reader's language is that of the locale. */
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

/** A page with a store of its own, in which an error of a script is an error of the test. */
async function newPage(
  browser: Browser,
  size: SizeName,
  locale: string,
  serviceWorkers: 'allow' | 'block',
): Promise<Page> {
  const context = await browser.newContext({ ...optionsOf(size, locale), serviceWorkers });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
  return page;
}

let running: Promise<Browser> | undefined;

/** The browser that all tests share. */
const sharedBrowser = (): Promise<Browser> => {
  running ??= chromium.connect(inject('browser'));
  return running;
};

/** Pages in the shared browser, each with a store of its own, until all are closed. */
export class Pages {
  private readonly opened: BrowserContext[] = [];

  async open(size: SizeName, locale: string, serviceWorkers: 'allow' | 'block' = 'block'): Promise<Page> {
    const page = await newPage(await sharedBrowser(), size, locale, serviceWorkers);
    this.opened.push(page.context());
    return page;
  }

  async close(): Promise<void> {
    for (const context of this.opened) await context.close();
  }
}

export interface HouseOptions {
  /** Where another copy of the built page lies, to be served instead of this project's. */
  readonly root?: string;
  /** Whether pages may install themselves for times without a network. */
  readonly installs?: boolean;
}

/** Pages on the built page, as this project's server gives it, or one of its own for another copy. */
export async function openHouse({ root, installs = false }: HouseOptions = {}): Promise<House> {
  const site = root === undefined ? undefined : await serveSite(root);
  const pages = new Pages();
  return {
    visit: async (size = 'desktop', path = '', locale = 'en-GB') => {
      const page = await pages.open(size, locale, installs ? 'allow' : 'block');
      await page.goto(new URL(path, site?.url ?? inject('site')).href);
      return page;
    },
    close: async () => {
      await pages.close();
      await site?.close();
    },
  };
}

/** Begins a new game of the scenario with repeatable chance. */
export async function newGame(house: House, seed: number, size: SizeName = 'desktop', locale = 'en-GB'): Promise<Page> {
  const page = await house.visit(size, `?seed=${seed}`, locale);
  await page.click('[data-open="annus-mirabilis"]');
  await page.waitForSelector('.table');
  return page;
}

/** Begins a new game of Bayonets & Tomahawks with repeatable chance: of its first scenario unless another is named. */
export async function newTomahawks(
  house: House,
  seed: number,
  size: SizeName = 'desktop',
  scenario = 'vaudreuils-petite-guerre',
): Promise<Page> {
  const page = await house.visit(size, `?seed=${seed}`);
  await page.check(`[data-scenario="${scenario}"] input`);
  await page.click(`[data-open="${scenario}"]`);
  await page.waitForSelector('.table');
  return page;
}
