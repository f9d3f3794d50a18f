import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, takeUp } from './harness.ts';
import { against, beforeFailedInterception } from './openings.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES = ['desktop', 'phone'] as const;

/** Asks for a hint, and waits for the plans: on a busy machine, for long. */
async function askHint(page: Page): Promise<void> {
  await page.click('[data-option="hint"]');
  await page.waitForSelector('.advice[data-known="true"]', { timeout: 90_000 });
}

it('a hint names three plans that differ, and the computer says why it chose', async () => {
  const page = await against(house, 'desktop', { seed: 2 });
  await askHint(page);
  const hint = await page.locator('.advice').innerText();
  expect(hint).toMatch(
    /Plans for you[\s\S]*British: chance to win the game with each plan\. Plans are ranked by it[\s\S]*Plan 1\s+[\d.]+%\s+± [\d.]+%[\s\S]*Expected by the end of the turn: [+-]?[\d.]+ VP/,
  );
  const plans = page.locator('.advice-plans > li');
  expect(await plans.count()).toBe(3);
  // Each has a text of its own, with one reason; only the first is unfolded.
  expect(new Set(await page.locator('.advice-plans > li .advice-text').allInnerTexts()).size).toBe(3);
  for (const reason of await page.locator('.advice-reason').allInnerTexts())
    expect(reason).toMatch(/^(?:Aim: |Compared with plan \d, |Hardly differs)/);
  expect(await page.locator('.advice small').count()).toBe(1);
  await page.click('[data-option="why-move"]');
  await page.waitForSelector('.advice[data-advice="why"][data-known="true"]');
  expect(await page.locator('.advice').innerText()).toMatch(
    /Its choice: \S[\s\S]*With its plan, French: chance to win the game \d[\s\S]*does not show its plans/,
  );
});

it('a choice ends the advice', async () => {
  // With this seed the first question of the British is a card.
  const page = await against(house, 'desktop', { seed: 6 });
  await askHint(page);
  await page.locator('.table-hand .card.legal').first().click();
  await page.locator('.card-menu .menu-item').first().click();
  await page.waitForSelector('.advice', { state: 'detached' });
});

it('a hint at the first card of Bayonets & Tomahawks names each card and its use', async () => {
  const page = await against(house, 'desktop', { title: 'bayonets-tomahawks' });
  await askHint(page);
  const plans: string[] = [];
  for (const number of [1, 2]) {
    await page.click(`[data-plan="${number}"]`);
    plans.push(await page.locator('.advice-plans > [data-chosen="true"]').innerText());
  }
  expect(await page.locator('.advice-plans > li').count()).toBe(2);
  // The card, at least one march of its Action Phase, and no card of the enemy's hand.
  for (const plan of plans)
    expect(plan).toMatch(/Plan \d\s+[\d.]+%\s+± [\d.]+%\s+Keep .+ as the Reserve\n[\s\S]*: \S.* to /);
  expect(plans.join()).not.toMatch(/French keep/);
  for (const plan of plans) expect(plan).not.toMatch(/ 0% ± 0%/);
  const [first, second] = plans.map((plan) => Number(/ ([\d.]+)%/.exec(plan)?.[1]));
  expect(first).toBeGreaterThan(second ?? 0);
});

/** The ends of the ways that are drawn, and the rings around spaces. */
const drawn = async (page: Page): Promise<readonly [ways: number, rings: number]> => [
  await page.locator('.layer-highlights[data-ways] .route').count(),
  await page.locator('.halo-lit.halo-line').count(),
];

it('draws the routes of the plan that is unfolded, pointed at or focused, and rings where they begin and end', async () => {
  const page = await against(house, 'desktop', { title: 'bayonets-tomahawks' });
  await askHint(page);
  await page.waitForSelector('.layer-highlights[data-ways] .route');
  const first = await drawn(page);
  await page.hover('[data-plan="2"]');
  await expect.poll(() => drawn(page)).not.toEqual(first);
  const second = await drawn(page);
  expect(Math.min(...first, ...second)).toBeGreaterThan(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => drawn(page)).toEqual(first);
  // By keys: the focus draws a plan, Enter unfolds it.
  await page.focus('[data-plan="1"]');
  await page.keyboard.press('Tab');
  await expect.poll(() => drawn(page)).toEqual(second);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.advice-plan[data-plan="2"][aria-expanded="true"]');
  await page.keyboard.press('Tab');
  await expect.poll(() => drawn(page)).toEqual(second);
  // While another panel is up nothing of a plan is on the map.
  await page.click('#tab-log');
  await expect.poll(() => drawn(page)).toEqual([0, 0]);
  await page.click('#tab-hint');
  await expect.poll(() => drawn(page)).toEqual(second);
});

it.each(SIZES)('a hint covers no part of the map on a %s: it is in the column, or above the map', async (size) => {
  const page = await against(house, size, { title: 'bayonets-tomahawks' });
  await askHint(page);
  for (const number of [1, 2]) {
    await page.click(`[data-plan="${number}"]`);
    await page.waitForSelector('.layer-highlights[data-ways] .route');
    await expect.poll(() => outOfSight(page)).toEqual([]);
  }
  const boxes = await page.evaluate(() => {
    const box = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [advice, map] = [box('.advice'), box('.table-map')];
    return {
      apart: advice.bottom <= map.top + 1 || advice.left >= map.right - 1,
      height: map.height / innerHeight,
      tabs: [...document.querySelectorAll('.advice-plan')].map((tab) => tab.getBoundingClientRect().top < innerHeight),
    };
  });
  expect(boxes).toMatchObject({ apart: true, tabs: [true, true] });
  expect(boxes.height).toBeGreaterThan(0.33);
});

/** The rings of a plan that are not wholly in the map's window. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const map = document.querySelector('.table-map')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('.route-dot-last')].flatMap((ring) => {
      const { left, right, top, bottom } = ring.getBoundingClientRect();
      const isIn = left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
      return isIn ? [] : [[left, top, right, bottom].map(Math.round).join()];
    });
  });

it.each(SIZES)('a hint leaves the fight and the space of the question in sight on a %s', async (size) => {
  const page = await takeUp(house, beforeFailedInterception().saved, size);
  await askHint(page);
  const covered = await page.evaluate(() => {
    const box = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const advice = box('.advice');
    const space = box('.place-hit[data-target="space:hudson-carry-south"] .hit');
    const meets = (a: DOMRect): boolean =>
      a.width > 0 && a.left < advice.right && a.right > advice.left && a.top < advice.bottom && a.bottom > advice.top;
    return {
      fight: meets(box('.sheet-panel')),
      space: meets(space),
      prompt: meets(box('.prompt')),
      seen: space.width > 0,
    };
  });
  expect(covered).toEqual({ fight: false, space: false, prompt: false, seen: true });
});
