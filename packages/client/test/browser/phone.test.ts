import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TouchDriver } from './driver.ts';
import { type House, newGame, openHouse, takeUp } from './harness.ts';
import { lay, openLaidHouse } from './laid.ts';
import { against } from './openings.ts';
import { findGame, played, stopAt, stopWhere } from './plan.ts';
import { SEASON, SEASON_SEED } from './season.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A card for three points in the French hand of this game. */
const CARD = 'victories-in-germany-48';
const SEED = 7;

const phone = (): Promise<Page> => newGame(house, SEED, 'phone');

/** The French have played the card to activate, and must choose a force. */
async function activating(): Promise<{ readonly page: Page; readonly driver: TouchDriver }> {
  const page = await phone();
  const driver = new TouchDriver(page);
  await driver.choose(`activate ${CARD}`);
  return { page, driver };
}

/** The space of a battle in which a side must choose its losses. */
async function losing(): Promise<{ readonly page: Page; readonly space: string | null | undefined }> {
  const { saved, moves } = stopAt(findGame(), 'losses.pick');
  const page = await takeUp(house, saved, 'phone');
  const driver = new TouchDriver(page);
  await driver.uncover(moves[0] ?? []);
  const space = (await driver.options()).find(({ on }) => on.startsWith('piece:'))?.space;
  return { page, space };
}

/** The stacks of a space, for a finger to press; between two of them it would press the map. */
const stacks = (space: string | null | undefined): string => `.map-stage [data-target="space:${space}"] rect`;

const tray = (page: Page) => page.locator('.tray');

/** Whether a finger at the centre of the selector's element would press it. */
const isWithinReach = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (!box) return false;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit?.closest(wanted) != null;
  }, selector);

const eventually = (page: Page, selector: string): Promise<void> =>
  expect.poll(() => isWithinReach(page, selector), { timeout: 10_000 }).toBe(true);

/** The distances of Undo from the upper right corner of the sheet, and its size, in CSS pixels. */
const UNDO = { right: 11, top: 9, width: 104, height: 44 };

const undoOf = (page: Page): Promise<typeof UNDO> =>
  page.evaluate(() => {
    const boxOf = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [undo, sheet] = [boxOf('.prompt-undo'), boxOf('.prompt')];
    return {
      right: Math.round(sheet.right - undo.right),
      top: Math.round(undo.top - sheet.top),
      width: Math.round(undo.width),
      height: Math.round(undo.height),
    };
  });

describe('the question on a phone', () => {
  it('keeps Undo in its place from one question to the next', async () => {
    const page = await phone();
    expect(await undoOf(page)).toEqual(UNDO);
    await new TouchDriver(page).choose(`activate ${CARD}`);
    expect(await undoOf(page)).toEqual(UNDO);
  });

  it.each([390, 375, 360, 340, 320])('has Undo in its place beside the words, %i pixels wide', async (width) => {
    const laid = await openLaidHouse();
    try {
      const page = await laid.visit('phone');
      await page.setViewportSize({ width, height: 844 });
      await lay(page, 'interception', 'wilderness-war');
      await page.waitForSelector('.prompt .button[data-option^="send"]');
      await page.waitForSelector('.prompt-button:text("%")');
      expect(await undoOf(page)).toEqual(UNDO);
      await eventually(page, '.prompt-undo');
      // All buttons of the map are in sight above the sheet, in one row.
      for (const place of [1, 2, 3, 4, 5]) await eventually(page, `.map-controls > :nth-child(${place})`);
      const tops = await page
        .locator('.map-controls > button')
        .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    } finally {
      await laid.close();
    }
  });
});

describe('the map of a phone', () => {
  it('says that its counters are hidden, and leaves no frames around nothing', async () => {
    const page = await phone();
    await page.locator('.map-controls [aria-pressed="false"]').tap();
    await page.waitForSelector('.counters-hidden');
    expect(
      await page.locator('.layer-stack-lights').evaluateAll((all) => all.map((each) => getComputedStyle(each).display)),
    ).toEqual(['none']);
  });
});

describe('the log on a phone', () => {
  it('shows its lines, folds the rest behind one row, and gives way to the map when the past is shown', async () => {
    const { page } = await activating();
    await page.tap('[data-drawer-tab="log"]');
    await page.waitForSelector('.log-lines');
    expect(await page.locator('.log-tools').isVisible()).toBe(false);
    const { height } = (await page.locator('.log-lines').boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(300);
    expect(await page.locator('.replay:visible').count()).toBe(1);
    const placed = async () => (await page.locator('.prompt .replay').boundingBox())?.y;
    const before = await placed();
    await page.tap('.prompt [data-replay="first"]');
    await page.waitForSelector('.table[data-elsewhere="past"]');
    await page.locator('.log').waitFor({ state: 'hidden' });
    expect(await placed()).toBe(before);
  });
});

describe('a force on a phone', () => {
  it('has the legend of its reach when its name is pressed', async () => {
    const { page, driver } = await activating();
    await driver.choose('lead montcalm');
    await page.tap('.overlay-panel .overlay-name');
    await page.locator('.overlay-said').waitFor();
  });

  it('is taken by a button that stays in sight, however many may go and however small the phone', async () => {
    const { page, driver } = await activating();
    await page.setViewportSize({ width: 390, height: 560 });
    await driver.choose('lead montcalm');
    await page.waitForSelector('.force-piece');
    await eventually(page, '.force [data-option="force"]');
  });

  it('is shown its route without a list of the pieces at its end', async () => {
    const { page, driver } = await activating();
    await driver.choose('lead montcalm');
    await page.locator('.force [data-option="force"]').tap();
    await page.locator('.prompt [data-option="stand"]').tap();
    await page.waitForFunction(() => window.carillon?.asked().step === 'onward');
    // The hint does not name the piece that was tapped for the previous question.
    expect(await page.locator('.prompt-hint').innerText()).toBe('');
    await page.locator('.map-stage [data-target="space:ticonderoga"]').last().tap();
    await page.waitForSelector('.prompt [data-option="confirm"]');
    expect(await tray(page).count()).toBe(0);
  });
});

describe('the list of a stack on a phone', () => {
  it('stays until all of its pieces that go have been tapped', async () => {
    const { page } = await activating();
    await page.locator('.map-stage [data-target="space:montreal"]').last().tap();
    for (const piece of ['huron', 'mississauga', 'ojibwa']) {
      await tray(page).locator(`[data-target="piece:${piece}"]`).tap();
      await page.locator('.prompt [data-option="confirm"]').tap();
      await page.locator('.prompt [data-option="confirm"]').waitFor({ state: 'detached' });
    }
    expect(await tray(page).count()).toBe(1);
  });

  it('shows the pieces asked for before the enemy', async () => {
    const { page, space } = await losing();
    await page.locator(stacks(space)).first().tap();
    await page.locator('.tray-side').first().locator('.tray-piece.legal').first().waitFor();
  });

  it('lies under no arrow of the map, and is closed by its button', async () => {
    const { page } = await activating();
    const arrows = page.locator('.beyond:visible');
    await arrows.first().waitFor();
    await page.locator('.map-stage [data-target="space:montreal"]').last().tap();
    await tray(page).waitFor();
    expect(await arrows.count()).toBe(0);
    await tray(page).locator('.tray-close').tap();
    await tray(page).waitFor({ state: 'detached' });
    await arrows.first().waitFor();
  });
});

describe('the menu of a card on a phone', () => {
  it('stays under the finger when the page says what cannot be done with the card', async () => {
    const page = await phone();
    await page.evaluate(() => {
      // The place of the first entry when the menu opens.
      new MutationObserver((_, self) => {
        const entry = document.querySelector('.card-menu .menu-item');
        if (!entry) return;
        self.disconnect();
        window.entryAt = entry.getBoundingClientRect().top;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await new TouchDriver(page).look();
    await page.locator(`.table-hand [data-target="card:${CARD}"]`).tap();
    await page.waitForSelector('.card-barred');
    const box = await page.locator('.card-menu .menu-item').first().boundingBox();
    expect(box?.y).toBeCloseTo((await page.evaluate(() => window.entryAt)) ?? Number.NaN, 0);
  });
});

declare global {
  interface Window {
    entryAt?: number;
  }
}

describe('the hand on a phone', () => {
  it('stays in sight below the menu of one of its cards', async () => {
    const page = await against(house, 'phone', { title: 'bayonets-tomahawks' });
    // The question opens the hand.
    await page.locator('.table-hand .card.legal').first().click();
    const menu = await page.locator('.card-menu').boundingBox();
    const hand = await page.locator('.table-hand').boundingBox();
    expect(hand?.height).toBeGreaterThan(100);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
    expect(menu?.y).toBeGreaterThanOrEqual(0);
  });

  it.each(['phone', 'tablet'] as const)('face down on a %s shows cards, and its words beside them', async (size) => {
    const laid = await openLaidHouse();
    const page = await laid.visit(size);
    await lay(page, 'battle');
    if (size === 'phone') await page.click('[data-drawer-tab="hand"]');
    const hand = page.locator('.face-down .cards').first();
    await hand.waitFor({ state: 'visible' });
    const boxes = await hand.locator('.card-back, .cards-count').evaluateAll((all) =>
      all.map((each) => {
        const { left, width, height } = each.getBoundingClientRect();
        return { left, width, height };
      }),
    );
    const [one, other, words] = [boxes[0], boxes[1], boxes.at(-1)];
    if (!one || !other || !words) throw new Error('no hand lies face down');
    expect(one.width).toBeGreaterThanOrEqual(34);
    expect(other.left - one.left).toBeGreaterThan(11);
    expect(words.height).toBeLessThanOrEqual(one.height + 8);
    await laid.close();
  });

  it('opens at the card that can be played', async () => {
    const stop = stopWhere(played(SEASON_SEED, SEASON.slice(0, 8)), ({ options }) =>
      options.some(({ text }) => text === 'respond foul-weather-14'),
    );
    const page = await takeUp(house, stop.saved, 'phone');
    await new TouchDriver(page).look();
    const card = '.table-hand [data-target="card:foul-weather-14"]';
    await eventually(page, card);
    const box = await page.locator(card).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

describe('a fight on a phone', () => {
  it('keeps its place in sight above its sheet', async () => {
    const { page, space } = await losing();
    await page.waitForSelector('.sheet-panel-body');
    await eventually(page, stacks(space));
  });
});

describe('the log on a phone', () => {
  it('opens at its end', async () => {
    const { page } = await losing();
    await page.locator('[data-drawer-tab="log"]').tap();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const list = document.querySelector('.log-lines');
          return list && list.scrollHeight > list.clientHeight
            ? Math.round(list.scrollHeight - list.clientHeight - list.scrollTop)
            : null;
        }),
      )
      .toBeLessThanOrEqual(2);
  });
});

describe('the bar at the foot of a phone', () => {
  it('shows the season and the score, and opens their tracks', async () => {
    const page = await phone();
    const tab = page.locator('[data-drawer-tab="tracks"]');
    expect((await tab.innerText()).split(/\s*\n\s*/)).toEqual(expect.arrayContaining(['Early 1757', 'French 4 VP']));
    await tab.tap();
    await page.locator('.table-tracks').waitFor({ state: 'visible' });
  });
});

describe('a phone with a notch and a bar', () => {
  /** The controls within `top` pixels of the top or `bottom` pixels of the bottom. */
  const under = (page: Page, top: number, bottom: number): Promise<string[]> =>
    page.evaluate(
      ([above, below]) =>
        [...document.querySelectorAll('button, input, select, a[href]')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return box.height > 1 && (box.top < above || (box.bottom > innerHeight - below && box.top < innerHeight));
          })
          .map((each) => each.textContent.slice(0, 40)),
      [top, bottom] as const,
    );

  it('has nothing to press under them at the table, nor in the help', async () => {
    const page = await phone();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34, left: 0, right: 0 } });
    expect(await under(page, 47, 34)).toEqual([]);
    await page.keyboard.press('F1');
    await page.waitForSelector('.help-section');
    expect((await page.locator('.help .dialog-head').boundingBox())?.y).toBeGreaterThanOrEqual(47);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
    await client.detach();
  });
});

describe('the position in words on a phone', () => {
  it('has the screen for itself, and gives it back to the map', async () => {
    const page = await phone();
    await page.locator('.prompt [data-option="look"]').tap();
    await page.waitForSelector('[data-drawer="hand"]');
    await page.locator('.drawers .button').first().tap();
    await page.getByRole('button', { name: 'Position as text' }).tap();
    await page.locator('.text-position li', { hasText: 'Montréal, French' }).scrollIntoViewIfNeeded();
    expect(await page.locator('.table-hand').isVisible()).toBe(false);
    await page.locator('[data-does="map"]').tap();
    await page.waitForSelector('.map-stage');
  });
});
