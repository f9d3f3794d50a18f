import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MouseDriver } from './driver.ts';
import { type House, newGame, openHouse } from './harness.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const toStart = async (page: Page): Promise<void> => {
  await page.click('.prompt-menu');
  await page.click('text=Back to the start page');
  await page.waitForSelector('.game-row');
};
const gamesOn = (page: Page): Promise<number> => page.locator('.game-row').count();

/** Presses a button that saves a file; returns the file's name and contents. */
async function saving(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

const file = (text: string) => ({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
const pick = (page: Page, text: string): Promise<void> => page.setInputFiles('.bring input', file(text));

/** Drops a file on the page. */
async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((said) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([said], 'game.txt', { type: 'text/plain' }));
    return transfer;
  }, text);
  await page.dispatchEvent('.start', 'dragover', { dataTransfer: data });
  await page.waitForSelector('.bring-here');
  await page.dispatchEvent('.start', 'drop', { dataTransfer: data });
}

describe('the games in this browser', () => {
  it('are listed with title, players, season and date, and each goes on, by mouse', async () => {
    const page = await newGame(house, 7);
    await toStart(page);
    await page.click('[data-scenario="early-war"]');
    await page.click('[data-open="early-war"]');
    await page.waitForSelector('.table');
    await toStart(page);
    const words = await page.locator('.saved-games').innerText();
    expect(words).toMatch(
      /Wilderness War: Early War Campaign\s+Two players at one screen · Early Season, 1755[\s\S]*Annus Mirabilis\s+Two players at one screen · Early Season, 1757/,
    );
    expect(words).toMatch(/last played .*\d{4}/);
    expect(words).toContain('Save the ones you care about as files.');
    await page.locator('.game-row', { hasText: 'Annus Mirabilis' }).locator('[data-does="open"]').click();
    await page.waitForSelector('.table');
    expect(await page.locator('.side').innerText()).toContain('Annus Mirabilis');
  });

  it('are deleted only after a question, with keys alone', async () => {
    const page = await newGame(house, 7);
    await toStart(page);
    await page.locator('[data-does="remove"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog:has-text("Delete this game?")');
    await page.keyboard.press('Escape');
    expect(await gamesOn(page)).toBe(1);
    await page.locator('[data-does="remove"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-does="remove-yes"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.game-row') === null);
  });

  it('speak French where the reader does, and fit on a phone', async () => {
    const page = await newGame(house, 7, 'phone', 'fr-FR');
    await page.click('.drawers button');
    await page.click('.table-menu button:last-child');
    await page.waitForSelector('.game-row');
    expect(await page.locator('.saved-games').innerText()).toMatch(
      /Vos parties[\s\S]*Wilderness War: Annus Mirabilis\s+Deux joueurs devant un écran · première saison 1757/,
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const small = await page.$$eval('.saved-games button, .bring button', (all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
    );
    expect(small).toEqual([]);
  });
});

describe('a game saved as a file', () => {
  it('opens when it is imported elsewhere, picked or dropped, and goes on at the same point', async () => {
    const page = await newGame(house, 7);
    const asked = await new MouseDriver(page).asked();
    await page.click('.prompt-menu');
    await page.click('text=Save the game as a file');
    const { name, text } = await saving(page, () => page.click('[data-export="whole"]'));
    expect(name).toMatch(/^wilderness-war-annus-mirabilis-\d{4}-\d\d-\d\d\.txt$/);
    expect(text).toMatch(/^carillon-record 1\ntitle wilderness-war\nrules [0-9a-f]{16}\n/);

    const other = await house.visit();
    await pick(other, text);
    await other.waitForSelector('.table');
    await toStart(other);
    await drop(other, text);
    await other.waitForSelector('.table');
    expect(await new MouseDriver(other).asked()).toEqual(asked);
    await toStart(other);
    const again = await saving(other, () => other.locator('[data-does="file"]').first().click());
    expect(again.text).toBe(text);
  });

  it('for sharing hides hidden cards, and is refused with its line', async () => {
    const page = await newGame(house, 7);
    await page.click('.prompt-menu');
    await page.click('text=Save the game as a file');
    const { text } = await saving(page, () => page.click('[data-export="seen"]'));
    expect(text).toContain('seen-by spectator');
    expect(text).not.toMatch(/draw [a-z]/);
    const line = text.split('\n').findIndex((each) => each.includes('?')) + 1;
    await toStart(page);
    await pick(page, text);
    await page.waitForSelector('[data-fault="partial"]');
    expect(await page.locator('[data-fault]').innerText()).toMatch(
      new RegExp(`^Line ${line}: the record does not say what happened here`),
    );
  });

  it('that is damaged, or no record, is refused with its line, and changes nothing', async () => {
    const page = await newGame(house, 7);
    await page.click('.prompt-menu');
    await page.click('text=Save the game as a file');
    const { text } = await saving(page, () => page.click('[data-export="whole"]'));
    await toStart(page);
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.startsWith('3 chance'));
    await pick(page, lines.with(line, '3 chance draw ambush-99 / only french').join('\n'));
    await page.waitForSelector('[data-fault="illegal"]');
    const words = await page.locator('dialog').innerText();
    expect(words).toContain(`Line ${line + 1}: the rules on this page do not allow this.`);
    expect(words).toContain('Nothing was changed.');
    await page.keyboard.press('Escape');
    await drop(page, 'Dear diary');
    await page.waitForSelector('[data-fault="no_record"]');
    expect(await gamesOn(page)).toBe(1);
  });
});

describe('two tabs', () => {
  it('do not play one game at once: the second offers to take it over, and the first says so', async () => {
    const first = await newGame(house, 7);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.waitForSelector('dialog:has-text("Open in another tab")');
    await second.click('[data-does="take-over"]');
    await second.waitForSelector('.table');
    await first.waitForSelector('dialog:has-text("The game moved to another tab")');
    await first.click('[data-does="take-back"]');
    await second.waitForSelector('dialog:has-text("The game moved to another tab")');
    await first.waitForSelector('.table');
    expect(await first.locator('dialog[open]').count()).toBe(0);
  });
});

describe('a game kept under other rules', () => {
  it('that these cannot follow is shown as far as they can, and does not change', async () => {
    const page = await newGame(house, 7);
    await toStart(page);
    const before = await spoil(page);
    await page.click('[data-open="saved"]');
    await page.waitForSelector('.table .elsewhere:has-text("View only")');
    expect(await page.locator('.prompt').innerText()).toContain('only up to entry 5 of');
    expect(await page.locator('.prompt [data-option]:not([data-option="undo"])').count()).toBe(0);
    await toStart(page);
    expect(await kept(page)).toEqual(before);
  });
});

/** The contents of the browser's store. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('carillon');
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );

/** Makes the game look like one under other rules, with a draw of a card that does not exist here. */
async function spoil(page: Page): Promise<unknown> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('carillon');
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const cursor = store.openCursor();
          cursor.onsuccess = () => {
            const game = { ...cursor.result?.value, rules: 'other' };
            game.journal[5] = { ...game.journal[5], choice: 'draw ambush-99' };
            const put = cursor.result?.update(game);
            if (put) put.onsuccess = () => resolve();
          };
        };
      }),
  );
  return kept(page);
}
