import { DAY } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAND_INS } from '../../../server/src/store/columns.ts';
import { Pages } from './harness.ts';
import { RealServer } from './real-server.ts';
import { comeAsGuest, playerOn, register, sitDown } from './two-players.ts';

let server: RealServer;
const pages = new Pages();
let anna: Page;
let bert: Page;

beforeAll(async () => {
  server = await RealServer.start();
  [anna, bert] = [await pages.open('desktop', 'en-GB'), await pages.open('phone', 'en-GB')];
  await register(anna, server.url, 'Anna');
  await comeAsGuest(bert, server.url, 'Bert');
}, 200_000);
afterAll(async () => {
  await pages.close();
  await server?.close();
});

/** Makes a game look as if its players had been away for a day. */
const letADayPass = (game: string): Promise<void> =>
  server.inStore(async (db) => {
    const found = await db
      .selectFrom('game')
      .select(['stand_ins_json', 'since'])
      .where('id', '=', game)
      .executeTakeFirstOrThrow();
    const agreed = found.stand_ins_json === null ? [] : STAND_INS.read(found.stand_ins_json);
    await db.deleteFrom('page_use').where('game_id', '=', game).execute();
    await db
      .updateTable('game')
      .set((row) => ({
        stand_ins_json: STAND_INS.write(agreed.map((each) => ({ ...each, since: Date.now() - DAY }))),
        since: (found.since ?? 0) - DAY,
        updated: row('updated', '+', 1),
      }))
      .where('id', '=', game)
      .execute();
  });

async function pick(page: Page, deed: string): Promise<void> {
  await page.click('.seats [data-does="deeds"]');
  await page.click(`dialog[open] [data-does="${deed}"]`);
}

it('two agree that the computer stands in: it plays for the absent, who takes the seat back', {
  timeout: 300_000,
}, async () => {
  await sitDown(anna, bert, { pace: '3 days a turn' });
  const game = /game\/(\w+)/.exec(anna.url())?.[1] ?? '';
  await pick(anna, 'stand-in');
  await anna.locator('dialog[open] .stand-in input[value="recruit"]').check();
  await anna.locator('dialog[open] .stand-in input[value="43200000"]').check();
  await anna.click('dialog[open] [data-does="stand-in-ask"]');
  const proposal = bert.locator('[data-proposal="standin"]');
  expect(await proposal.innerText()).toMatch(
    /French: proposes a computer player \(Recruit\) during absences\. Side: French\. Absence: 12 hours or a day away\./,
  );
  await proposal.locator('[data-does="agree"]').click();
  await proposal.waitFor({ state: 'detached' });
  const before = await bert.evaluate(() => window.carillon?.asked().length ?? 0);

  await anna.goto(`${server.url}#/lobby`);
  await letADayPass(game);
  await bert.waitForSelector('.seat-stand-in:text("the computer is playing (Recruit)")', { timeout: 60_000 });
  await bert.waitForFunction((length) => (window.carillon?.asked().length ?? 0) > length, before, { timeout: 60_000 });
  await bert.waitForFunction(() => window.carillon?.asked().seat === 'british', undefined, { timeout: 120_000 });
  await bert.waitForSelector('.log :text("From here the computer (Recruit) chooses for the French")', {
    state: 'attached',
  });

  await anna.goto(`${server.url}#/game/${game}`);
  await playerOn(anna, 'french');
  await anna.click('[data-does="stand-in-back"]');
  for (const page of [anna, bert]) await page.waitForSelector('.seat-stand-in', { state: 'detached' });
  // The column may show a fight instead of the log.
  await anna.waitForSelector('.log :text("The French are back")', { state: 'attached' });
  await pick(bert, 'stand-in-end');
  await anna.click('.seats [data-does="deeds"]');
  await anna.waitForSelector('dialog[open] [data-does="stand-in-end"]', { state: 'detached' });
});
