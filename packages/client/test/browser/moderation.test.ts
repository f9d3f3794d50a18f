import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Pages } from './harness.ts';
import { RealServer } from './real-server.ts';
import { comeAsGuest, register } from './two-players.ts';

// A report, from the table to the outcome of the appeal, in five browsers on a real server.

let server: RealServer;
const pages = new Pages();

beforeAll(async () => {
  server = await RealServer.start();
}, 400_000);
afterAll(async () => {
  await pages.close();
  await server?.close();
});

const newPage = (): Promise<Page> => pages.open('desktop', 'en-GB');

const makeAdministrator = (name: string): Promise<void> =>
  server.inStore((db) => db.updateTable('account').set({ administrator: 1 }).where('name', '=', name).execute());

/** A page at another address of the same site, loaded anew. */
async function at(page: Page, hash: string): Promise<Page> {
  await page.goto(`${server.url}${hash}`);
  await page.reload();
  return page;
}

it('a report leads to a warning and a lock, the player is notified and appeals, another moderator lifts it', {
  timeout: 300_000,
}, async () => {
  const [anna, rude, mary] = [await newPage(), await newPage(), await newPage()];
  const [mark, keeper] = [await newPage(), await newPage()];
  await comeAsGuest(anna, server.url, 'Anna');
  await register(rude, server.url, 'Rude');
  await register(mary, server.url, 'Mary');
  await register(mark, server.url, 'Mark');
  await register(keeper, server.url, 'Keeper');
  await makeAdministrator('Keeper');

  // The administrator appoints two moderators.
  await at(keeper, '#/admin');
  for (const name of ['Mary', 'Mark']) {
    await keeper.fill('[name="person"]', name);
    await keeper.fill('[name="reason"]', 'Reliable.');
    await keeper.click('[data-does="appoint"]');
    await keeper.waitForSelector('.form-done:not(:empty)');
  }

  // A player reports another.
  await at(anna, '#/people/Rude');
  await anna.click('.options summary');
  await anna.fill('[name="report"]', 'He called me names.');
  await anna.click('[data-does="report"]');
  await anna.waitForSelector('.form-done:not(:empty)');

  // A moderator reads it, warns by the keyboard alone, and locks the chat from the account's page.
  await at(mary, '#/moderation');
  const report = mary.locator('[data-report]');
  await report.waitFor();
  expect(await report.innerText()).toContain('He called me names.');
  await report.locator('details > summary').first().press('Enter');
  await report.locator('[data-does="act"]').waitFor();
  await report.locator('input[value="note"]').focus();
  await mary.keyboard.press('ArrowDown');
  await mary.keyboard.press('Tab');
  await mary.keyboard.type('Mind your words.');
  await mary.keyboard.press('Tab');
  await mary.keyboard.press('Enter');
  await report.waitFor({ state: 'detached' });
  await mary.fill('[name="search"]', 'rud');
  await mary.click('[data-does="search"]');
  await mary.click('main a.person >> text=Rude');
  await mary.check('input[value="login"]');
  await mary.selectOption('[name="hours"]', '72');
  await mary.fill('[name="reason"]', 'He went on.');
  await mary.click('[data-does="act"]');
  await mary.waitForSelector('text=Login locked');
  await expect.poll(() => mary.locator('main .plain-list strong').allInnerTexts()).toEqual(['Login locked', 'Warning']);

  // The player is locked out, reads why, and appeals on the page where he would log in.
  await at(rude, '#/enter');
  await rude.fill('[name="name"]', 'Rude');
  await rude.fill('[name="password"]', 'a long campaign');
  await rude.click('[data-does="log-in"]');
  await rude.waitForSelector('[name="appeal"]');
  expect(await rude.locator('.form-fault:not(:empty)').innerText()).toMatch(/locked you out\. Until .*He went on\./);
  await rude.fill('[name="appeal"]', 'I have said that I am sorry.');
  await rude.click('[data-does="appeal"]');
  await rude.waitForSelector('.form-done:not(:empty)');

  // The moderator who acted does not see the appeal; the other does, and lifts the lock.
  await at(mary, '#/moderation');
  await mary.waitForSelector('[name="search"]');
  expect(await mary.locator('text=I have said that I am sorry.').count()).toBe(0);
  await at(mark, '#/moderation');
  await mark.waitForSelector('text=I have said that I am sorry.');
  await mark.click('summary >> text=Decide');
  await mark.check('input[value="lift"]');
  await mark.fill('[name="decision"]', 'He may try again.');
  await mark.click('[data-does="decide"]');
  await mark.waitForSelector('text=I have said that I am sorry.', { state: 'detached' });

  // The player logs in again, sees a mark for unread news, and reads the outcome.
  await rude.click('[data-does="log-in"]');
  await rude.waitForSelector('.places .places-count');
  await at(rude, '#/account');
  await rude.waitForSelector('[data-act="lift"]');
  const shown = (await rude.locator('[data-act]').allInnerTexts()).map((words) => words.split('\n').slice(0, 2));
  expect(shown).toEqual([
    ['Lifted: Login locked', 'He may try again.'],
    ['Login locked', 'He went on.'],
    ['Warning', 'Mind your words.'],
  ]);
  await expect.poll(() => rude.locator('.places .places-count').count()).toBe(0);
  expect(await rude.locator('main').innerText()).not.toContain('Mary');

  // The log has all acts.
  await at(mark, '#/moderation/log');
  await mark.waitForSelector('text=Appointed moderator');
  const log = await mark.locator('main .plain-list strong').allInnerTexts();
  expect(log).toEqual(['Lifted: Login locked', 'Login locked', 'Warning', ...Array(2).fill('Appointed moderator')]);
});
