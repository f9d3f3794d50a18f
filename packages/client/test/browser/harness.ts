import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from '../../../../tools/build.mjs';
import { serveSite } from '../../../../tools/serve.mjs';

// A real browser on the built page, served from this machine.

export const ROOT: string = fileURLToPath(new URL('../../../../', import.meta.url));
/** What the browser is started with. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The sizes that every page is looked at in, in CSS pixels. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type SizeName = keyof typeof SIZES;

/** A browser and a server, to be closed at the end. */
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
export async function newPage(
  browser: Browser,
  size: SizeName,
  locale: string,
  serviceWorkers: 'allow' | 'block' = 'block',
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

export interface HouseOptions {
  /** Where the project lies whose built page is served; this one unless given. */
  readonly root?: string;
  /** Whether pages may install themselves for times without a network. */
  readonly installs?: boolean;
}

/** Builds the page if its sources have changed, serves it on a free port, and starts the browser. */
export async function openHouse({ root = ROOT, installs = false }: HouseOptions = {}): Promise<House> {
  const built = build(ROOT, () => undefined);
  if (!built.ok) throw new Error(`the page could not be built:\n${built.output}`);
  const site = await serveSite(root);
  const browser = await chromium.launch({ executablePath: process.env.CHROME ?? '', args: [...FLAGS] });
  return {
    visit: async (size = 'desktop', path = '', locale = 'en-GB') => {
      const page = await newPage(browser, size, locale, installs ? 'allow' : 'block');
      await page.goto(new URL(path, site.url).href);
      return page;
    },
    close: async () => {
      await browser.close();
      await site.close();
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
