import { commitment } from '@carillon/dice';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Pages } from './harness.ts';
import { RealServer } from './real-server.ts';
import { comeAsGuest, oneChoice, type Player, playerOn, quickest, register, sitDown } from './two-players.ts';

// Two people at a table on a real server, doing everything but play.

/** The address of a note at the server. */
const NOTE = /\/api\/games\/[^/]+\/note/;

let server: RealServer;
const pages = new Pages();
let anna: Page;
let bert: Page;

// The number of accounts per address is limited: all tests use the same two people, each in a separate browser.
beforeAll(async () => {
  server = await RealServer.start();
  [anna, bert] = [await pages.open('desktop', 'en-GB'), await pages.open('desktop', 'en-GB')];
  await register(anna, server.url, 'Anna');
  await comeAsGuest(bert, server.url, 'Bert');
  await makeAdministrator('Anna');
}, 200_000);
afterAll(async () => {
  await pages.close();
  await server?.close();
});
beforeEach(async () => {
  for (const page of [anna, bert]) {
    await page.goto(`${server.url}#/lobby`);
    await page.reload();
    await page.waitForSelector('[data-open]');
  }
});

/** Opens the table's menu and picks an entry. */
async function pick(page: Page, deed: string): Promise<void> {
  await page.click('.seats [data-does="deeds"]');
  await page.click(`dialog[open] [data-does="${deed}"]`);
}

const closeWindow = (page: Page): Promise<void> => page.keyboard.press('Escape');
const endOf = (page: Page): Promise<string> => page.locator('#prompt').innerText();
const gameOf = (page: Page): string => /game\/(\w+)/.exec(page.url())?.[1] ?? '';

async function say(page: Page, words: string): Promise<void> {
  await page.click('.side-tab[data-does="chat"]');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'words');
  await page.keyboard.type(words);
  await page.click('.chat [data-does="say"]');
}

const makeAdministrator = (name: string): Promise<void> =>
  server.inStore((db) => db.updateTable('account').set({ administrator: 1 }).where('name', '=', name).execute());

/** Makes the time of the player to move run out. */
async function letTimeRunOut(game: string): Promise<void> {
  await server.inStore((db) =>
    db
      .updateTable('game')
      .set((row) => ({ due: Date.now() - 1, updated: row('updated', '+', 1) }))
      .where('id', '=', game)
      .execute(),
  );
}

describe('at a table over the network', () => {
  it('two talk, a moderator takes out a line, and notes are one’s own', { timeout: 200_000 }, async () => {
    await sitDown(anna, bert);
    await say(bert, 'rude words');
    expect(await anna.locator('.side-tab .places-count').innerText()).toBe('1');
    await anna.click('.side-tab[data-does="chat"]');
    expect(await anna.locator('.side-tab .places-count').count()).toBe(0);
    await anna.waitForSelector('.chat-lines :text("rude words")');
    await anna.click('.chat-lines [data-does="take-out"]');
    for (const page of [anna, bert]) {
      await page.waitForSelector('.chat-lines :text("rude words")', { state: 'detached' });
    }
    // The stored note comes late: what is written stands all the same.
    await anna.route(NOTE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await pick(anna, 'note');
    await anna.fill('dialog[open] textarea', 'Louisbourg first');
    await anna.unroute(NOTE);
    await anna.click('dialog[open] [data-does="save-note"]');
    await anna.waitForSelector('dialog[open] :text("Saved.")');
    await anna.reload();
    await playerOn(anna, 'french');
    for (const page of [anna, bert]) await pick(page, 'note');
    await anna.waitForFunction(() => document.querySelector('textarea')?.value === 'Louisbourg first');
    expect(await bert.locator('dialog[open] textarea').inputValue()).toBe('');
  });

  it('a draw is agreed on, the dice are verified on the page, and a rematch exchanges the sides', {
    timeout: 200_000,
  }, async () => {
    const players = await sitDown(anna, bert);
    for (let i = 0; i < 3; i++) await oneChoice(players);
    await pick(anna, 'ask-draw');
    await bert.click('.proposal [data-does="agree"]');
    for (const page of [anna, bert]) {
      await page.waitForFunction(() => document.querySelector('#prompt')?.textContent?.includes('A draw (agreed)'));
      await pick(page, 'check-dice');
      await page.waitForSelector('.dice-verdict:text("match the commitment made before the game")');
      await closeWindow(page);
    }
    await pick(anna, 'rematch');
    await anna.waitForSelector('.secret');
    await pick(bert, 'rematch');
    await bert.waitForFunction((old) => !location.hash.includes(old), gameOf(bert));
    const again = [await playerOn(anna, 'british'), await playerOn(bert, 'french')] as const;
    for (const { page, seat } of again) {
      await page.waitForSelector('.seats-list');
      const own = page.locator('.seat', { hasText: seat === 'british' ? 'British' : 'French' });
      expect(await own.innerText()).toContain(page === anna ? 'Anna' : 'Bert');
    }
  });

  it('S9: the host is warned when the operator exchanges the dice before the opponent joins', {
    timeout: 200_000,
  }, async () => {
    const form = anna.locator('[data-title="wilderness-war"]');
    await form.locator('[data-open]').click();
    await anna.click('.dice-facts summary');
    const seen = await anna.locator('[data-dice="commitment"]').innerText();
    await anna.fill('[name="dice-value"]', 'Quebec-1759');
    await anna.click('[data-does="give-value"]');
    await anna.waitForSelector('[data-dice="value"]:text("Quebec-1759")');
    const secret = 'ab'.repeat(32);
    const swapped = { secret, commitment: commitment(secret, 2) };
    await server.inStore((db) => db.updateTable('game').set(swapped).where('commitment', '=', seen).execute());
    await anna.waitForSelector('[data-fault="other_commitment"]');
    await bert.click(`[data-table="${gameOf(anna)}"] [data-does="sit"]`);
    await anna.waitForSelector('.seats [data-fault="other_commitment"]');
    await pick(anna, 'resign');
    await anna.click('dialog[open] [data-does="resign-yes"]');
    await closeWindow(anna);
    await pick(anna, 'check-dice');
    await anna.waitForSelector('.dice-verdict:text("has changed the commitment")');
    await closeWindow(anna);
  });

  it('a player whose days run out is replaced by somebody from the lobby; one who resigns has lost', {
    timeout: 200_000,
  }, async () => {
    const players = await sitDown(anna, bert, { pace: '3 days a turn' });
    await oneChoice(players);
    const late = await awaitedOf(players);
    const other = late === players[0] ? players[1] : players[0];
    await letTimeRunOut(gameOf(anna));
    await other.page.click('.seats [data-does="deeds"]');
    await other.page.click('dialog[open] [data-does="claim"]');
    await other.page.click('dialog[open] [data-does="replace"]');
    await late.page.waitForSelector('.seat [data-does="take-seat"]');
    const gustav = await pages.open('desktop', 'en-GB');
    await comeAsGuest(gustav, server.url, 'Gustav');
    await gustav.click(`[data-table="${gameOf(anna)}"] [data-does="sit"]`);
    const fresh = await playerOn(gustav, late.seat);
    await other.page.waitForSelector('.seat:has-text("Gustav")');
    expect((await fresh.driver.asked()).seat).toBe(late.seat);
    await pick(gustav, 'resign');
    await gustav.click('dialog[open] [data-does="resign-yes"]');
    for (const { page } of [other, fresh]) {
      await page.waitForFunction(() => document.querySelector('#prompt')?.textContent?.includes('has resigned'));
      expect(await endOf(page)).toMatch(other.seat === 'french' ? /French wins?/ : /British wins?/);
      expect(await page.evaluate(() => window.carillon?.options())).toEqual([]);
    }
  });

  it('a player analyses a past position, with guessed cards, and the game waits', {
    timeout: 200_000,
  }, async () => {
    const players = await sitDown(anna, bert);
    for (let i = 0; i < 4; i++) await oneChoice(players);
    const [{ page, driver }] = players;
    const before = await driver.asked();
    await page.locator('.log-show').first().press('Enter');
    await page.click('[data-option="analyse"]');
    await page.waitForSelector('.table[data-elsewhere="analysis"] .elsewhere');
    expect(await page.locator('.prompt').innerText()).toContain('hidden cards are guessed');
    const [{ options }, { length }] = [await driver.screen(), await driver.asked()];
    await driver.choose(quickest(options));
    expect((await driver.asked()).length).toBeGreaterThan(length);
    await page.click('[data-option="leave-analysis"]');
    await page.waitForSelector('.table:not([data-elsewhere])');
    expect(await driver.asked()).toEqual(before);
    expect((await players[1].driver.asked()).length).toBe(before.length);
    await oneChoice(players);
  });

  it('a game under older rules is played with the file of those rules', { timeout: 200_000 }, async () => {
    const players = await sitDown(anna, bert);
    await oneChoice(players);
    const older = await server.keepOlderRules('wilderness-war', gameOf(anna));
    const fetched = anna.waitForRequest((request) => request.url().endsWith(`/rules/${older}`));
    for (const page of [anna, bert]) await page.reload();
    await fetched;
    const again = [await playerOn(anna, 'french'), await playerOn(bert, 'british')] as const;
    const before = await again[0].driver.asked();
    for (let i = 0; i < 4; i++) await oneChoice([...again]);
    expect((await again[0].driver.asked()).length).toBeGreaterThan(before.length);
    await anna.click('.prompt-menu');
    await anna.click('text=Analyse from here');
    // The game's own rules deal the hidden cards of the copy.
    await anna.waitForSelector('.table[data-elsewhere="analysis"]');
    expect(await anna.locator('.prompt').innerText()).toContain('hidden cards are guessed');
  });

  it('somebody plays both sides alone, and finds the game again', { timeout: 200_000 }, async () => {
    const form = anna.locator('[data-title="wilderness-war"]');
    await form.locator('.terms input[value="solo"]').check();
    await form.locator('[data-open]').click();
    const { driver } = await playerOn(anna, 'both');
    const seats = new Set<string>();
    for (let i = 0; i < 20 && seats.size < 2; i++) {
      const { options, asked } = await driver.screen();
      seats.add(asked.seat ?? '');
      await driver.choose(quickest(options));
    }
    const { length } = await driver.asked();
    await anna.reload();
    const again = await playerOn(anna, 'both');
    expect((await again.driver.asked()).length).toBe(length);
    expect(seats.size).toBe(2);
  });

  it('two play Bayonets & Tomahawks', { timeout: 300_000 }, async () => {
    const players = await sitDown(anna, bert, { title: 'bayonets-tomahawks' });
    const movers = new Set<string>();
    for (let i = 0; i < 12; i++) movers.add((await oneChoice(players)).seat);
    expect([...movers].sort()).toEqual(['british', 'french']);
    const journals = await Promise.all(players.map(({ driver }) => driver.journal()));
    expect(journals[0]?.length).toBe(journals[1]?.length);
  });
});

/** The player to move. */
async function awaitedOf(players: readonly [Player, Player]): Promise<Player> {
  const { seat } = await players[0].driver.asked();
  return seat === players[0].seat ? players[0] : players[1];
}
