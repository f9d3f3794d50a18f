import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginFromCover, type House, openHouse, shelve, sitDown } from './harness.ts';
import { finished } from './records.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const logOf = (page: Page): Promise<string> => page.locator('.side').innerText();
const promptOf = (page: Page): Promise<string> => page.locator('.prompt').innerText();
const count = (page: Page): Promise<string> => page.locator('[data-title="wilderness-war"] .options-count').innerText();

describe('a new game', () => {
  it('is asked for in fields that fill their lines', async () => {
    const page = await house.visit();
    await page.click('[data-door="play-wilderness-war"]');
    const ends = await page
      .locator('.play-step :is([name="level"], [name="scenario"], [data-does="begin"])')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().right)));
    expect(ends).toHaveLength(3);
    expect(new Set(ends).size).toBe(1);
  });

  it('is of the scenario and with the options that were chosen, by mouse', async () => {
    const page = await house.visit();
    expect(await count(page)).toBe('defaults');
    await page.click('[data-scenario="full-campaign"]');
    await page.click('.options summary');
    await page.click('[data-agreement="raidsHurtMilitia"]');
    await page.selectOption('[data-agreement="bidding"] select', {
      label: 'in turn, after each has rolled a die (14.7)',
    });
    expect(await count(page)).toBe('2 chosen');
    await page.click('[data-open="full-campaign"]');
    await page.waitForSelector('.table');
    expect(await promptOf(page)).toContain('you open the bidding; which side do you want to play?');
    expect(await logOf(page)).toMatch(/Full Campaign[\s\S]*raids hurt Militia \(14\.2\) and open bidding/);
  });

  it('can be chosen and begun with keys alone', async () => {
    const page = await house.visit();
    await page.locator('[data-scenario="annus-mirabilis"] input').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-agreement="tournament"] input').focus();
    await page.keyboard.press('Space');
    await page.locator('[data-open="early-war"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.table');
    expect(await logOf(page)).toMatch(/Early War Campaign[\s\S]*a draw is a French win/);
  });

  it('leaves out options that make no difference in the scenario', async () => {
    const page = await house.visit();
    await page.click('.options summary');
    expect(await page.locator('[data-agreement="acadiansByEither"]').count()).toBe(0);
    await page.click('[data-scenario="early-war"]');
    await page.click('[data-agreement="acadiansByEither"]');
    expect(await count(page)).toBe('1 chosen');
    await page.click('[data-scenario="annus-mirabilis"]');
    expect(await count(page)).toBe('defaults');
    await page.click('[data-scenario="early-war"]');
    await page.click('.options .button');
    expect(await count(page)).toBe('defaults');
  });

  it('under sealed bids each side covers the screen before it bids, and the higher bidder plays the French', async () => {
    const page = await house.visit('desktop', '?seed=3');
    await page.click('.options summary');
    await page.selectOption('[data-agreement="bidding"] select', { label: 'sealed, both at once (13.3)' });
    await page.click('[data-open="annus-mirabilis"]');
    await page.click('[data-option="look"]');
    await page.click('.prompt button:has-text("1 VP")');
    await page.click('.prompt button:has-text("Confirm: ")');
    await page.waitForSelector('.cover :text("British: take the screen")');
    expect(await logOf(page)).not.toContain('at the French seat');
    await page.click('[data-option="look"]');
    await page.click('.prompt button:has-text("3 VP")');
    await page.click('.prompt button:has-text("Confirm: ")');
    await page.waitForFunction(() => document.body.innerText.includes('the players exchange seats'));
    expect(await logOf(page)).toContain('1 VP at the French seat, 3 VP at the British seat');
    expect(await logOf(page)).toContain('The French go to the bidder for 3 VP, and the players exchange seats.');
  });
});

describe('the covers of the start page', () => {
  it('ask side, level and scenario in one step with keys alone, and propose the last ones', async () => {
    const page = await house.visit('desktop', '?seed=3');
    const cover = page.locator('[data-cover="wilderness-war"]');
    await cover.locator('[data-door="play-wilderness-war"]').focus();
    await page.keyboard.press('Enter');
    await cover.locator('[name="side"]').selectOption('British');
    await cover.locator('[name="level"]').selectOption('Lieutenant');
    await cover.locator('[name="scenario"]').selectOption('Full Campaign, 1755–1762');
    await cover.locator('[data-does="begin"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.table');
    expect(await logOf(page)).toContain('Full Campaign');
    await page.click('.prompt-menu');
    await page.click('text=Back to the start page');
    await page.waitForSelector('[data-door="continue-wilderness-war"]');
    const said = /Full Campaign · British against the Lieutenant · Early Season, 1755/;
    expect(await cover.locator('.cover-running').innerText()).toMatch(said);
    expect(await page.locator('.saved-games .game-standing').innerText()).toBe(
      'British against the Lieutenant · Early Season, 1755',
    );
    await cover.locator('[data-door="play-wilderness-war"]').click();
    expect(
      await cover
        .locator('select')
        .evaluateAll((all) => all.map((each) => (each instanceof HTMLSelectElement ? each.value : ''))),
    ).toEqual(['British', 'Lieutenant', 'balanced', 'Full Campaign, 1755–1762']);
  });

  it('after two defeats in a row propose to start with 2 VP more, and begin so', async () => {
    const page = await house.visit();
    // The French have lost a game on record.
    const game = finished('wilderness-war/eager-annus-mirabilis-150');
    const lost = { ...game, computer: { seat: 'british', level: 'recruit', seed: 1, plan: [], thoughts: [] } } as const;
    await sitDown(page, lost);
    await page.evaluate(shelve, [JSON.stringify(lost), 'before'] as const);
    await page.goto(new URL('/?seed=3', page.url()).href);
    const cover = page.locator('[data-cover="wilderness-war"]');
    await cover.locator('[data-door="play-wilderness-war"]').click();
    const handicap = cover.locator('.play-handicap');
    expect(await handicap.innerText()).toBe('Start with 2 VP more, after 2 defeats in a row');
    await cover.locator('[name="side"]').selectOption('British');
    await handicap.waitFor({ state: 'detached' });
    await cover.locator('[name="side"]').selectOption('French');
    await handicap.locator('input').check();
    await cover.locator('[data-does="begin"]').click();
    await page.waitForSelector('.table');
    // Annus Mirabilis begins with 4 VP for the French.
    expect(await page.locator('.table-tracks').innerText()).toContain('French 6 VP');
  });

  it('begin a game for two at the screen; a press below describes the war', async () => {
    const page = await house.visit('desktop', '?seed=3');
    await page.click('[data-door="war"]');
    await page.waitForSelector('.war-sides');
    await page.keyboard.press('Escape');
    await beginFromCover(page, 'bayonets-tomahawks', null);
    await page.waitForSelector('.cover');
  });

  it('an address begins a game against the computer once; the Back button does not begin it again', async () => {
    const page = await house.visit('desktop', '?seed=3#/play/wilderness-war/french/recruit/');
    await page.waitForSelector('.table');
    expect(await promptOf(page)).toMatch(/French\s+play a card/);
    await page.goBack();
    await page.waitForSelector('.covers');
    expect(await page.locator('.game-row').count()).toBe(1);
  });

  it('scenarios and options are folded until somebody unfolds them, and stay so', async () => {
    const page = await house.visit();
    await page.evaluate(() => localStorage.setItem('carillon.preferences', '{}'));
    await page.reload();
    const scenario = page.locator('[data-scenario="full-campaign"]');
    await page.waitForSelector('.covers');
    expect(await scenario.isVisible()).toBe(false);
    await page.click('.forms > summary');
    await scenario.waitFor();
    await page.reload();
    await scenario.waitFor();
  });
});

describe('a game against the computer', () => {
  it('is begun with one press; the computer chooses, and the player is asked with the own hand open', async () => {
    const page = await house.visit('desktop', '?seed=6');
    const title = page.locator('[data-title="wilderness-war"]');
    await title.getByLabel('You play').selectOption('British');
    await title.getByLabel('Level').selectOption('Recruit');
    await title.locator('[data-does="play-computer"]').click();
    await page.waitForSelector('.table');
    expect(await promptOf(page)).toMatch(/French\s+the computer is choosing/);
    await page.waitForFunction(() => !document.body.innerText.includes('the computer is choosing'));
    expect(await promptOf(page)).toContain('British');
    expect(await page.locator('.cover').count()).toBe(0);
    expect(await logOf(page)).toMatch(/The French play/);
  });

  it('goes on after the page was loaded again', async () => {
    const page = await house.visit('desktop', '?seed=3');
    await page.locator('[data-title="bayonets-tomahawks"] [data-does="play-computer"]').click();
    await page.waitForSelector('.table');
    await page.locator('.prompt').getByText('keep one of your two cards').waitFor();
    await page.reload();
    await page.waitForSelector('.table');
    expect(await promptOf(page)).toContain('keep one of your two cards');
    expect(await page.locator('.cover').count()).toBe(0);
  });
});
