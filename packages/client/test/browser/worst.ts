import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { MouseDriver } from './driver.ts';
import { ANNA, withServer } from './fake-server.ts';
import { type House, openHouse } from './harness.ts';
import { type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';
import { ROOT } from './places.ts';

// The page at its fullest: with as much open at once as possible, in each title and over the network.

/** The windows of docs/design.md, by their width in CSS pixels. Those with touch are phones, upright and sideways. */
export const WINDOWS = {
  390: { height: 844, fingers: true },
  844: { height: 390, fingers: true },
  1024: { height: 768, fingers: false },
  1440: { height: 900, fingers: false },
  1920: { height: 1080, fingers: false },
  2560: { height: 1440, fingers: false },
} as const;
export type Width = keyof typeof WINDOWS;
export const WIDTHS: readonly Width[] = [390, 844, 1024, 1440, 1920, 2560];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The languages of the page, by a locale of each. */
export const LOCALES = { en: 'en-GB', fr: 'fr-CA', de: 'de-DE' } as const;
export type Tongue = keyof typeof LOCALES;
export const TONGUES: readonly Tongue[] = ['en', 'fr', 'de'];

/** One scene of the page at its fullest. */
export interface Scene {
  readonly name: string;
  /** Whether it is a network game. */
  readonly online: boolean;
  /** The space that the question is about; the map must show it. */
  readonly about?: string;
  open(page: Page): Promise<void>;
}

/** Opens the hand of the side that is asked. */
async function openHand(page: Page): Promise<void> {
  const look = page.locator('[data-option="look"], .face-down > .button').filter({ visible: true });
  if ((await look.count()) > 0) await look.first().click();
}

async function callCoach(page: Page): Promise<void> {
  await page.locator('[data-option="coach"]').first().click();
  await page.waitForSelector('.coach-body[aria-busy="false"]');
}

/** Points at the farthest space that the force can reach, so that the page shows the route and its obstacles. */
async function pointFar(page: Page): Promise<void> {
  const far = await page.evaluate(() => {
    const routes = window.carillon?.routes() ?? [];
    return routes.toSorted((a, b) => b.choices.length - a.choices.length)[0]?.to;
  });
  if (far !== undefined) await page.locator(`[data-target="space:${far}"]`).first().hover({ force: true });
}

/** A battle in progress, with the coach, an overlay and the hand open. */
const fight = (title: LaidTitle): Scene => ({
  name: `${title} fight`,
  online: false,
  about: 'ticonderoga',
  open: async (page) => {
    await lay(page, 'battle', title);
    await openHand(page);
    await page.keyboard.press('Shift+S');
    await callCoach(page);
  },
});

/** A march on its way from a crowded space, with its forecast and an overlay. */
const march = (title: LaidTitle): Scene => ({
  name: `${title} march`,
  online: false,
  open: async (page) => {
    await lay(page, 'corridor', title);
    await openHand(page);
    await page.keyboard.press('Shift+C');
    await pointFar(page);
  },
});

/** An interception by one of several leaders and units, with the coach and the hand open. */
const ANSWERS: Scene = {
  name: 'wilderness-war answers',
  online: false,
  about: 'wood-creek',
  open: async (page) => {
    await lay(page, 'corridor');
    await new MouseDriver(page).choose('move wood-creek');
    await openHand(page);
    await page.waitForSelector('[data-option="lead bradstreet"], [data-answer="lead bradstreet"]');
    await callCoach(page);
  },
};

/** A network game of players with long names: their clocks, a proposal, and the chat. */
const NETWORK: Scene = {
  name: 'network',
  online: true,
  open: async (page) => {
    const server = await withServer(page, ANNA);
    server.proposals = [{ kind: 'takeback', by: 'french', to: 0 }];
    await page.goto(new URL(`/#/game/${'4'.repeat(26)}`, page.url()).href);
    await page.waitForSelector('.proposal');
    const tab = page.locator('.side-tab[data-does="chat"]');
    if (await tab.isVisible()) await tab.click();
  },
};

export const SCENES: readonly Scene[] = [
  fight('wilderness-war'),
  march('wilderness-war'),
  fight('bayonets-tomahawks'),
  march('bayonets-tomahawks'),
  ANSWERS,
  NETWORK,
];

/** Pages for the scenes; close it at the end. */
export interface Theatre {
  visit(scene: Scene, fingers: boolean, tongue: Tongue): Promise<Page>;
  close(): Promise<void>;
}

export async function openTheatre(): Promise<Theatre> {
  const laid: LaidHouse = await openLaidHouse();
  const house: House = await openHouse();
  return {
    visit: async ({ online }, fingers, tongue) => {
      const [size, locale] = [fingers ? 'phone' : 'desktop', LOCALES[tongue]] as const;
      return online ? house.visit(size, 'manifest.webmanifest', locale) : laid.visit(size, locale);
    },
    close: async () => {
      await laid.close();
      await house.close();
    },
  };
}

/** Shows a page in a window of this width, in this theme, at rest. */
export async function resize(page: Page, width: Width, theme: Theme): Promise<void> {
  await page.setViewportSize({ width, height: WINDOWS[width].height });
  await page.evaluate(
    (chosen) =>
      new Promise<void>((done) => {
        document.documentElement.dataset.theme = chosen;
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    theme,
  );
  // A map of another size is fitted and drawn again.
  await page.waitForTimeout(250);
}

const CACHE = join(ROOT, 'node_modules/.cache/carillon/worst');

/** The folder for temporary pictures and the report. */
export function cacheFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  return CACHE;
}
