import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pages } from './harness.ts';
import { RealServer } from './real-server.ts';
import { catchUp, comeAsGuest, oneChoice, type Player, quickest, sitDown } from './two-players.ts';

// Two people play on while the server is exchanged for another release, as docs/operating.md says.

/** Drops all messages that a page sends about its game, until its next connection. */
async function loseWhatIsSent(
  page: Page,
): Promise<{ readonly lose: () => void; readonly lost: () => readonly string[] }> {
  let loses = false;
  const lost: string[] = [];
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    const isFirst = !loses;
    socket.onMessage((message) => {
      if (isFirst && loses) lost.push(String(message));
      else server.send(message);
    });
  });
  const lose = (): void => {
    loses = true;
  };
  return { lose, lost: () => lost };
}

const journalOf = ({ driver }: Player) => driver.journal();

describe('a page over an upgrade of the server (N14)', () => {
  let server: RealServer;
  const pages = new Pages();
  beforeAll(async () => {
    server = await RealServer.start();
  }, 400_000);
  afterAll(async () => {
    await pages.close();
    await server?.close();
  });

  it('comes back by itself, and its choice that had not arrived is made once', { timeout: 300_000 }, async () => {
    const [anna, bert] = [await pages.open('desktop', 'en-GB'), await pages.open('desktop', 'en-GB')];
    // While the server is away, a part of a page that is needed for the first time cannot be loaded.
    const errors: string[] = [];
    for (const page of [anna, bert])
      page.removeAllListeners('pageerror').on('pageerror', ({ message }) => void errors.push(message));
    const lines = [await loseWhatIsSent(anna), await loseWhatIsSent(bert)] as const;
    await comeAsGuest(anna, server.url, 'Anna');
    await comeAsGuest(bert, server.url, 'Bert');
    const players = await sitDown(anna, bert);
    for (let i = 0; i < 3; i++) await oneChoice(players);
    const { seat } = await players[0].driver.asked();
    const mover = seat === players[0].seat ? 0 : 1;
    const [chooser, other] = mover === 0 ? players : [players[1], players[0]];
    await catchUp(chooser, other);
    const before = (await journalOf(chooser)).length;
    const choice = quickest((await chooser.driver.screen()).options);
    let loads = 0;
    chooser.page.on('load', () => loads++);
    lines[mover].lose();
    // The driver then waits for the answer; a page without a service worker fetches a file from the server for that.
    const chosen = chooser.driver.choose(choice).catch(() => undefined);
    await expect.poll(() => lines[mover].lost().filter((text) => text.includes('"choose"')).length).toBe(1);
    await server.end();
    await chooser.page.waitForSelector('.table[data-stale="true"]');
    await server.begin();
    await chosen;
    for (const { page } of players) await page.waitForSelector('.table[data-stale="false"]', { timeout: 40_000 });
    await catchUp(other, chooser);
    const [own, others] = [await journalOf(chooser), await journalOf(other)];
    expect(own.length).toBeGreaterThan(before);
    expect(own[before]).toMatchObject({ choice });
    expect([others.length, others[before]]).toEqual([own.length, expect.objectContaining({ choice })]);
    // Only the lone answers of the rules may follow: the choice was made once.
    expect(own.slice(before + 1).filter((entry) => !('auto' in entry) && entry.who === chooser.seat)).toEqual([]);
    expect(loads).toBe(0);
    expect(errors.filter((message) => !/preload CSS|dynamically imported/.test(message))).toEqual([]);
  });
});
