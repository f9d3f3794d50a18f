import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, newGame, openHouse } from './harness.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('the legend', () => {
  it('spells out the counters of a space under a resting pointer, and goes with it', async () => {
    const page = await newGame(house, 3);
    await page.locator('[data-target="space:louisbourg"]').first().hover();
    await page.mouse.move(5, 5);
    await page.locator('[data-target="space:louisbourg"]').first().hover();
    await page.waitForSelector('.legend-note[data-legend$="louisbourg"]');
    const told = await page.locator('.legend-note').innerText();
    expect(told).toMatch(/Drucour: Initiative \d, Command \d, Tactics \d\./);
    expect(told).toMatch(/strength 3, movement 4/);
    await page.locator('.prompt').hover();
    await page.waitForSelector('.legend-note', { state: 'detached' });
  });

  it('spells out the signs of a card at the focus of the keys, in French, too', async () => {
    const page = await newGame(house, 3, 'desktop', 'fr-FR');
    await page.click('[data-option="look"]');
    await page.locator('.table-hand .card').first().focus();
    await page.waitForSelector('.legend-note');
    expect(await page.locator('.legend-note').innerText()).toMatch(/Valeur 3\s: active un chef/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.legend-note', { state: 'detached' });
  });
});
