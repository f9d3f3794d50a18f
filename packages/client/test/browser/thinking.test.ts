import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './harness.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('the computer shows its best plan so far when asked, and does not think while the page is hidden', async () => {
  const page = await house.visit('desktop', '?seed=3');
  await page.evaluate(() =>
    localStorage.setItem(
      'carillon.preferences',
      JSON.stringify({ pace: 'slow', told: ['wilderness-war'], forms: true }),
    ),
  );
  await page.reload();
  const title = page.locator('[data-title="wilderness-war"]');
  await title.getByLabel('You play').selectOption('British');
  await title.getByLabel('Level').selectOption('Captain');
  await title.locator('[data-does="play-computer"]').click();
  await page.click('[data-option="watch"]');
  await page.waitForFunction(() =>
    /Best plan so far: [\d.]+% to win; [\d,]+ turns tried/.test(
      document.querySelector('.prompt-hint')?.textContent ?? '',
    ),
  );
  const lengthNow = (): Promise<number> => page.evaluate(() => window.carillon?.asked().length ?? 0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(300);
  const length = await lengthNow();
  await page.waitForTimeout(4000);
  expect(await lengthNow(), 'nothing happens on a hidden page').toBe(length);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForFunction((before) => (window.carillon?.asked().length ?? 0) > before, length);
});
