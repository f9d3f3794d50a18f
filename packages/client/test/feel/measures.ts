import { seeded } from '@carillon/kit';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { anyMove } from '../browser/at-random.ts';
import { KeyDriver } from '../browser/driver.ts';
import { SIZES, sitDown } from '../browser/harness.ts';
import { rest, watchChoices, watchFrames, watchShifts } from './in-page.ts';

/** A page, with a DevTools session for it. */
export interface Measured {
  readonly page: Page;
  readonly client: CDPSession;
  close(): Promise<void>;
}

/** Opens a page of the site; at a rate of 6 its script has a sixth of the speed. */
export async function open(browser: Browser, site: string, rate = 1): Promise<Measured> {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: 'en-GB', serviceWorkers: 'block' });
  // The compiler marks inner functions with `__name`.
  await context.addInitScript('globalThis.__name = (inner) => inner');
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('carillon.preferences') === null)
      localStorage.setItem(
        'carillon.preferences',
        JSON.stringify({ told: ['wilderness-war', 'bayonets-tomahawks'], forms: true }),
      );
  });
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(site);
  await page.waitForSelector('.start');
  return { page, client, close: () => context.close() };
}

/** The value below which this share of all lies. */
export const share = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

/** The times of choices, in milliseconds. */
export interface Chosen {
  /** The time from the press to the picture on the screen, for each choice. */
  readonly times: readonly number[];
  /** The work of the page's thread per choice, including the driver's; other work on the machine does not count. */
  readonly work: number;
}

const metricOf = async (client: CDPSession, name: string): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
};

/** The button of a battle that waits, or of its result that stays; the page offers nothing before it is pressed. */
const FIGHT = '.prompt [data-option="fight"]';

/**
 * How often a waiting player looks. A driver would look at every frame, which makes the browser draw needless frames.
 */
const LOOK_MS = 50;

/** Presses a key only when the page is at rest, as players do, who first look at the effect of the last key. */
class Player extends KeyDriver {
  protected override async grown(length: number): Promise<void> {
    await this.page.waitForFunction((before) => window.carillon?.asked().length !== before, length, {
      polling: LOOK_MS,
    });
  }

  protected override async press(key: string): Promise<void> {
    await this.page.evaluate(rest);
    await super.press(key);
  }

  /** Looks at the hand, and waits until the page offers choices. A battle may come up first and take the key. */
  override async look(): Promise<void> {
    while ((await this.asked()).covered) {
      await this.fight();
      await this.pressLook();
      await this.page.evaluate(rest);
    }
    await this.ready();
  }

  /** Waits until a choice can be made; while a battle waits for its button, the page offers none. */
  async ready(): Promise<void> {
    for (;;) {
      await this.fight();
      const { asked, options } = await this.screen();
      if (asked.seat === null || asked.covered || options.length > 0) return;
      await this.page.evaluate(rest);
    }
  }

  /** Presses the button of each battle that waits for it, and of each result. */
  private async fight(): Promise<void> {
    while ((await this.page.$(FIGHT)) !== null) await this.press('Enter');
  }
}

/** Makes random choices by keys, and times them. */
export async function timeChoices(measured: Measured, saved: SavedGame, count: number): Promise<Chosen> {
  const { page, client } = measured;
  const driver = await playerOf(page, saved);
  await page.evaluate(watchChoices);
  const before = await metricOf(client, 'TaskDuration');
  await choose(driver, page, count);
  const times = await page.evaluate(() => window.choiceTimes ?? []);
  return { times, work: (1000 * ((await metricOf(client, 'TaskDuration')) - before)) / times.length };
}

/** Makes random choices by keys, without watching their frames, because that would draw more frames. */
export async function chooseOften({ page }: Measured, saved: SavedGame, count: number): Promise<void> {
  await choose(await playerOf(page, saved), page, count);
}

async function playerOf(page: Page, saved: SavedGame): Promise<Player> {
  await sitDown(page, saved);
  const driver = new Player(page);
  await driver.uncover(['']);
  return driver;
}

async function choose(driver: Player, page: Page, count: number): Promise<void> {
  const random = seeded(1);
  for (let i = 0; i < count; i++) {
    await driver.ready();
    const { seat, pass, covered } = await driver.asked();
    if (seat === null) break;
    if (covered && pass !== null) await driver.choose(pass);
    else await driver.choose(...(await anyMove(driver, await driver.uncover(['']), random)));
    await page.evaluate(rest);
  }
}

const STEPS = 120;
/** The interval between two reports of a mouse, in milliseconds. */
const STEP_MS = 16;

/** Drags the enlarged map; returns the milliseconds between frames meanwhile. */
export async function drag({ page }: Measured, saved: SavedGame): Promise<readonly number[]> {
  await sitDown(page, saved);
  await new KeyDriver(page).uncover(['']);
  await page.focus('.map-stage');
  for (const key of ['0', '+', '+']) await page.keyboard.press(key);
  await page.waitForTimeout(1500);
  await page.mouse.move(600, 400);
  await page.evaluate(watchFrames);
  await page.mouse.down();
  const moves: Promise<void>[] = [];
  const start = Date.now();
  for (let i = 1; i <= STEPS; i++) {
    // Move to and fro, so that the map never reaches its edge.
    const [x, y] = [600 + 160 * Math.sin(i / 12), 400 + 90 * Math.sin(i / 9)];
    moves.push(page.mouse.move(x, y));
    await page.waitForTimeout(Math.max(0, start + i * STEP_MS - Date.now()));
  }
  await Promise.all(moves);
  await page.mouse.up();
  return page.evaluate(() => window.frameTimes ?? []);
}

/** The size of a page. */
export interface Weight {
  readonly entries: number;
  readonly elements: number;
  readonly listeners: number;
  /** Megabytes of the script's memory, once garbage has been collected. */
  readonly heap: number;
}

/** The present size of the page. */
export async function weigh({ page, client }: Measured): Promise<Weight> {
  await client.send('HeapProfiler.collectGarbage');
  const { entries, elements } = await page.evaluate(() => ({
    entries: window.carillon?.asked().length ?? 0,
    elements: document.querySelectorAll('*').length,
  }));
  const listeners = await metricOf(client, 'JSEventListeners');
  return { entries, elements, listeners, heap: (await metricOf(client, 'JSHeapUsedSize')) / 1e6 };
}

/** The sums of layout shifts: those without a press just before (`alone`), and those after one (`pressed`). */
export async function shifted({ page }: Measured): Promise<{ readonly alone: number; readonly pressed: number }> {
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const sum = (pressed: boolean): number =>
    shifts.filter((each) => each.pressed === pressed).reduce((all, { value }) => all + value, 0);
  return { alone: sum(false), pressed: sum(true) };
}
