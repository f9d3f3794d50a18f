import { seeded } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { wildernessWarEngine } from '../engines.ts';
import { anyChoice, openGame, play, uncovered } from '../in-node.ts';
import { type House, keptGame, openHouse, takeUp } from './harness.ts';

// The computer plays the French, and saw this chance in each of its last plans; the British are asked.

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

function beaten(chance: number): SavedGame {
  const table = openGame(wildernessWarEngine, { scenario: 'annus-mirabilis', seed: 4 });
  const random = seeded(4);
  let now = uncovered(table, table.greet());
  while (now.length < 60 || now.asked.seat !== 'british') now = play(table, now, [anyChoice(now.options, random)]);
  const thoughts = [50, 51, 52, 53].map((entry) => [entry, 9, 'learned-1', chance] as const);
  return { ...table.saved(1), computer: { seat: 'french', level: 'captain', seed: 1, plan: [], thoughts } };
}

const offer = (page: Page) => page.locator('dialog[aria-label="The computer gives up"]');

describe('a computer that sees no chance', () => {
  it('gives up: the player ends the game by keys as the winner, and finds it so again', async () => {
    const page = await takeUp(house, beaten(0.001));
    await offer(page).waitFor();
    await page.keyboard.press('Tab');
    await page.locator('[data-does="accept"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ending');
    expect(await page.locator('#ending-title').innerText()).toMatch(/You win/i);
    expect(await page.locator('.ending-how').innerText()).toMatch(/resign/i);
    expect((await keptGame(page)).end).toEqual({ winner: 'british', rule: 'resigned' });
    await page.reload();
    await page.waitForSelector('.ending');
  });

  it('plays on if the player wants to, and does not ask again', async () => {
    const page = await takeUp(house, beaten(0.001), 'phone');
    await offer(page).waitFor();
    await page.click('[data-does="play-on"]');
    await offer(page).waitFor({ state: 'detached' });
    expect(await page.locator('.prompt-seat').innerText()).toMatch(/British/i);
  });
});

describe('an offer of a draw', () => {
  const ask = async (page: Page): Promise<void> => {
    await page.click('.prompt-menu');
    await page.getByRole('button', { name: 'Offer a draw' }).click();
  };

  it('is accepted by a computer that does not expect to win', async () => {
    const page = await takeUp(house, beaten(0.4));
    await ask(page);
    await page.waitForSelector('.ending');
    expect(await page.locator('#ending-title').innerText()).toMatch(/draw/i);
  });

  it('is declined by one that does, and the game goes on', async () => {
    const page = await takeUp(house, beaten(0.7));
    await ask(page);
    await page.getByText('The computer declines: it plays on.').first().waitFor();
    expect(await page.locator('.ending').count()).toBe(0);
  });
});
