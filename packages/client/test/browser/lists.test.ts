import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, newGame, openHouse } from './harness.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A three-point card in the French hand of this game. */
const CARD = 'victories-in-germany-48';

async function activating(): Promise<Page> {
  const page = await newGame(house, 7);
  await page.click('[data-option="look"]');
  await page.click(`[data-target="card:${CARD}"]`);
  await page.click(`[data-item="activate ${CARD}"]`);
  await asks(page, 'activation.choose');
  return page;
}

/** Waits until this is asked. */
const asks = (page: Page, question: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const asked = window.carillon?.asked();
    return `${asked?.procedure}.${asked?.step}` === wanted;
  }, question);

const counter = (page: Page, space: string) => page.locator(`.map-stage [data-target="space:${space}"]`).last();
const tray = (page: Page) => page.locator('.tray');
const chosen = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const entries = (await window.carillon?.journal()) ?? [];
    return entries.map((entry) => ('choice' in entry ? entry.choice : 'undo'));
  });

/** A point on the map, in CSS pixels of the window, with nothing to press and no list over it. */
function emptySpot(): { readonly x: number; readonly y: number } {
  const STEP = 20;
  const { left, right, top, bottom } = document.querySelector('.map-stage')?.getBoundingClientRect() ?? new DOMRect();
  for (let y = bottom - STEP; y > top; y -= STEP)
    for (let x = right - STEP; x > left; x -= STEP) {
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('.map-stage') && !hit.closest('[data-target], .tray')) return { x, y };
    }
  throw new Error('the map is full');
}

describe('the list of a stack', () => {
  it('lets two presses on a leader lead his force', async () => {
    const page = await activating();
    await counter(page, 'montreal').click();
    await tray(page).locator('[data-target="piece:montcalm"]').dblclick();
    await asks(page, 'muster.pick');
    expect(await chosen(page)).toContain('lead montcalm');
    expect(await tray(page).count()).toBe(0);
    await page.context().close();
  });

  it('stays while more of its pieces can be chosen', async () => {
    const page = await activating();
    await counter(page, 'montreal').click();
    await tray(page).locator('[data-target="piece:huron"]').click();
    await page.waitForFunction(() =>
      document.querySelector('.prompt-line')?.textContent?.includes('with Huron chosen'),
    );
    await tray(page).locator('[data-target="piece:mississauga"]').click();
    await page.waitForFunction(() => document.querySelector('.prompt-line')?.textContent?.includes('Mississauga'));
    expect(await chosen(page)).toEqual(expect.arrayContaining(['alone huron', 'alone mississauga']));
    await page.context().close();
  });

  it('closes at a press beside everything', async () => {
    const page = await activating();
    await counter(page, 'montreal').click();
    await tray(page).waitFor();
    const sea = await page.evaluate(emptySpot);
    await page.mouse.click(sea.x, sea.y);
    await tray(page).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('closes when a card is chosen, so that it is never under the menu of one', async () => {
    const page = await newGame(house, 7);
    await page.click('[data-option="look"]');
    await counter(page, 'montreal').hover();
    await tray(page).waitFor();
    await page.click(`[data-target="card:${CARD}"]`);
    await page.waitForSelector('.card-menu .menu');
    await tray(page).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('pieces activated one by one', () => {
  it('are clicked in any order', async () => {
    const page = await activating();
    await counter(page, 'mingo-town').click();
    await page.waitForFunction(() =>
      document.querySelector('.prompt-line')?.textContent?.includes('with Mingo chosen'),
    );
    await counter(page, 'venango').click();
    await page.waitForFunction(() => document.querySelector('.prompt-line')?.textContent?.includes('Coureur des bois'));
    const [first, second] = (await chosen(page)).slice(-2);
    expect(first).toBe('alone mingo-1');
    expect(second).toMatch(/^alone coureurs/);
    await page.context().close();
  });
});
