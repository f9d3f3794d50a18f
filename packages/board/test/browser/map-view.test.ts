import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const PAGE = fileURLToPath(new URL('./page/board.tsx', import.meta.url));
/** The first page waits until the development server has compiled everything, even on a busy machine. */
const COLD = 100_000;
const ROOM = { width: 1000, height: 600 };

let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: dirname(PAGE),
    plugins: [solid()],
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  browser = await chromium.launch({ executablePath: process.env.CHROME ?? '', args: FLAGS });
});

afterEach(() => page.context().close());

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function visit(options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: ROOM, reducedMotion: 'reduce', ...options });
  page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '', { timeout: COLD });
  await page.waitForSelector('[data-target="space:boston"]', { timeout: COLD });
  page.setDefaultTimeout(30_000);
}

const said = (): Promise<string> => page.innerText('#said');
const settled = (): Promise<void> => page.waitForTimeout(400);

/** Where a space appears, in CSS pixels. */
async function seen(id: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-target="space:${id}"]`).boundingBox();
  if (!box) throw new Error(`${id} is not seen`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** CSS pixels per board unit, from two spaces 400 units apart. */
async function zoom(): Promise<number> {
  return ((await seen('boston')).x - (await seen('albany')).x) / 400;
}

describe('the map by mouse', () => {
  it('begins whole, and is whole again when the window changes', async () => {
    await visit();
    expect(await zoom()).toBe(1);
    await page.setViewportSize({ width: 500, height: 600 });
    await settled();
    expect(await zoom()).toBe(0.5);
    expect(await seen('albany')).toEqual({ x: 150, y: 150 });
  });

  it('zooms in around the pointer, and then follows a drag', async () => {
    await visit();
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, -500);
    await settled();
    expect(await zoom()).toBeGreaterThan(1.5);
    expect(await seen('albany')).toEqual({ x: 300, y: 300 });
    await page.mouse.down();
    await page.mouse.move(340, 310, { steps: 4 });
    await page.mouse.up();
    await settled();
    expect(await seen('albany')).toEqual({ x: 340, y: 310 });
  });

  it('treats a click as a choice, but never the end of a drag', async () => {
    await visit();
    await page.mouse.wheel(0, -300);
    await settled();
    const albany = await seen('albany');
    await page.mouse.move(albany.x, albany.y);
    await page.mouse.down();
    await page.mouse.move(albany.x + 30, albany.y + 6, { steps: 3 });
    await page.mouse.up();
    await settled();
    expect(await said()).not.toContain('picks');
    const now = await seen('albany');
    await page.mouse.click(now.x, now.y);
    expect(await said()).toBe('mouse picks albany');
  });

  it('looks instead of choosing while Shift is held', async () => {
    await visit();
    await page.click('[data-target="space:boston"]', { modifiers: ['Shift'] });
    expect(await said()).toBe('looks at boston');
  });

  it('has buttons with names', async () => {
    await visit();
    await page.click('button[aria-label="Nearer"]');
    await settled();
    expect(await zoom()).toBeCloseTo(1.4, 1);
    await page.click('button[aria-label="Whole map"]');
    await settled();
    expect(await zoom()).toBe(1);
  });

  it('shows text only while it is legible', async () => {
    await visit();
    expect(await page.isVisible('#name')).toBe(false);
    await page.click('button[aria-label="Nearer"]');
    await settled();
    expect(await page.isVisible('#name')).toBe(true);
  });
});

describe('the map by keys', () => {
  it('zooms in, zooms out and shows itself whole', async () => {
    await visit();
    await page.keyboard.press('Tab');
    for (const key of ['+', '+', '-']) await page.keyboard.press(key);
    await settled();
    expect(await zoom()).toBeCloseTo(1.4, 1);
    await page.keyboard.press('0');
    await settled();
    expect(await zoom()).toBe(1);
  });

  it('moves through a menu, and comes back', async () => {
    await visit();
    await page.focus('.map-stage');
    await page.click('[data-target="space:boston"]');
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toBe('March');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Siege');
    expect(await said()).toBe('mouse picks boston');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await said()).toBe('chose stop');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('map-stage');
  });

  it('closes a menu with Escape or a press outside it', async () => {
    await visit();
    await page.click('[data-target="space:boston"]');
    await page.keyboard.press('Escape');
    expect(await page.locator('.menu').count()).toBe(0);
    await page.click('[data-target="space:boston"]');
    await page.mouse.click(100, 500);
    expect(await page.locator('.menu').count()).toBe(0);
  });
});

describe('the map by touch', () => {
  const touch = { hasTouch: true, viewport: { width: 390, height: 600 } };

  it('finds a space that the finger misses by less than half a fingertip', async () => {
    await visit(touch);
    const boston = await seen('boston');
    await page.touchscreen.tap(boston.x + 15, boston.y + 10);
    expect(await said()).toBe('touch picks boston');
    // Tap above it: the menu that has opened is below.
    await page.touchscreen.tap(boston.x, boston.y - 60);
    await page.waitForFunction(() => document.getElementById('said')?.textContent === 'missed');
  });

  /** Holds a finger on a space for this long; the page notices the end only after a second. */
  const fingerFor = (milliseconds: number): Promise<void> =>
    page.evaluate(async (rested) => {
      const boston = document.querySelector('[data-target="space:boston"]');
      const send = (type: string, timeStamp: number) => {
        const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch' });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        boston?.dispatchEvent(event);
      };
      send('pointerdown', 1_000);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      send('pointerup', 1_000 + rested);
      send('click', 1_000 + rested);
    }, milliseconds);

  it('chooses on a tap, however late the page notices it, and looks when the finger rests', async () => {
    await visit(touch);
    await fingerFor(100);
    expect(await said()).toBe('touch picks boston');
    await visit(touch);
    await fingerFor(600);
    expect(await said()).toBe('looks at boston');
  });

  it('keeps a menu inside the window, with entries wide enough for a finger', async () => {
    await visit(touch);
    const boston = await seen('boston');
    await page.touchscreen.tap(boston.x, boston.y);
    await settled();
    const menu = await page.locator('.menu').boundingBox();
    expect(menu && menu.x >= 0 && menu.x + menu.width <= 390).toBe(true);
    const item = await page.locator('.menu-item').first().boundingBox();
    expect(item?.height).toBeGreaterThanOrEqual(44);
  });
});
