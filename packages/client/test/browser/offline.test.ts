import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MouseDriver } from './driver.ts';
import { type House, newGame, openHouse } from './harness.ts';
import { ROOT } from './places.ts';

const SITE = 'packages/client/dist';

let folder: string;
let house: House;

beforeAll(async () => {
  // A copy that the test may change.
  folder = mkdtempSync(join(tmpdir(), 'carillon-offline-'));
  cpSync(join(ROOT, SITE), join(folder, SITE), { recursive: true });
  house = await openHouse({ root: folder, installs: true });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the page works offline. */
const installed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Replaces the served page by another version. */
function publish(version: string): void {
  change('index.html', 'content="Two wargames', `content="${version}: two wargames`);
  change('sw.js', /(url:`index\.html`,revision:`)[^`]*/, `$1${version}`);
}

function change(name: string, from: string | RegExp, to: string): void {
  const file = join(folder, SITE, name);
  const text = readFileSync(file, 'utf8');
  expect(text.search(from), name).toBeGreaterThan(0);
  writeFileSync(file, text.replace(from, to));
}

const version = (page: Page): Promise<string | null> =>
  page.locator('meta[name="description"]').getAttribute('content');

describe('after the first load', () => {
  it('a game is begun, played and taken up again without a network, help and all', async () => {
    const page = await house.visit('desktop', '?seed=3');
    await page.waitForSelector('.start');
    await installed(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.click('[data-open="annus-mirabilis"]');
    await page.waitForSelector('.table');
    const driver = new MouseDriver(page);
    await driver.uncover([]);
    const [card] = await driver.options();
    await driver.choose(`discard ${card?.text.split(' ')[1]}`);
    const { seat, length } = await driver.asked();
    await page.reload();
    await page.waitForSelector('.table');
    expect(await driver.asked()).toMatchObject({ seat, length });
    await page.keyboard.press('F1');
    await page.waitForSelector('.help-section');
    await page.close();
  });
});

describe('a new version', () => {
  it('is announced, loads when the reader wants it, and leaves the game as it is', async () => {
    const page = await newGame(house, 3);
    await installed(page);
    const driver = new MouseDriver(page);
    await driver.uncover([]);
    const [card] = await driver.options();
    await driver.choose(`discard ${card?.text.split(' ')[1]}`);
    publish('Anew');
    await page.reload();
    await page.waitForSelector('.update-notice');
    expect(await version(page)).toMatch(/^Two/);
    const { seat, length } = await driver.asked();
    await page.click('[data-update="later"]');
    expect(await page.locator('.update-notice').count()).toBe(0);
    await page.reload();
    await page.waitForSelector('.update-notice');
    await Promise.all([page.waitForEvent('load'), page.click('[data-update="now"]')]);
    await page.waitForSelector('.table');
    expect(await version(page)).toMatch(/^Anew/);
    expect(await driver.asked()).toMatchObject({ seat, length });
    await page.close();
  });
});

it('a part of the page that cannot be loaded is noticed, and the note loads the page again', async () => {
  const assets = join(folder, SITE, 'assets');
  const parts = readdirSync(assets).filter((name) => /^table-screen-.*\.js/.test(name));
  const rename = (from: string, to: string): void => {
    for (const name of parts) renameSync(join(assets, `${from}${name}`), join(assets, `${to}${name}`));
  };
  rename('', 'hidden-');
  const page = await house.visit('desktop', '?seed=3');
  const errors: string[] = [];
  page.removeAllListeners('pageerror').on('pageerror', ({ message }) => errors.push(message));
  await page.click('[data-open="annus-mirabilis"]');
  await page.waitForSelector('.update-notice');
  expect(errors).toEqual([expect.stringContaining('table-screen-')]);
  expect(await page.locator('.update-notice p').innerText()).toBe('Part of the page could not be loaded.');
  rename('hidden-', '');
  await Promise.all([page.waitForEvent('load'), page.click('[data-update="now"]')]);
  await page.waitForSelector('.start');
  expect(await page.locator('.update-notice').count()).toBe(0);
  await page.close();
});
