import { isUndo } from '@carillon/flow';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, Postgres } from '../../../server/test/postgres.ts';
import { MouseDriver } from './driver.ts';
import { Pages } from './harness.ts';
import { RealServer } from './real-server.ts';

// Two browsers play a season against each other on a real server, which is ended and started again in between.

const PASSWORD = 'a long campaign';

interface Player {
  readonly page: Page;
  readonly driver: MouseDriver;
  readonly seat: string;
}

const journalOf = ({ driver }: Player) => driver.journal();
const lengthOf = async ({ driver }: Player): Promise<number> => (await driver.asked()).length;

/** Waits until a page knows as much of the journal as another. */
const catchUp = async (one: Player, other: Player): Promise<void> => {
  const length = await lengthOf(other);
  await one.page.waitForFunction((least) => (window.carillon?.asked().length ?? 0) >= least, length);
};

/** Somebody registers, and comes in again by name and password. */
async function register(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}#/enter`);
  await page.fill('[name="new-name"]', name);
  await page.fill('[name="new-password"]', PASSWORD);
  await page.click('[data-does="register"]');
  await page.waitForSelector('[data-open]');
  await page.goto(`${url}#/account`);
  await page.click('[data-does="log-out"]');
  await page.waitForSelector('.start-tagline');
  await page.goto(`${url}#/enter`);
  await page.fill('[name="name"]', name);
  await page.fill('[name="password"]', PASSWORD);
  await page.click('[data-does="log-in"]');
  await page.waitForSelector('[data-open]');
}

async function comeAsGuest(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}#/enter`);
  await page.fill('[name="guest-name"]', name);
  await page.click('[data-does="guest"]');
  await page.waitForSelector('[data-open]');
}

/** One opens a table on the French side; the other finds it in the lobby and sits down. */
async function sitDown(anna: Page, bert: Page): Promise<[Player, Player]> {
  await anna.check('.terms input[value="french"]');
  await anna.selectOption('[name="pace"]', { label: 'no clock' });
  await anna.click('[data-open="annus-mirabilis"]');
  await anna.waitForSelector('.secret');
  await bert.click('[data-does="sit"][data-seat="british"]');
  const players = [anna, bert].map((page, i) => ({
    ...{ page, driver: new MouseDriver(page) },
    seat: i === 0 ? 'french' : 'british',
  }));
  for (const { page } of players) await page.waitForFunction(() => window.carillon !== undefined);
  const [french, british] = players;
  if (!french || !british) throw new Error('two players sit at a table');
  return [french, british];
}

/** What to choose to come through a season soon: cards are laid down, windows passed. */
function quickest(options: readonly { readonly text: string }[]): string {
  const texts = options.map(({ text }) => text);
  const starts = ['discard ', 'pass', 'done', 'stop', 'hold '];
  const found = starts.map((start) => texts.find((text) => text.startsWith(start))).find((text) => text !== undefined);
  return found ?? texts[0] ?? '';
}

/** Whoever is asked chooses, on the own page; the other page then knows of it. */
async function oneChoice(players: readonly [Player, Player]): Promise<Player> {
  const { seat } = await players[0].driver.asked();
  const [mover, other] = seat === players[0].seat ? players : [players[1], players[0]];
  await catchUp(mover, other);
  const { options } = await mover.driver.told();
  await mover.driver.choose(quickest(options));
  await catchUp(other, mover);
  return mover;
}

/** The page says that it is out of date, and nothing can be chosen there. */
async function isStale({ page, driver }: Player): Promise<void> {
  await page.waitForSelector('.table[data-stale="true"]');
  expect((await driver.told()).options).toEqual([]);
}

/** The last choice is taken back with the other side's consent. */
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

const STORES: readonly string[] = ['the embedded store', ...(hasPostgres ? ['PostgreSQL'] : [])];

describe.each(STORES)('a season over the network, on %s', (store) => {
  let cluster: Postgres | undefined;
  let server: RealServer;
  const pages = new Pages();
  beforeAll(async () => {
    cluster = store === 'PostgreSQL' ? await Postgres.start() : undefined;
    server = await RealServer.start(await cluster?.database());
  });
  afterAll(async () => {
    await pages.close();
    await server?.close();
    cluster?.stop();
  });

  it('is played through login, lobby, a restart of the server, and a takeback', { timeout: 300_000 }, async () => {
    const [anna, bert] = [await pages.open('desktop', 'en-GB'), await pages.open('desktop', 'en-GB')];
    await register(anna, server.url, 'Anna');
    await comeAsGuest(bert, server.url, 'Bert');
    const players = await sitDown(anna, bert);
    for (let i = 0; i < 4; i++) await oneChoice(players);
    // The server goes away, and comes back.
    await server.end();
    for (const player of players) await isStale(player);
    await server.begin();
    for (const { page } of players) await page.waitForSelector('.table[data-stale="false"]', { timeout: 40_000 });
    // A choice that the other side has answered is taken back.
    const first = await oneChoice(players);
    const second = await oneChoice(players);
    if (first !== second) await takeBack(first, second === players[0] ? players[0] : players[1]);
    // On to the second season.
    for (let i = 0; i < 120 && !/Late Season/i.test(await yearOf(anna)); i++) await oneChoice(players);
    expect(await yearOf(anna)).toMatch(/Late Season/i);
    expect(await yearOf(bert)).toMatch(/Late Season/i);
    const [french, british] = [await journalOf(players[0]), await journalOf(players[1])];
    expect(french.length).toBe(british.length);
    expect(french.some(isUndo)).toBe(true);
    // A second tab of the same player agrees with the first.
    const tab = await anna.context().newPage();
    await tab.goto(anna.url());
    await tab.waitForFunction(() => window.carillon !== undefined);
    expect(await new MouseDriver(tab).journal()).toEqual(french);
  });
});
