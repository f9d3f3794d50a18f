import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LaidHouse, lay, openLaidHouse } from './laid.ts';

let house: LaidHouse;

beforeAll(async () => {
  house = await openLaidHouse();
});
afterAll(() => house.close());

const hint = (page: Page): Promise<string> => page.locator('.prompt-hint').innerText();
const sign = (page: Page, space: string) => page.locator(`[data-target="space:${space}"] circle`).first();
const journal = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const entries = (await window.carillon?.journal()) ?? [];
    return entries.map((entry) => ('choice' in entry ? entry.choice : 'undo'));
  });

/** Waits until the page says this about the planned march. */
const planned = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction((text) => document.querySelector('.prompt-hint')?.textContent?.includes(text), words);

/** Waits until the force is there. */
const arrives = (page: Page, place: string): Promise<unknown> =>
  page.waitForFunction((text) => document.querySelector('.prompt-line')?.textContent?.includes(`at ${text}`), place);

/** The spaces that a march can reach, as the map shows them. */
const reachedOn = (page: Page): Promise<string[]> =>
  page.locator('[data-reach]').evaluateAll((all) => all.map((each) => each.getAttribute('data-reach') ?? ''));

describe('the reach of a force', () => {
  it('shows the cost of each space, and the spaces where the march must end', async () => {
    const page = await house.visit();
    await lay(page, 'corridor');
    expect(await page.locator('[data-reach="montreal"]').innerHTML()).toContain('>4<');
    expect(await page.locator('[data-reach="adirondacks-central"] .route-stop').count()).toBe(1);
    expect(await page.locator('[data-reach="montreal"] .route-stop').count()).toBe(0);
  });
});

describe('the note that spells out a space', () => {
  it('covers no space that a march can reach', async () => {
    const page = await house.visit('tablet');
    await lay(page, 'corridor');
    await page.locator('[data-reach]').first().waitFor();
    await page.locator('.map-stage [data-target="space:montreal"]').last().hover({ force: true });
    const note = page.locator('.legend-note[data-legend="space:montreal"]');
    await note.waitFor();
    const box = await note.boundingBox();
    for (const place of await reachedOn(page)) {
      const at = await page.locator(`[data-reach="${place}"]`).boundingBox();
      if (!box || !at) throw new Error(`${place} or the note is not shown`);
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      const isUnder = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      expect(isUnder, place).toBe(false);
    }
  });
});

describe('the summary of a planned march', () => {
  it.each(['tablet', 'desktop'] as const)('is whole, and leaves the map where it was: %s', async (size) => {
    const page = await house.visit(size);
    await lay(page, 'corridor');
    const before = await page.locator('.map-stage').boundingBox();
    await page.locator('.map-stage [data-target="space:montreal"]').last().click();
    await planned(page, 'All of it can be undone');
    const seen = await page.locator('.prompt-words').evaluate((words) => {
      const [box, column] = [words, document.querySelector('.side')].map((each) => each?.getBoundingClientRect());
      const { bottom = Number.NaN } = words.querySelector('.prompt-hint')?.getBoundingClientRect() ?? {};
      return {
        scrolled: words.scrollHeight - words.clientHeight,
        isWhole: box !== undefined && bottom <= box.bottom,
        coversColumn: box !== undefined && column !== undefined && box.right > column.left && box.bottom > column.top,
      };
    });
    expect(seen).toEqual({ scrolled: 0, isWhole: true, coversColumn: false });
    expect(await page.locator('.map-stage').boundingBox()).toEqual(before);
  });
});

describe('the key to the marks of a march', () => {
  it('names the kinds of marks that are on the map, covers no space to choose, and folds up', async () => {
    const page = await house.visit();
    await lay(page, 'corridor');
    const marks = page.locator('.map-key [data-mark]');
    await marks.first().waitFor();
    const kinds = await marks.evaluateAll((all) => all.map((each) => each.getAttribute('data-mark')));
    expect(kinds).toEqual(['acting', 'taken', 'acted', 'legal', 'reach', 'cost', 'stop', 'risk']);
    const key = await page.locator('.map-key').boundingBox();
    for (const place of await reachedOn(page)) {
      const box = await page.locator(`.map-stage [data-target="space:${place}"]`).first().boundingBox();
      if (!key || !box) throw new Error(`${place} is not shown`);
      expect(box.y + box.height < key.y || box.x > key.x + key.width, place).toBe(true);
    }
    await page.locator('.map-key button').click();
    await marks.first().waitFor({ state: 'detached' });
  });

  it('names the hourglass of a Spent stack in Bayonets & Tomahawks, and only if one is there', async () => {
    const page = await house.visit();
    const acted = page.locator('.map-key [data-mark="acted"]');
    const setOut = page.getByRole('button', { name: /^Set out/ });
    await lay(page, 'markers', 'bayonets-tomahawks');
    await setOut.click();
    await acted.waitFor();
    expect(await acted.innerText()).toBe('has acted');
    await lay(page, 'corridor', 'bayonets-tomahawks');
    await setOut.click();
    await page.locator('.map-key [data-mark="reach"]').waitFor();
    expect(await acted.count()).toBe(0);
  });

  it('is folded up on a phone, until it is pressed', async () => {
    const page = await house.visit('phone');
    await lay(page, 'corridor');
    await page.locator('.map-key button').tap();
    await page.locator('.map-key [data-mark="reach"]').waitFor();
  });
});

describe('a march by mouse', () => {
  it('is planned by a click, bent by dragging, and sent by a second click', async () => {
    const page = await house.visit();
    await lay(page, 'corridor');
    const begins = await page.locator('.prompt-line').textContent();
    await sign(page, 'sorel').click();
    await planned(page, 'All of it can be undone');
    expect(await hint(page)).toContain(
      'March to Sorel via Crown Point, Winooski, Île-aux-Noix, and Montréal. 5 spaces.',
    );
    const handle = await page.locator('.route-handle').nth(3).boundingBox();
    const before = await sign(page, 'sorel').boundingBox();
    const stJean = await sign(page, 'st-jean').boundingBox();
    if (!handle || !stJean) throw new Error('nothing to drag');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(stJean.x + stJean.width / 2, stJean.y + stJean.height / 2, { steps: 4 });
    await page.mouse.up();
    await planned(page, 'St-Jean');
    const moved = await sign(page, 'sorel').boundingBox();
    expect(moved).toEqual(before);
    expect(await journal(page)).toEqual([]);
    await page.locator('[data-target="space:sorel"].route-handle').click();
    await arrives(page, 'Sorel');
    const sent = await journal(page);
    expect(sent).toContain('move st-jean');
    await page.locator('.prompt [data-option="undo"]').click();
    await page.waitForFunction((text) => document.querySelector('.prompt-line')?.textContent === text, begins);
    await page.locator('.prompt [data-option="redo"]').click();
    await arrives(page, 'Sorel');
    expect(await journal(page)).toEqual([...sent, 'undo', ...sent]);
  });

  it('is let go by Escape, and goes straight again when asked', async () => {
    const page = await house.visit();
    await lay(page, 'corridor');
    await sign(page, 'sorel').click();
    await planned(page, 'Sorel');
    await page.keyboard.press('Escape');
    expect(await page.locator('.route-planned').count()).toBe(0);
    expect(await page.locator('.prompt [data-option="confirm"]').count()).toBe(0);
  });
});

describe('a march by keys', () => {
  it('is planned, led through another space, and sent', async () => {
    const page = await house.visit();
    await lay(page, 'corridor');
    const ringOn = async (target: string): Promise<void> => {
      for (let i = 0; i < 80; i++) {
        if ((await page.evaluate(() => window.carillon?.focus())) === target) return;
        await page.keyboard.press('PageDown');
      }
      throw new Error(`the ring never came to ${target}`);
    };
    await ringOn('space:sorel');
    await page.keyboard.press('Enter');
    await planned(page, 'All of it can be undone');
    await ringOn('space:st-jean');
    await page.keyboard.press('v');
    await planned(page, 'St-Jean');
    await page.keyboard.press('Backspace');
    await page.waitForFunction(() => !document.querySelector('.prompt-hint')?.textContent?.includes('St-Jean'));
    await page.keyboard.press('v');
    await planned(page, 'St-Jean');
    await ringOn('space:sorel');
    await page.keyboard.press('Enter');
    await arrives(page, 'Sorel');
    expect((await journal(page)).slice(-2)).toEqual(['move st-jean', 'move sorel']);
  });
});

describe('a march by touch', () => {
  it('is shown by a tap and sent by a second', async () => {
    const page = await house.visit('phone');
    await lay(page, 'corridor');
    await page.keyboard.press('0');
    const at = await sign(page, 'sorel').boundingBox();
    if (!at) throw new Error('Sorel is out of sight');
    const tap = (): Promise<void> => page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
    await tap();
    await planned(page, 'March to Sorel');
    expect(await journal(page)).toEqual([]);
    await tap();
    await arrives(page, 'Sorel');
  });
});
