import { isUndo } from '@carillon/flow';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MouseDriver } from './driver.ts';
import { Pages } from './harness.ts';
import { RealServer } from './real-server.ts';
import { comeAsGuest, oneChoice, type Player, register, sitDown } from './two-players.ts';

/** The store of a server: the address of a database, or none for the embedded store. */
export interface Kept {
  readonly database?: string;
  stop?(): void;
}

// Two browsers play a season against each other on a real server, which is restarted in between.

const journalOf = ({ driver }: Player) => driver.journal();

/** The page says that it is out of date, and nothing can be chosen there. */
async function isStale({ page, driver }: Player): Promise<void> {
  await page.waitForSelector('.table[data-stale="true"]');
  expect((await driver.screen()).options).toEqual([]);
}

/** The last choice is undone with the other side's consent. */
async function takeBack(asks: Player, agrees: Player): Promise<void> {
  await asks.page.click('.seats [data-does="deeds"]');
  await asks.page.click('[data-does="ask-takeback"]');
  await agrees.page.click('.proposal [data-does="agree"]');
  for (const { page } of [asks, agrees]) {
    await page.waitForFunction(async () => {
      const journal = (await window.carillon?.journal()) ?? [];
      return journal.some((entry) => 'undo' in entry);
    });
  }
}

const yearOf = (page: Page): Promise<string> => page.locator('.table-tracks').innerText();

/** Defines the tests of a season over the network on one kind of store. */
export function seasonOn(store: string, prepare: () => Promise<Kept>): void {
  describe(`a season over the network, on ${store}`, () => {
    let kept: Kept | undefined;
    let server: RealServer;
    const pages = new Pages();
    beforeAll(async () => {
      kept = await prepare();
      server = await RealServer.start(kept.database);
    }, 400_000);
    afterAll(async () => {
      await pages.close();
      await server?.close();
      kept?.stop?.();
    });

    it('is played through login, lobby, a restart of the server, and a takeback', { timeout: 300_000 }, async () => {
      const [anna, bert] = [await pages.open('desktop', 'en-GB'), await pages.open('desktop', 'en-GB')];
      await register(anna, server.url, 'Anna');
      await comeAsGuest(bert, server.url, 'Bert');
      const players = await sitDown(anna, bert);
      for (let i = 0; i < 4; i++) await oneChoice(players);
      // The server stops, and starts again.
      await server.end();
      for (const player of players) await isStale(player);
      await server.begin();
      for (const { page } of players) await page.waitForSelector('.table[data-stale="false"]', { timeout: 40_000 });
      // A choice that the other side has already answered is undone.
      let [first, second] = [await oneChoice(players), await oneChoice(players)];
      while (first.seat === second.seat) [first, second] = [second, await oneChoice(players)];
      await takeBack(first, second);
      // The second season begins.
      for (let i = 0; i < 120 && !/Late Season/i.test(await yearOf(anna)); i++) await oneChoice(players);
      expect(await yearOf(anna)).toMatch(/Late Season/i);
      expect(await yearOf(bert)).toMatch(/Late Season/i);
      const [french, british] = [await journalOf(players[0]), await journalOf(players[1])];
      expect(french.length).toBe(british.length);
      expect(french.some(isUndo)).toBe(true);
      // A second tab of the same player shows the same as the first.
      const tab = await anna.context().newPage();
      await tab.goto(anna.url());
      await tab.waitForFunction(() => window.carillon !== undefined);
      expect(await new MouseDriver(tab).journal()).toEqual(french);
    });
  });
}
