import { LESSONS } from '@carillon/titles/lessons';
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { ANNA, type FakeServer, ROOMS, withServer } from './fake-server.ts';
import { type House, newGame, type SizeName } from './harness.ts';
import { go, look, MOST_MS, openByMenu } from './legible.ts';
import { overAfterTakeback } from './openings.ts';
import { recorded } from './records.ts';

// The part of `legible.test.ts` that is not a table: pages, tables over the network, saved games.

const PAGES: readonly (readonly [string, string, string])[] = [
  ['start', '#/', '[data-door="lobby"]'],
  ['learn', '#/learn', '.learn-lesson'],
  ['lobby', '#/lobby', '[data-table] [data-does="sit"]'],
  ['games', '#/games', '[data-table]'],
  ...ROOMS,
  ['person', '#/people/Marie-Madeleine%20de%20Repentigny', '[data-person-game]'],
  ['admin', '#/admin', '[data-does="invite"]'],
  ['waiting', `#/game/${'6'.repeat(26)}`, '.secret'],
  ['reset', '#/account/reset/abc', '[data-does="use-reset"]'],
  ['nothing', '#/game/nothing', '[role="alert"]'],
];

/** The stored progress of a reader who has finished the first lesson of each title. */
async function firstRead(): Promise<string> {
  const kept = [...LESSONS].map(async ([title, load]) => {
    const [first] = await load();
    return first && ([`${title}/${first.id}`, first.steps.length] as const);
  });
  return JSON.stringify(Object.fromEntries((await Promise.all(kept)).filter((each) => each !== undefined)));
}

/** Looks at all pages except tables on one screen, in a house that is open when the tests run. */
export function aroundTheTable(sizes: readonly SizeName[], houseOf: () => House): void {
  describe.each(sizes)('around the table, on a %s', (size) => {
    let page: Page;
    let server: FakeServer;
    beforeAll(async () => {
      page = await houseOf().visit(size, 'manifest.webmanifest');
      server = await withServer(page, ANNA);
      await page.evaluate((read) => localStorage.setItem('carillon-lessons', read), await firstRead());
      await page.goto(new URL('/', page.url()).href);
    });

    it.each(PAGES)('the page "%s"', { timeout: MOST_MS }, async (name, hash, shown) => {
      await go(page, hash);
      await page.waitForSelector(shown);
      for (const folded of await page.locator('details:not([open]) > summary').all())
        if (await folded.isVisible()) await folded.click();
      await look(page, name);
    });

    it('a table over the network, its windows, and while the line is down', { timeout: MOST_MS }, async () => {
      const page = await houseOf().visit(size, 'manifest.webmanifest');
      const server = await withServer(page, ANNA);
      await page.goto(new URL('/', page.url()).href);
      await page.waitForSelector('[data-door="lobby"]');
      server.proposals = [{ kind: 'takeback', by: 'french', to: 0 }];
      await go(page, `#/game/${'4'.repeat(26)}`);
      await page.waitForSelector('.proposal');
      // Show the clock of the asked side as in its last minute.
      await page.locator('.clock[data-runs="true"]').evaluateAll((all) => {
        for (const clock of all) Object.assign((clock as HTMLElement).dataset, { low: 'true' });
      });
      await look(page, 'network');
      await page.click('.seats-buttons [data-does="deeds"]');
      await page.click('.dialog .dice-facts summary');
      await look(page, 'deeds');
      await page.click('.dialog [data-does="chat"]');
      await page.waitForSelector('.chat-lines');
      await look(page, 'chat');
      await page.keyboard.press('Escape');
      await go(page, `#/game/${'3'.repeat(26)}`);
      await page.waitForSelector('.seats-buttons [data-does="deeds"]');
      for (const [deed, shown] of [
        ['chat', '.chat-lines small'],
        ['note', '.field textarea'],
      ] as const) {
        await page.click('.seats-buttons [data-does="deeds"]');
        await page.click(`.dialog [data-does="${deed}"]`);
        await page.waitForSelector(shown);
        await look(page, `${deed} of another game`);
        await page.keyboard.press('Escape');
      }
      await server.goAway();
      await page.waitForSelector('.table[data-stale="true"]');
      await look(page, 'stale');
      server.comeBack();
    });

    it('a finished game with a rematch offered, and a takeback in its log', { timeout: MOST_MS }, async () => {
      const page = await houseOf().visit(size, 'manifest.webmanifest');
      const server = await withServer(page, ANNA);
      server.changes = overAfterTakeback;
      await page.goto(new URL(`/#/game/${'5'.repeat(26)}`, page.url()).href);
      await page.waitForSelector('[data-proposal="rematch"]');
      await look(page, 'rematch');
      await page.keyboard.press('Escape');
      if (size === 'phone') await page.tap('[data-drawer-tab="log"]');
      await page.waitForSelector('[data-undone] > .log-row');
      await look(page, 'takeback');
    });

    it('the games in this browser: deleted, brought in, refused, and open elsewhere', {
      timeout: MOST_MS,
    }, async () => {
      const page = await newGame(houseOf(), 7, size);
      await openByMenu(page, 'Back to the start page');
      await page.click('[data-does="remove"]');
      await page.waitForSelector('[data-does="remove-yes"]');
      await look(page, 'delete');
      await page.keyboard.press('Escape');
      const bring = (text: string): Promise<void> =>
        page.setInputFiles('.bring input', { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await bring(recorded('wilderness-war/eager-annus-mirabilis-150'));
      await page.waitForSelector('.table');
      await openByMenu(page, 'Back to the start page');
      await look(page, 'brought');
      const dropped = await page.evaluateHandle(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['Dear diary'], 'game.txt', { type: 'text/plain' }));
        return transfer;
      });
      await page.dispatchEvent('.start', 'dragover', { dataTransfer: dropped });
      await page.waitForSelector('.bring-here');
      await look(page, 'to be dropped');
      await page.dispatchEvent('.start', 'drop', { dataTransfer: dropped });
      await page.waitForSelector('[data-fault]');
      await look(page, 'refused');
      await page.keyboard.press('Escape');
      await page.click('[data-open="saved"]');
      await page.waitForSelector('.table');
      const second = await page.context().newPage();
      await second.goto(page.url());
      await second.waitForSelector('[data-does="take-over"]');
      await look(second, 'elsewhere');
      await second.click('[data-does="take-over"]');
      await page.waitForSelector('[data-does="take-back"]');
      await look(page, 'moved');
    });

    it('the page where one comes in', { timeout: MOST_MS }, async () => {
      server.account = null;
      await go(page, '#/enter');
      await page.reload();
      await page.waitForSelector('[data-does="guest"]');
      await look(page, 'enter');
    });
  });
}
