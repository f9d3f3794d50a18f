import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, newGame, openHouse, takeUp } from './harness.ts';
import { beforeBattle, beforeFailedInterception } from './openings.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const victory = (page: Page): Promise<number> => page.locator('.log-text', { hasText: /win at/ }).count();

it('a Battle waits for its button on the table as it was, then its dice and its result are shown', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const won = await victory(page);
  await page.click('[data-option="stop"]');
  const fight = page.locator('.stage-next');
  await fight.waitFor();
  expect(await fight.innerText()).toMatch(/^Fight: /);
  expect(await page.locator('.stage-die').count()).toBe(0);
  expect(await victory(page)).toBe(won);
  expect(await page.locator('.bt-odds').innerText()).toMatch(/\d+%/);
  expect(await page.evaluate(() => window.carillon?.options())).toEqual([]);
  await fight.click();
  await page.waitForSelector('.stage-die');
  expect(await page.innerText('.stage-words')).toMatch(/win at/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForFunction(() => (window.carillon?.options().length ?? 0) > 0);
  expect(await victory(page)).toBe(won + 1);
});

it('the button of a battle is beside its space, and there is none beside the result of another', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.click('[data-option="stop"]');
  const button = page.locator('.stage-next');
  const name = (await button.innerText()).replace('Fight: ', '');
  const [own, place] = await page.evaluate((of) => {
    const middle = (element: Element | undefined | null): readonly [number, number] => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const label = [...document.querySelectorAll('[data-name]')].find((each) => each.textContent === of);
    const space = document.querySelector(`.place-hit[data-target="space:${label?.getAttribute('data-name')}"] .hit`);
    return [middle(document.querySelector('.stage-next')), middle(space)];
  }, name);
  expect(Math.abs(own[0] - place[0])).toBeLessThan(100);
  expect(Math.abs(own[1] - place[1])).toBeLessThan(70);
  await button.click();
  await page.waitForSelector('.stage-die');
  expect(await button.count()).toBe(0);
});

it.each(['desktop', 'phone'] as const)(
  'dice cover neither the counters nor the name of their fight: %s',
  async (size) => {
    const page = await takeUp(house, beforeBattle(), size);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.click('[data-option="stop"]');
    const button = page.locator('.stage-next');
    const name = (await button.innerText()).replace('Fight: ', '');
    await button.click();
    await page.waitForSelector('.stage-words');
    const id = await page.evaluate((of) => {
      const label = [...document.querySelectorAll('[data-name]')].find((each) => each.textContent === of);
      return label?.getAttribute('data-name') ?? '';
    }, name);
    const selector = `.place-hit[data-target="space:${id}"] .hit, [data-name="${id}"]`;
    // The name, the sign, and the stacks of both sides.
    expect(await page.locator(selector).count()).toBeGreaterThanOrEqual(4);
    const covered = (): Promise<number> =>
      page.evaluate((of) => {
        const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll(of)].filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return right > stage.left && stage.right > left && bottom > stage.top && stage.bottom > top;
        }).length;
      }, selector);
    await expect.poll(covered).toBe(0);
  },
);

it('presses on other things leave a Battle waiting; Escape ends the show', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.click('[data-option="stop"]');
  await page.waitForSelector('.stage-next');
  await page.locator('[role="tab"]').last().click();
  await page.keyboard.press('PageDown');
  await page.locator('.map-stage').click({ position: { x: 5, y: 5 } });
  expect(await page.locator('.stage-next').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('.stage').count()).toBe(0);
  expect(await page.evaluate(() => window.carillon?.options().length)).toBeGreaterThan(0);
});

it('the result of the last Battle stands before the next question, until the player goes on', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.click('[data-option="stop"]');
  await page.waitForSelector('.stage-next');
  for (let i = 0; i < 9 && (await page.locator('.stage-next').count()) > 0; i++) {
    await page.keyboard.press('Enter');
    await page.waitForSelector('.stage-words');
    if ((await page.locator('[data-option="fight"]').innerText()) === 'Continue') break;
    await page.waitForSelector('.stage-next');
  }
  // Longer than a card lies on the map.
  await page.waitForTimeout(5000);
  expect(await page.locator('[data-option="fight"]').innerText()).toBe('Continue');
  expect(await page.evaluate(() => window.carillon?.options())).toEqual([]);
  expect(await page.locator('.announced').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await page.locator('.stage').count()).toBe(0);
  expect(await page.evaluate(() => window.carillon?.options().length)).toBeGreaterThan(0);
});

it('the last result can be called back by one press, also without motion, until the next press', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.click('[data-option="stop"]');
  await page.locator('.last-result').click();
  await page.waitForSelector('.stage-words');
  expect(await page.evaluate(() => window.carillon?.options().length)).toBeGreaterThan(0);
  await page.locator('.last-result').click();
  expect(await page.locator('.stage').count()).toBe(0);
  await page.locator('.last-result').click();
  await page.waitForSelector('.stage-words');
  await page.locator('.map-stage').click({ position: { x: 5, y: 5 } });
  expect(await page.locator('.stage').count()).toBe(0);
});

it('the way on is the dark button of the prompt bar, too', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.click('[data-option="stop"]');
  const fight = page.locator('.prompt .button:not(.quiet)[data-option="fight"]');
  await fight.waitFor();
  expect(await fight.innerText()).toMatch(/^Fight: /);
  await fight.click();
  await page.waitForSelector('.stage-die');
  expect(await fight.innerText()).toBe('Continue');
  await fight.click();
  await page.waitForFunction(() => (window.carillon?.options().length ?? 0) > 0);
  expect(await fight.count()).toBe(0);
});

it('the second click of a double click goes no further than the button it was meant for', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.click('[data-option="stop"]');
  const fight = page.locator('.prompt [data-option="fight"]');
  await fight.waitFor();
  await fight.dblclick();
  await page.waitForSelector('.stage-words');
  // The same button now goes on from the result.
  expect(await fight.innerText()).toBe('Continue');
  expect(await page.evaluate(() => window.carillon?.options())).toEqual([]);
  await fight.click();
  await page.waitForFunction(() => (window.carillon?.options().length ?? 0) > 0);
});

it('two quick taps in one place are two presses: the fight, and on from its result', async () => {
  const page = await takeUp(house, beforeBattle(), 'phone');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.tap('[data-option="stop"]');
  const fight = page.locator('.prompt [data-option="fight"]');
  await fight.waitFor();
  await fight.tap();
  await page.waitForSelector('.stage-words');
  await fight.tap();
  await page.waitForFunction(() => (window.carillon?.options().length ?? 0) > 0);
});

it('equal answers look alike; a die says what it was rolled for, by whom, and what was needed', async () => {
  const { saved, choice } = beforeFailedInterception();
  const page = await takeUp(house, saved);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const answers = page.locator('.prompt .prompt-button');
  expect([await answers.count(), await page.locator('.prompt .prompt-button.quiet').count()]).toEqual([2, 2]);
  await page.click(`[data-option="${choice}"]`);
  await page.waitForSelector('.stage-die');
  expect(await page.locator('.stage-caption').first().innerText()).toMatch(
    /^The \w+ try to intercept at .+ from .+ with .+: die [123], failure \(4 or more is needed\)\.$/,
  );
});

it('a card of the own hand is not laid on the map, where its player is asked next', async () => {
  const page = await newGame(house, 3);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.click('[data-option="look"]');
  await page.locator('.table-hand .card.legal').first().click();
  await page.locator('.card-menu .menu-item').first().click();
  await page.waitForSelector('.last-card');
  expect(await page.locator('.stage-card').count()).toBe(0);
});

it('while the help covers the table, a Battle waits behind it, and is announced once the help is closed', async () => {
  const page = await takeUp(house, beforeBattle());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('.prompt .rule-link').first().click();
  await page.waitForSelector('.help-article');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-option="stop"]')?.click());
  await page.waitForFunction(() => window.carillon?.options().every(({ text }) => text !== 'stop'));
  expect(await page.locator('.stage').count()).toBe(0);
  await page.locator('.dialog.help .dialog-head .button').click();
  await page.waitForSelector('.stage-next');
});
