import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MouseDriver } from './driver.ts';
import { type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';

let house: LaidHouse;

beforeAll(async () => {
  house = await openLaidHouse();
});
afterAll(() => house.close());

/** The part of the map's stage, in percent, that floats may cover at 1440 × 900. */
const MOST = 23;

/** A crowded space under the pointer, with an overlay whose legend is long. */
const SCENES: readonly (readonly [LaidTitle, string, string, string])[] = [
  ['wilderness-war', 'louisbourg', 'louisbourg', 'Shift+B'],
  ['bayonets-tomahawks', 'battle', 'ticonderoga', 'Shift+S'],
  ['bayonets-tomahawks', 'corridor', 'albany', 'Shift+S'],
];

/** In the page: the part of the stage, in percent, under lists, notes and legends. */
function coveredPart(): number {
  const FLOATS = '.tray, .legend-note, .overlay-panel, .map-key, .target-menu, .why-note, .foresight';
  const STEP = 4;
  const stage = document.querySelector('.map-stage')?.getBoundingClientRect() ?? new DOMRect();
  const boxes = [...document.querySelectorAll(FLOATS)].map((each) => each.getBoundingClientRect());
  let [all, covered] = [0, 0];
  for (let x = stage.left; x < stage.right; x += STEP)
    for (let y = stage.top; y < stage.bottom; y += STEP) {
      all++;
      if (boxes.some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom)) covered++;
    }
  return (100 * covered) / all;
}

async function openHand(page: Page): Promise<void> {
  const look = page.locator('[data-option="look"], .face-down > .button').filter({ visible: true });
  if ((await look.count()) > 0) await look.first().click();
}

describe('what floats over the map', () => {
  it.each(SCENES)('leaves most of it free: %s, %s, the list of %s', async (title, position, space, key) => {
    const page = await house.visit();
    await lay(page, position, title);
    await openHand(page);
    await page.keyboard.press(key);
    const legend = page.locator('.overlay-legend');
    await legend.waitFor();
    await page.locator(`.map-stage [data-target="space:${space}"]`).last().hover({ force: true });
    await page.locator(`.tray[data-tray="${space}"]`).waitFor();
    await page.locator('.legend-note').waitFor();
    expect(await page.evaluate(coveredPart)).toBeLessThan(MOST);
    expect(await legend.isVisible()).toBe(false);
    await page.locator('.prompt-line').hover();
    await legend.waitFor();
  });

  it('beside the list of a stack the note spells out the space, and not its counters again', async () => {
    const page = await house.visit();
    await lay(page, 'louisbourg');
    const note = page.locator('.legend-note[data-legend="space:louisbourg"]');
    await page.locator('.map-stage [data-target="space:louisbourg"]').last().hover({ force: true });
    await page.locator('.tray[data-tray="louisbourg"]').waitFor();
    await note.waitFor();
    expect(await note.innerText()).toContain('Fortress');
    expect(await note.innerText()).not.toContain('Drucour');
    await page.locator('.tray [data-target="piece:drucour"]').hover();
    await page.locator('.legend-note', { hasText: 'Initiative' }).waitFor();
  });
});

describe('the bar of signs', () => {
  /** A force of Bayonets & Tomahawks that has set out. */
  async function setOut(position: string): Promise<Page> {
    const page = await house.visit();
    await lay(page, position, 'bayonets-tomahawks');
    await page.getByRole('button', { name: /^Set out/ }).click();
    await page.locator('.map-key [data-mark="room"]').waitFor();
    return page;
  }

  it('makes room for a forecast at the foot of the map, and comes back when that has gone', async () => {
    const page = await setOut('corridor');
    const key = page.locator('.map-key');
    const before = await key.boundingBox();
    await page.locator('.map-stage [data-target="space:ticonderoga"]').last().hover({ force: true });
    await page.waitForFunction(() => document.querySelector('.foresight')?.textContent?.trim());
    const gap = async (): Promise<number> => {
      const [now, forecast] = [await key.boundingBox(), await page.locator('.foresight').boundingBox()];
      return Math.round((forecast?.y ?? 0) - (now?.y ?? 0) - (now?.height ?? 0));
    };
    await expect.poll(gap).toBe(6);
    await page.locator('.prompt-line').hover();
    await expect.poll(() => key.boundingBox()).toEqual(before);
  });

  it('names the number beside a used connection, which is spelled out under a resting pointer', async () => {
    const page = await setOut('markers');
    expect(await page.locator('.map-key [data-mark="room"]').innerText()).toContain('room for units');
    await page.locator('[data-sign="room:albany.oneida-lake"] rect').hover({ force: true });
    const note = page.locator('.legend-note[data-legend="sign:room:albany.oneida-lake"]');
    await note.waitFor();
    expect(await note.innerText()).toMatch(/^Albany – Oneida Lake\s+British: \d+ more units may use/);
  });
});

describe('the buttons of the question', () => {
  /** Where the button that finishes what is asked ends, and the gap between it and what destroys something. */
  const placesOf = (page: Page): Promise<{ readonly end: number; readonly gap: number }> =>
    page.evaluate(() => {
      const boxOf = (place: string) =>
        document.querySelector(`.prompt-button[data-place="${place}"]`)?.getBoundingClientRect() ?? new DOMRect();
      return { end: boxOf('last').right, gap: boxOf('last').left - boxOf('apart').right };
    });

  it('keep the one that finishes in its place, away from one that destroys', async () => {
    const page = await house.visit();
    await lay(page, 'corridor');
    await page.locator('.prompt [data-option="aside"]').waitFor();
    const asked = await placesOf(page);
    expect(asked.gap).toBeGreaterThanOrEqual(20);
    await page.locator('.map-stage [data-target="space:cataraqui"]').last().click();
    await page.waitForSelector('[data-option="confirm"]');
    expect((await placesOf(page)).end).toBeCloseTo(asked.end, 0);
  });

  /** In the page: the buttons of the question that can be pressed at their lower edge and at their upper one. */
  const whole = (page: Page): Promise<readonly (readonly [string, boolean])[]> =>
    page.locator('.prompt-buttons > .button').evaluateAll((all) =>
      all.map((each) => {
        const { left, width, top, bottom } = each.getBoundingClientRect();
        const isMet = (y: number) => each.contains(document.elementFromPoint(left + width / 2, y));
        return [each.textContent, isMet(top + 2) && isMet(bottom - 2)] as const;
      }),
    );

  it.each([
    ['desktop', 64],
    ['tablet', 104],
  ] as const)('are all whole when there are many, for mouse and fingers: %s', async (size, most) => {
    const page = await house.visit(size);
    await page.setViewportSize({ width: 1440, height: 900 });
    await lay(page, 'corridor');
    const before = await page.locator('.map-stage').boundingBox();
    await new MouseDriver(page).choose('move wood-creek');
    await openHand(page);
    await page.waitForSelector('[data-option="lead bradstreet"], [data-answer="lead bradstreet"]');
    const buttons = await whole(page);
    expect(buttons.length).toBeGreaterThan(5);
    expect(buttons.filter(([, isWhole]) => !isWhole)).toEqual([]);
    expect((await page.locator('.prompt').boundingBox())?.height).toBeLessThanOrEqual(most);
    expect((await page.locator('.map-stage').boundingBox())?.y).toBe(before?.y);
  });
});

describe('on a tablet held upright', () => {
  it.each([
    ['wilderness-war', 'opening'],
    ['bayonets-tomahawks', 'battle'],
  ] as const)('no strip beside the map of %s stays blank', async (title, position) => {
    const page = await house.visit('tablet');
    await page.setViewportSize({ width: 820, height: 1180 });
    await lay(page, position, title);
    const [stage, map] = await page.evaluate(() =>
      ['.map-stage', '.map-stage .layer-names'].map((selector) => {
        const { left, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, bottom };
      }),
    );
    expect((stage?.bottom ?? 0) - (map?.bottom ?? 0)).toBeLessThan(60);
    if (title === 'wilderness-war') expect((stage?.right ?? 0) - (stage?.left ?? 0)).toBe(820);
  });
});
