import { readFileSync } from 'node:fs';
import type { Entry } from '@carillon/flow';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { wildernessWarEngine } from '../engines.ts';
import { openGame, type Stop } from '../in-node.ts';
import { KeyDriver, MouseDriver } from './driver.ts';
import { type House, openHouse, type SizeName, takeUp } from './harness.ts';
import { lay, openLaidHouse } from './laid.ts';
import { axeFindings } from './measure.ts';
import { findGame, type NodeTable, type PlannedGame, stopAt } from './plan.ts';

let house: House;
let game: PlannedGame;

beforeAll(async () => {
  game = findGame();
  house = await openHouse();
});
afterAll(() => house.close());

const SHEET = '.sheet-panel';

/** A page on the planned game at the next question of this kind, within the named procedure if there is one. */
async function gameAt(question: string, within?: string, size?: SizeName): Promise<Stop & { page: Page }> {
  const stop = stopAt(game, question, within);
  const page = await takeUp(house, stop.saved, size);
  await new KeyDriver(page).uncover(stop.moves[0] ?? []);
  return { page, ...stop };
}

/** A game up to the besieger's "siege", before whose roll the besieger may respond. */
const SIEGE: { readonly scenario: string; readonly journal: readonly Entry[] } = JSON.parse(
  readFileSync(new URL('siege.json', import.meta.url), 'utf8'),
);

/** The besieging side in this game. */
const BESIEGER = 'british';
/** The siege level at which Louisbourg, which it besieges, may be assaulted. */
const RIPE = 2;

/** A saved game in which the besieger may respond first, and the next dice bring the siege to an assault. */
function siegeAboutToRipen(): SavedGame {
  for (let seed = 1; seed < 50; seed++) {
    const table = openGame(wildernessWarEngine, { scenario: SIEGE.scenario, seed }, SIEGE.journal);
    const saved = table.saved(0);
    if (levelRolled(table) === RIPE) return saved;
  }
  throw new Error('no siege on record ripens');
}

/** The siege level after the next roll, once the besieger has passed. */
function levelRolled(table: NodeTable): number | undefined {
  table.choose({ seat: BESIEGER, choices: ['pass'], seen: table.again().length });
  const rolled = table.again().log.add.findLast(({ entry }) => entry.type === 'siege-roll')?.entry;
  return rolled?.type === 'siege-roll' ? rolled.level : undefined;
}

/** The text of the sheet, once it contains this. */
async function sheetSays(page: Page, words: RegExp): Promise<string> {
  const sheet = page.locator(SHEET, { hasText: words });
  await sheet.waitFor();
  return (await sheet.innerText()).replace(/\s+/g, ' ');
}

/** The area of the first element that the second covers, in square pixels. */
async function covered(page: Page, under: string, over: string): Promise<number> {
  const [a, b] = [await page.locator(under).boundingBox(), await page.locator(over).boundingBox()];
  if (!a || !b) throw new Error(`${under} or ${over} is not to be seen`);
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

describe('the sheet', () => {
  it('is not there while no dice decide', async () => {
    const { page } = await gameAt('march.onward');
    expect(await page.locator(SHEET).count()).toBe(0);
  });

  it('names the units that may intercept', async () => {
    const { page } = await gameAt('interception.ask');
    await sheetSays(page, /Who may intercept/);
  });

  it('opens at the battle with forces and odds, and then shows the dice', async () => {
    const { page, moves } = await gameAt('window.offer', 'battle');
    const before = await sheetSays(page, /Odds/);
    expect(before).toMatch(/^Battle at .* French attack .* Strength \d+.* British defend .* Strength \d+/);
    expect(before).toMatch(/\d+% French win British win \d+%/);
    expect(before).toMatch(/Steps lost French: [\d.]+ on average/);
    const driver = new MouseDriver(page);
    for (const move of moves) if ((await driver.asked()).procedure !== 'losses') await driver.choose(...move);
    const after = await sheetSays(page, /Dice/);
    expect(after).toMatch(/(French|British): [1-6].* the (French|British) lose \d steps?/);
    expect(after).toMatch(/reduced|eliminated/);
    expect(after).toContain('Odds before the dice');
    // Both sides roll; an interception before the battle has its die too.
    const rolls = after.match(/(?:French|British): [1-6] /g) ?? [];
    expect(rolls.length).toBeGreaterThanOrEqual(2);
    expect(await page.locator(`${SHEET} .sheet-cube`).count()).toBe(rolls.length);
  });

  it('shows the odds of the assault as soon as the siege roll allows it', async () => {
    const page = await takeUp(house, siegeAboutToRipen());
    const driver = new MouseDriver(page);
    expect(await sheetSays(page, /Ripe for assault/)).toMatch(/33% Ripe for assault Not yet ripe 67%/);
    await driver.choose('pass');
    expect(await driver.asked()).toMatchObject({ seat: BESIEGER, step: 'storm' });
    const after = await sheetSays(page, /Odds of an assault now/);
    expect(after).toMatch(/British: [1-6].* siege level 2/);
    // The odds are above the dice of the siege, visible without scrolling.
    expect(after).toMatch(/Odds of an assault now [\d.]+% British take it French hold out [\d.]+% Dice/);
    expect(after).toMatch(/Dice British: .* Steps lost/);
    expect(after).not.toContain('Ripe for assault');
  });

  it('gives each rule as a way into the rules', async () => {
    const { page } = await gameAt('interception.ask');
    await sheetSays(page, /Who may intercept/);
    await page.locator(`${SHEET} .rule-link`).first().click();
    await page.waitForSelector('dialog.help[open]');
  });

  it('is closed by its button, leaving the odds in one line, and opened again by a key', async () => {
    const { page } = await gameAt('interception.ask');
    await sheetSays(page, /Who may intercept/);
    await page.click(`${SHEET} [data-option="sheet"]`);
    expect(await page.locator(`${SHEET} #sheet-body`).count()).toBe(0);
    expect(await page.locator(SHEET).innerText()).toMatch(/Interception: .* up to \d+%/);
    await page.keyboard.press('Shift+D');
    await sheetSays(page, /Who may intercept/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sheet-body');
  });

  it.each<SizeName>(['desktop', 'tablet', 'phone'])('leaves the log room to be read: %s', async (size) => {
    const { page } = await gameAt('losses.pick', undefined, size);
    if (size === 'phone') await page.click('[data-drawer-tab="log"]');
    else {
      await page.locator(SHEET).waitFor();
      await page.click('.side-tab[data-does="log"]');
    }
    const room = async () => (await page.locator('.log-lines').boundingBox())?.height ?? 0;
    await expect.poll(room).toBeGreaterThan(100);
    await page.context().close();
  });

  it.each<SizeName>(['desktop', 'tablet', 'phone'])(
    'covers neither prompt nor map on a %s, and suits everybody',
    async (size) => {
      const { page } = await gameAt('window.offer', 'battle', size);
      await sheetSays(page, /Odds/);
      for (const under of ['.prompt', '.map-stage']) expect(await covered(page, under, SHEET), under).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});

describe('a march that is looked at', () => {
  it('is shown with its odds before it is made: by mouse, and by keys', async () => {
    const { page, moves } = await gameAt('march.onward');
    const driver = new KeyDriver(page);
    const to = moves[0]?.at(-1)?.split(' ')[1];
    await page.locator(`[data-target="space:${to}"]`).first().hover();
    const line = page.locator('.foresight', { hasText: /Interception: .* up to \d+%/ });
    await line.waitFor();
    await page.mouse.move(2, 2);
    await page.waitForFunction(() => document.querySelector('.foresight')?.textContent?.trim() === '');
    await page.evaluate(() => document.querySelector<HTMLElement>('.map-stage')?.focus());
    for (let i = 0; i < 200 && (await driver.focus()) !== `space:${to}`; i++) await page.keyboard.press('PageDown');
    await line.waitFor();
  });
});

describe('on a phone, in Bayonets & Tomahawks,', () => {
  it('the answers beside a battle stay under the finger when the odds come', async () => {
    const laid = await openLaidHouse();
    onTestFinished(() => laid.close());
    const page = await laid.visit('phone');
    // The place of the first answer when it arrives.
    await page.evaluate(() => {
      new MutationObserver((_, self) => {
        const answer = document.querySelector('[data-answer]');
        if (!answer) return;
        self.disconnect();
        window.answerAt = answer.getBoundingClientRect().top;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await lay(page, 'battle', 'bayonets-tomahawks');
    await page.waitForSelector('.bt-odds');
    const box = await page.locator('[data-answer]').first().boundingBox();
    expect(box?.y).toBeCloseTo((await page.evaluate(() => window.answerAt)) ?? Number.NaN, 0);
  });
});

declare global {
  interface Window {
    answerAt?: number;
  }
}
