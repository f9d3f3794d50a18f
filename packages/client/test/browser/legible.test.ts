import type { Step } from '@carillon/lessons';
import { LESSONS } from '@carillon/titles/lessons';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyDriver } from './driver.ts';
import { begin, type House, openHouse, type SizeName, takeUp } from './harness.ts';
import { LAID_TITLES, type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';
import { go, look, MOST_MS, openByMenu, unseenColours } from './legible.ts';
import { aroundTheTable } from './legible-around.ts';
import { against, beforeBattle, beforeNewYear, judged } from './openings.ts';
import { findGame, stopAt, stopWhere } from './plan.ts';
import { finished } from './records.ts';

// Every page, panel and dialog in every theme, on a desktop and on a phone: each text has enough contrast.

let house: House;
let laid: LaidHouse;

beforeAll(async () => {
  house = await openHouse();
  laid = await openLaidHouse();
});
afterAll(async () => {
  await house.close();
  await laid.close();
});

const SIZES: readonly SizeName[] = ['desktop', 'phone'];
aroundTheTable(SIZES, () => house);

/** The entries of the table's menu, and what each shows. */
const WINDOWS: readonly (readonly [string, string])[] = [
  ['Position as text', '.text-position'],
  ['Standing answers', '.standing-presets'],
  ['Analyse from here', '.table[data-elsewhere="analysis"]'],
  ['Map overlays', '.dialog[open]'],
  ['The war in a minute', '.war-sides'],
  ['Rules and cards', '.help-section'],
  ['How to use this table', '.help-article'],
  ['Keys', '.key-list'],
  ['Preferences', '.dialog[open] .radio'],
  ['Save the game as a file', '.export-way'],
  ['About Carillon', '.help-article'],
  ['This looks wrong', '[data-wrong="report"]'],
];

/** The keys of each title's overlays. */
const OVERLAYS: Readonly<Record<LaidTitle, readonly string[]>> = {
  'wilderness-war': ['S', 'F', 'I', 'C', 'B', 'A'],
  'bayonets-tomahawks': ['S', 'F', 'C', 'B'],
};

const TITLES = Object.keys(LAID_TITLES) as LaidTitle[];
const TABLES = TITLES.flatMap((title) => SIZES.map((size) => [title, size] as const));

/** Opens the hand of the side that is asked. */
async function uncover(page: Page): Promise<void> {
  const isCovered = await page.evaluate(() => window.carillon?.asked().covered);
  if (isCovered) await page.locator('[data-option="look"]').first().click();
}

describe.each(TABLES)('the table of %s, on a %s', (title, size) => {
  it('with each window of its menu', { timeout: MOST_MS }, async () => {
    const page = await begin(house, { scenario: LAID_TITLES[title].scenario, seed: 3 }, size);
    await look(page, 'begun');
    for (const [label, shown] of WINDOWS) {
      await page.reload();
      await page.waitForSelector('.table');
      await uncover(page);
      await openByMenu(page, label);
      await page.waitForSelector(shown);
      await look(page, label);
    }
  });

  it('with the layers over its map', { timeout: MOST_MS }, async () => {
    const page = await laid.visit(size);
    await lay(page, 'corridor', title);
    for (const key of OVERLAYS[title]) {
      await page.keyboard.press(`Shift+${key}`);
      await page.waitForSelector('.overlay-panel');
      await look(page, `overlay ${key}`);
      await page.keyboard.press('Escape');
    }
    if (size === 'desktop') {
      await page.click('.map-controls button[aria-pressed="false"]');
      await look(page, 'map without counters');
      await page.click('.map-controls button[aria-pressed="true"]');
    }
    await page.keyboard.press('Shift+N');
    await page.click('[data-option="coach"]');
    await page.waitForSelector('.coach-asks');
    await look(page, 'coach');
  });

  it('with the end of a game, and its past', { timeout: MOST_MS }, async () => {
    const page = await takeUp(house, finished(ENDED[title]), size);
    await page.waitForSelector('.ending');
    await look(page, 'ending');
    await page.keyboard.press('Escape');
    await page.keyboard.press('<');
    await page.waitForSelector('.table[data-elsewhere="past"]');
    await look(page, 'past');
    if (size === 'phone') return;
    await page.keyboard.press('>');
    await page.waitForSelector('.table:not([data-elsewhere])');
    // Beside an open sheet the log has no search.
    const sheet = page.locator('[data-option="sheet"][aria-expanded="true"]');
    if (await sheet.isVisible()) await sheet.click();
    await page.selectOption('#log-filter', 'battles');
    await look(page, 'battles of the log');
  });

  it('with the judgement of a game', { timeout: MOST_MS }, async () => {
    const page = await judged(house, ENDED[title], 4, size);
    // The grade of a mistake depends on the machine's speed, so mark one as a blunder by hand.
    const mistake = page.locator('.judgement-list button').first();
    await mistake.evaluate((button) => button.setAttribute('data-grade', 'blunder'));
    await look(page, 'judgement');
    await page.locator('.judgement-slider').fill('2');
    await page.waitForSelector('.table[data-elsewhere="past"]');
    await look(page, 'judged turn');
  });

  it('with a hint, and why the computer chose', { timeout: MOST_MS }, async () => {
    const page = await against(house, size, { title });
    for (const button of ['hint', 'why-move']) {
      await page.waitForSelector('[data-option="hint"]');
      if (!(await page.locator(`[data-option="${button}"]`).isVisible())) continue;
      await page.click(`[data-option="${button}"]`);
      await page.waitForSelector('.advice[data-known="true"]');
      await look(page, button);
    }
  });

  it('with the menu of a card, a stack, and what is barred', { timeout: MOST_MS }, async () => {
    const page = await laid.visit(size);
    await lay(page, CARDS[title], title);
    await page.locator('.table-hand .card.legal').first().click();
    await page.waitForSelector('.card-menu .menu');
    await look(page, 'card');
    await page.keyboard.press('Escape');
    // Beside the panel of a force a phone shows no list of a stack, so look before one is put together.
    await lay(page, STACKS[title], title);
    await page.locator(`.map-stage [data-target="space:${CROWDED[title]}"]`).last().hover();
    await page.waitForSelector('.tray');
    await look(page, 'stack');
    await lay(page, 'corridor', title);
    await openByMenu(page, 'Not possible now, and why');
    await page.waitForSelector('.why-list');
    await look(page, 'barred');
  });

  it('with its piles', { timeout: MOST_MS }, async () => {
    const page = await laid.visit(size);
    await lay(page, 'corridor', title);
    if (size === 'phone') {
      await page.tap('[data-drawer-tab="log"]');
      await page.tap('.log-more');
    }
    for (const pile of await page.locator('button.deck-pile').all()) {
      await pile.click();
      await page.waitForSelector('.dialog[open]');
      await look(page, `pile ${await pile.innerText()}`);
      await page.keyboard.press('Escape');
    }
  });
});

/** A rule of each title that has a table. */
const TABLED: Readonly<Record<LaidTitle, string>> = { 'wilderness-war': '7.6', 'bayonets-tomahawks': '13.4' };

/** Reads a lesson up to its first exercise, and completes that. */
async function chooseInLesson(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await page.waitForSelector(`.lesson[data-step="${step.name}"]`);
    if (step.exercise !== undefined) return new KeyDriver(page).choose(step.exercise.solutions[0]?.[0] ?? '');
    await page.click('[data-does="lesson-on"]');
  }
}

/** A position of each title in which a card of the hand has a menu, and a space of its corridor with a crowd. */
const CARDS: Readonly<Record<LaidTitle, string>> = {
  'wilderness-war': 'lake-george',
  'bayonets-tomahawks': 'secret-cards',
};
const STACKS: Readonly<Record<LaidTitle, string>> = {
  'wilderness-war': 'corridor',
  'bayonets-tomahawks': 'secret-cards',
};
const CROWDED: Readonly<Record<LaidTitle, string>> = {
  'wilderness-war': 'ticonderoga',
  'bayonets-tomahawks': 'quebec',
};

/** A finished game of each title. */
const ENDED: Readonly<Record<LaidTitle, string>> = {
  'wilderness-war': 'wilderness-war/eager-annus-mirabilis-150',
  'bayonets-tomahawks': 'bayonets-tomahawks/eager-vaudreuils-petite-guerre-58',
};

describe.each(TITLES)('%s', (title) => {
  it('in each position set up by hand', { timeout: MOST_MS }, async () => {
    const page = await laid.visit();
    for (const name of LAID_TITLES[title].NAMED) {
      await lay(page, name, title);
      await look(page, name);
    }
  });

  it('in its lessons and in the help on all rules and cards', { timeout: MOST_MS }, async () => {
    const page = await house.visit();
    const [lesson] = (await LESSONS.get(title)?.()) ?? [];
    await go(page, `#/learn/${title}/${lesson?.id}`);
    await page.waitForSelector('.lesson[data-step]');
    await look(page, 'lesson');
    await chooseInLesson(page, lesson?.steps ?? []);
    await page.keyboard.press('<');
    await page.waitForSelector('.table[data-elsewhere="past"]');
    await look(page, 'past of a lesson');
    await page.keyboard.press('>');
    await page.waitForSelector('.table:not([data-elsewhere])');
    await page.keyboard.press('F1');
    for (const tab of ['rules', 'cards', 'first', 'about', 'war']) {
      await page.click(`[data-help="${tab}"]`);
      await page.waitForSelector('.help-article');
      await look(page, tab);
    }
    await page.fill('.help-search', TABLED[title]);
    await page.waitForSelector('.help-hit');
    await look(page, 'search');
    // A hit also shows the other words by which a rule is found.
    await page.fill('.help-search', 'casualties');
    await page.waitForSelector('.help-hit em');
    await look(page, 'search by words');
    await page.fill('.help-search', TABLED[title]);
    await page.waitForSelector('.help-hit em', { state: 'detached' });
    await page.locator('.help-hit').first().click();
    await page.waitForSelector('.help-article');
    await look(page, 'found');
  });
});

/** Losses are chosen after dice with modifiers. */
const areModified: Parameters<typeof stopWhere>[1] = ({ asked, log }) =>
  asked.procedure === 'losses' && log.add.some(({ entry }) => entry.type === 'fire' && entry.modifiers.length > 0);

describe.each(SIZES)('wilderness-war, on a %s', (size) => {
  it('with an interception and a battle on its sheet, before and after the dice', { timeout: MOST_MS }, async () => {
    const game = findGame();
    const sheets = [
      { name: 'interception', stop: stopAt(game, 'interception.ask'), shown: '.odds-try' },
      { name: 'before the dice', stop: stopAt(game, 'window.offer', 'battle'), shown: '.odds-bar' },
      { name: 'after modified dice', stop: stopWhere(game, areModified), shown: '.sheet-modifiers' },
    ];
    for (const { name, stop, shown } of sheets) {
      const page = await takeUp(house, stop.saved, size);
      await new KeyDriver(page).uncover(stop.moves[0] ?? []);
      await page.waitForSelector(`.sheet-panel ${shown}`);
      await look(page, `sheet, ${name}`);
    }
  });

  it('with covered hand, news, log, an undone choice and a standing answer', { timeout: MOST_MS }, async () => {
    const { saved } = stopWhere(findGame(), ({ asked }) => asked.seat === 'british' && asked.step === 'card');
    const page = await takeUp(house, saved, size);
    await look(page, 'covered');
    const driver = new KeyDriver(page);
    await driver.uncover(['']);
    await look(page, 'news');
    if (size === 'phone') await page.tap('[data-drawer-tab="log"]');
    await page.waitForSelector('.recap-show');
    await look(page, 'log');
    // A phone has nothing else to show in its drawers.
    if (size === 'phone') return;
    const [card] = (await driver.options()).filter(({ text }) => text.startsWith('activate '));
    await driver.choose(card?.text ?? '');
    await driver.undo();
    await page.waitForSelector('[data-option="redo"]');
    await openByMenu(page, 'Standing answers');
    await page.click('[data-preset="besieged"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.standing-line');
    await look(page, 'undone and standing');
  });
});

describe.each(SIZES)('bayonets-tomahawks, on a %s', (size) => {
  it('with the end of a year', { timeout: MOST_MS }, async () => {
    const { saved, choice } = beforeNewYear();
    const page = await takeUp(house, saved, size);
    await new KeyDriver(page).choose(choice);
    await page.waitForSelector('.year-over');
    await look(page, 'year over');
  });

  it('with a fight that waits, its dice and its result', { timeout: MOST_MS }, async () => {
    const page = await takeUp(house, beforeBattle(), size);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.click('[data-option="stop"]');
    await page.waitForSelector('.stage-next');
    await look(page, 'fight');
    await page.evaluate(() => {
      delete document.documentElement.dataset.motion;
      // Dice and result stay on the map.
      Object.assign(window, { setTimeout: () => 0 });
    });
    await page.click('.stage-next');
    await page.waitForSelector('.stage-words');
    await look(page, 'fought');
  });
});

/** Selectors whose elements this test does not open, and why. */
const NOT_OPENED: Readonly<Record<string, string>> = {
  '.form-done': 'only a server that saves is done',
  '.help-wait': 'there only until the help is loaded',
};

it('no colour of a text or of its ground was left out', () => {
  expect(unseenColours()).toEqual(Object.keys(NOT_OPENED));
});
