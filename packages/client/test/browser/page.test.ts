import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver, MouseDriver } from './driver.ts';
import { type House, newGame, openHouse, SIZES } from './harness.ts';
import { axeFindings } from './measure.ts';
import { findGame, type PlannedGame } from './plan.ts';
import { type StoppedGame, stoppedGame } from './stopped.ts';

let house: House;
let game: PlannedGame;

beforeAll(async () => {
  game = findGame();
  house = await openHouse();
});
afterAll(() => house.close());

const gameAt = (question: string): Promise<StoppedGame> => stoppedGame(house, game, question);

const prompt = (page: Page): Promise<string> => page.locator('.prompt-line').innerText();
const undo = '.prompt [data-option="undo"]';

describe('covers', () => {
  it('ask for a name before a hand is shown, and never show the other side its cards', async () => {
    const page = await newGame(house, game.seed);
    expect(await page.locator('.cover strong').innerText()).toBe('French: take the screen');
    expect(await page.locator('.table-hand [data-target^="card:"]').count()).toBe(0);
    expect(await prompt(page)).toMatch(/French\s+play a card\.\s+rule 5\.26/);
    expect(await page.locator('[data-option="look"]').count()).toBe(1);
    const shut = await page.locator('.table-hand').boundingBox();
    const albany = () => page.locator('.place-hit[data-target="space:albany"]').first().boundingBox();
    const before = await albany();
    await page.click('.cover');
    await page.waitForSelector('.table-hand [data-target^="card:"]');
    // A shut hand is a slim strip; the map does not change when the hand opens.
    const open = await page.locator('.table-hand').boundingBox();
    expect(shut?.height).toBeLessThanOrEqual(64);
    expect(open?.height).toBeGreaterThan(130);
    expect(await albany()).toEqual(before);
    const driver = new MouseDriver(page);
    const [card] = await driver.options();
    await driver.choose(`discard ${card?.text.split(' ')[1]}`);
    expect((await driver.asked()).seat).toBe('british');
    expect(await page.locator('.cover strong').innerText()).toBe('British: take the screen');
    expect(await page.locator('.table-hand [data-target^="card:"]').count()).toBe(0);
  });

  it('are not needed to let a response pass', async () => {
    const { page } = await gameAt('window.offer');
    const driver = new MouseDriver(page);
    const { seat, covered } = await driver.asked();
    expect(covered).toBe(true);
    expect(await page.locator('.cover').count()).toBe(0);
    expect(await prompt(page)).toMatch(/British\s+play a card as the enemy sets out from .*\?/);
    await page.click('.prompt [data-option="pass"]');
    await page.waitForFunction((before) => window.carillon?.asked().seat !== before, seat);
    expect(await page.locator('.cover').count()).toBe(0);
  });
});

describe('standing answers', () => {
  it('are given from the window itself, without a cover, and listed only for their own side', async () => {
    const { page } = await gameAt('window.offer');
    const driver = new MouseDriver(page);
    expect(await prompt(page)).toContain('rule 5.56');
    expect(await page.locator('.prompt-hint').innerText()).toBe(
      'An enemy force sets out. You are asked whatever you hold, so that the question reveals nothing.',
    );
    await page.click('.prompt [data-option="stand"]');
    await page.waitForFunction(() => window.carillon?.asked().seat === 'french');
    expect(await page.locator('.cover, .standing-line').count()).toBe(0);
    expect((await driver.journal()).at(-1)).toMatchObject({ who: 'british', choice: 'pass' });
  });

  it('are set from the menu by the side that looks, for moments and for cards, and removed again', async () => {
    const page = await newGame(house, game.seed);
    const driver = new MouseDriver(page);
    await driver.look();
    await page.click('.prompt-menu');
    await page.click('.table-menu >> text=Standing answers');
    await page.check('[data-asks-last]');
    await page.waitForSelector('[data-asks-last]:checked');
    await page.selectOption('[data-standing="enemy-sets-out"]', 'playable');
    await page.click('[data-preset="besieged"]');
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('[data-standing="battle-attacker"]')?.value === 'never',
    );
    expect(await page.inputValue('[data-standing="siege-defender"]')).toBe('always');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const line = page.locator('.standing-line');
    expect(await line.innerText()).toMatch(/Standing answers \(\d+\)/);
    await line.click();
    await page.click('[data-preset="none"]');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLSelectElement>('select[data-standing]')].every(
        ({ value }) => value === 'always',
      ),
    );
    await page.keyboard.press('Escape');
    expect(await line.count()).toBe(0);
  });
});

describe('a wide map in a high window', () => {
  it('has score and season below it, and little empty room; elsewhere they are in the column', async () => {
    const page = await newGame(house, game.seed, 'tablet');
    const edgesOf = (selector: string): Promise<{ readonly top: number; readonly bottom: number }> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top, bottom };
        });
    const [map, ground] = [await edgesOf('.table-map'), await edgesOf('.map-ground')];
    expect((await edgesOf('.table > .table-tracks')).top).toBeGreaterThanOrEqual(map.bottom);
    expect(map.bottom - ground.bottom).toBeLessThan(110);
    await page.setViewportSize(SIZES.desktop);
    await page.waitForSelector('.side .table-tracks');
    await page.setViewportSize(SIZES.tablet);
  });
});

describe('the second column of a wide window', () => {
  /** The text in the column below its tabs, and how far down it goes. */
  const restOf = (page: Page): Promise<{ readonly text: string; readonly part: number }> =>
    page.locator('.side-desk').evaluate((desk) => {
      const [tabs, rest] = [desk.querySelector('.side-tabs'), desk.querySelector('.rest')];
      const room = desk.getBoundingClientRect().bottom - (tabs?.getBoundingClientRect().bottom ?? 0);
      const { height } = rest?.getBoundingClientRect() ?? { height: 0 };
      return { text: rest?.querySelector<HTMLElement>('.rest-body')?.innerText ?? '', part: height / room };
    });
  const mapOf = (page: Page) => page.locator('.map-stage').boundingBox();

  it('shows the war, then the last turn, while no panel is asked for; the map stays as it is', async () => {
    const page = await newGame(house, game.seed);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.waitForSelector('.rest-war[aria-busy="false"] .war-part');
    const war = await restOf(page);
    expect(war.text.length).toBeGreaterThan(300);
    expect(war.part).toBeGreaterThan(0.95);
    expect(await axeFindings(page)).toEqual([]);

    const driver = new MouseDriver(page);
    await driver.look();
    const map = await mapOf(page);
    const [card] = await driver.options();
    await driver.choose(`discard ${card?.text.split(' ')[1]}`);
    await driver.look();
    await page.waitForSelector('.rest .recap-show');
    expect((await restOf(page)).text).toContain('The French discard');
    expect(await page.locator('.log .recap, .rest-war').count()).toBe(0);
    expect(await mapOf(page)).toEqual(map);

    await page.click('.side-tab[data-does="coach"]');
    await page.waitForSelector('.side-desk .coach');
    expect(await page.locator('.rest').count()).toBe(0);
    expect(await page.locator('.log .recap').count()).toBe(1);
    expect(await mapOf(page)).toEqual(map);
    await page.click('.side-tab[data-does="coach"]');
    await page.waitForSelector('.rest .recap-show');
    await page.setViewportSize(SIZES.desktop);
    await page.waitForSelector('.log .recap');
    expect(await page.locator('.rest').count()).toBe(0);
  });
});

describe('the prompt bar', () => {
  it('says why nothing can be taken back, on the button and in full', async () => {
    const page = await newGame(house, game.seed);
    expect(await page.locator(undo).innerText()).toContain('nothing to undo');
    expect(await page.locator('.prompt-buttons > :last-child').getAttribute('data-option')).toBe('undo');
    await page.click(undo, { force: true });
    await page.waitForSelector('text=There is nothing to undo.');
  });

  it('speaks French at once when the language is changed', async () => {
    const page = await newGame(house, game.seed);
    await page.click('.prompt-menu');
    await page.click('text=Preferences');
    await page.click('text=Français');
    await page.waitForSelector('html[lang="fr"]');
    await page.keyboard.press('Escape');
    expect(await prompt(page)).toContain('Français');
    expect(await page.locator(undo).innerText()).toContain('Annuler');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  });
});

describe('the language of the page', () => {
  /** The languages whose files a page has loaded. */
  async function loading(locale: string): Promise<{ readonly page: Page; readonly loaded: Set<string> }> {
    const page = await house.visit('desktop', 'about:blank', locale);
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, language] = /\/assets\/(en|fr|de)-/.exec(request.url()) ?? [];
      if (language) loaded.add(language);
    });
    await page.goto(`${(await house.visit()).url()}?seed=${game.seed}`);
    await page.waitForSelector('.start');
    return { page, loaded };
  }

  async function sit(page: Page): Promise<void> {
    await page.check('[data-scenario="annus-mirabilis"] input');
    await page.click('[data-open="annus-mirabilis"]');
    await page.waitForSelector('.table');
  }

  it('is the only one that is loaded, until the reader picks another', async () => {
    const { page, loaded } = await loading('fr-FR');
    await sit(page);
    expect([...loaded]).toEqual(['fr']);
    await page.click('.prompt-menu');
    await page.click('text=Préférences');
    await page.click('text=English');
    await page.waitForSelector('html[lang="en"]');
    await page.keyboard.press('Escape');
    expect(await prompt(page)).toContain('French');
    expect([...loaded].sort()).toEqual(['en', 'fr']);
  });

  it('is German at the table of Wilderness War, in its help and on its cards', async () => {
    const { page, loaded } = await loading('de-DE');
    await page.click('text=So bedienst du den Tisch');
    await page.waitForSelector('.help-steps');
    await page.click('[data-help="cards"]');
    await page.waitForSelector('.help-notes');
    await page.keyboard.press('Escape');
    await sit(page);
    expect(await prompt(page)).toContain('Franzosen');
    await new KeyDriver(page).uncover([]);
    await page.waitForSelector('.table-hand .card-text');
    expect(await page.locator('.table-hand .card-text[lang="en"]').count()).toBe(0);
    expect([...loaded]).toEqual(['de']);
  });
});

describe('preferences', () => {
  it('set colours of the sides that every kind of colour vision can distinguish, for good', async () => {
    const page = await newGame(house, game.seed);
    const british = () =>
      page.evaluate(() => {
        const counter = document.querySelector('[data-piece="highland-1"] .counter-face path');
        return counter && getComputedStyle(counter).fill;
      });
    expect(await british()).toBe('rgb(156, 63, 51)');
    await page.click('.prompt-menu');
    await page.click('.table-menu >> text=Preferences');
    await page.check('text=blue and orange');
    expect(await british()).toBe('rgb(166, 77, 8)');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await page.waitForSelector('.table');
    expect(await british()).toBe('rgb(166, 77, 8)');
  });

  it('make movement slower, faster, or leave it out', async () => {
    const page = await newGame(house, game.seed);
    const pace = (): Promise<string> => page.evaluate(() => document.documentElement.style.getPropertyValue('--pace'));
    await page.click('.prompt-menu');
    await page.click('.table-menu >> text=Preferences');
    const paces: string[] = [];
    for (const value of ['slow', 'fast', 'off']) {
      await page.check(`fieldset:has-text("Animation") >> label:has-text("${value}") >> nth=-1`);
      paces.push(await pace());
    }
    expect(paces).toEqual(['2.5', '0.4', '0']);
  });
});

describe('a page that is loaded again', () => {
  it('goes on with the game at the same position, covered', async () => {
    const { page } = await gameAt('march.onward');
    const driver = new MouseDriver(page);
    const before = { ...(await driver.asked()), journal: await driver.journal() };
    await page.reload();
    await page.waitForSelector('.table');
    const after = await driver.asked();
    expect(after).toMatchObject({ seat: before.seat, procedure: 'march', step: 'onward', length: before.length });
    expect(await page.locator('.table-hand button.card').count()).toBe(0);
  });

  it('offers the game on the start page, beside others', async () => {
    const page = await newGame(house, game.seed);
    await page.click('.prompt-menu');
    await page.click('text=Back to the start page');
    await page.waitForSelector('[data-open="saved"]');
    await page.click('[data-open="annus-mirabilis"]');
    await page.waitForSelector('.table');
    await page.click('.prompt-menu');
    await page.click('text=Back to the start page');
    await page.waitForFunction(() => document.querySelectorAll('.game-row').length === 2);
    await page.click('[data-open="saved"]');
    await page.waitForSelector('.table');
  });
});

describe('the keys', () => {
  it('walk the map along its connections, and let go again', async () => {
    const { page } = await gameAt('march.onward');
    const driver = new KeyDriver(page);
    await page.keyboard.press('ArrowUp');
    const first = await driver.focus();
    expect(first).toMatch(/^space:/);
    await page.keyboard.press('ArrowLeft');
    expect(await driver.focus()).toMatch(/^space:/);
    expect(await driver.focus()).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await driver.focus()).toBeNull();
  });

  it('choose by letter, and show what they do', async () => {
    const { page } = await gameAt('march.onward');
    const driver = new KeyDriver(page);
    await page.keyboard.press('?');
    expect(await page.locator('.key-list').first().innerText()).toContain('S\nStay here');
    await page.keyboard.press('Escape');
    const { length } = await driver.asked();
    await page.keyboard.press('m');
    expect(await driver.focus()).toMatch(/^space:/);
    await page.keyboard.press('s');
    await page.waitForFunction((before) => window.carillon?.asked().length !== before, length);
  });

  it('make the log wider, for good', async () => {
    const page = await newGame(house, game.seed);
    const width = async (): Promise<number> => (await page.locator('.side').boundingBox())?.width ?? 0;
    const before = await width();
    await page.focus('.splitter');
    await page.keyboard.press('ArrowLeft');
    expect(await width()).toBeGreaterThan(before + 10);
    await page.reload();
    await page.waitForSelector('.table');
    expect(await width()).toBeGreaterThan(before + 10);
  });
});

describe('for screen readers', () => {
  it('events and questions are announced after every choice', async () => {
    const { page, move } = await gameAt('march.onward');
    await new KeyDriver(page).choose(...move);
    const shown = await page.locator('[aria-live]').innerText();
    const [last] = (await page.locator('.log-text').allInnerTexts()).slice(-1);
    expect(shown).toContain(last);
    expect(shown).toMatch(/(French|British): /);
  });
});

describe('in words', () => {
  it('the whole position is described, and a game can be played', async () => {
    const { page, move } = await gameAt('activation.choose');
    const driver = new KeyDriver(page);
    const [first] = move;
    await page.keyboard.press('Shift+T');
    await page.waitForSelector('.text-position li');
    expect((await page.locator('.text-position li').count()) > 40).toBe(true);
    const { length } = await driver.asked();
    await page.click(`.text-view [data-option="${first}"]`);
    await page.waitForFunction((before) => window.carillon?.asked().length !== before, length);
  });
});
