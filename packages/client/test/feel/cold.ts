import type { Browser } from 'playwright-core';
import { beginFromCover, SIZES } from '../browser/harness.ts';

/** How long a browser with an empty cache takes, in milliseconds. */
export interface Cold {
  /** From the navigation until the start page shows its covers. */
  readonly start: number;
  /** From the press that begins a game until its first question can be answered, and the frame with it is drawn. */
  readonly table: number;
}

/** Opens the start page and a title's first table in a new browser context, where nothing is cached. */
export async function timeCold(browser: Browser, site: string, title: string): Promise<Cold> {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript('globalThis.__name = (inner) => inner');
  const page = await context.newPage();
  await page.goto(site);
  await page.waitForFunction(() => document.querySelector('[data-cover] .cover-picture') !== null);
  const start = await page.evaluate(nextFrame);
  await page.evaluate(watchFirstTable);
  await beginFromCover(page, title, null);
  await page.waitForFunction(() => window.firstTable !== undefined);
  const table = await page.evaluate(() => window.firstTable ?? Number.NaN);
  await context.close();
  return { start, table };
}

declare global {
  interface Window {
    /** Milliseconds from the last press until the first table can be played. */
    firstTable?: number;
  }
}

/** Resolves after the next frame with the milliseconds since the navigation. */
function nextFrame(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
}

/** Notes when the first question of a table is offered, and drawn. */
function watchFirstTable(): void {
  let pressed = 0;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  const look = (): void => {
    if (document.querySelector('.table .prompt button:enabled') === null) requestAnimationFrame(look);
    else
      setTimeout(() => {
        window.firstTable = performance.now() - pressed;
      });
  };
  requestAnimationFrame(look);
}
