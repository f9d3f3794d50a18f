import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, takeUp } from './harness.ts';
import { against, beforeFailedInterception } from './openings.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('a hint names three plans; the computer says why it chose; a choice ends the advice', async () => {
  // With this seed the first question of the British is a card.
  const page = await against(house, 'desktop', { seed: 6 });
  await page.click('[data-option="hint"]');
  await page.waitForSelector('.advice[data-known="true"]');
  const hint = await page.locator('.advice').innerText();
  expect(hint).toMatch(
    /Plans for you[\s\S]*: chance to win the game [\d.]+% ± [\d.]+%[\s\S]*Expected by the end of the turn: [+-]?[\d.]+ VP/,
  );
  expect(await page.locator('.advice-plans > li').count()).toBe(3);
  await page.click('[data-option="why-move"]');
  await page.waitForSelector('.advice[data-advice="why"][data-known="true"]');
  expect(await page.locator('.advice').innerText()).toMatch(/The computer’s plan\. French: chance to win the game \d/);
  await page.locator('.table-hand .card.legal').first().click();
  await page.locator('.card-menu .menu-item').first().click();
  await page.waitForSelector('.advice', { state: 'detached' });
});

it('a hint at the first card of Bayonets & Tomahawks names each card and its use', async () => {
  const page = await against(house, 'desktop', { title: 'bayonets-tomahawks' });
  await page.click('[data-option="hint"]');
  await page.waitForSelector('.advice[data-known="true"]');
  const plans = await page.locator('.advice-plans > li').allInnerTexts();
  expect(plans).toHaveLength(2);
  // The aim, the card, at least one march of its Action Phase, and no card of the enemy's hand.
  for (const plan of plans)
    expect(plan).toMatch(
      /chance to win the game [\d.]+% ± [\d.]+%\s+(?:Aim: \S.+\.\s+)?Keep .+ as the Reserve\n[\s\S]*: \S.* to /,
    );
  expect(plans.join()).not.toMatch(/French keep/);
  for (const plan of plans) expect(plan).not.toMatch(/ 0% ± 0%/);
  const [first, second] = plans.map((plan) => Number(/game ([\d.]+)%/.exec(plan)?.[1]));
  expect(first).toBeGreaterThan(second ?? 0);
});

const SIZES = ['desktop', 'phone'] as const;

it.each(SIZES)('a hint leaves the fight and the space of the question in sight on a %s', async (size) => {
  const page = await takeUp(house, beforeFailedInterception().saved, size);
  await page.click('[data-option="hint"]');
  await page.waitForSelector('.advice[data-known="true"]');
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
