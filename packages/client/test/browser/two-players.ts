import type { Page } from 'playwright-core';
import { MouseDriver } from './driver.ts';

// Two people who meet on a real server, each in a separate browser.

const PASSWORD = 'a long campaign';

export interface Player {
  readonly page: Page;
  readonly driver: MouseDriver;
  readonly seat: string;
}

/** Waits until a page knows as many entries of the journal as another. */
export const catchUp = async (one: Player, other: Player): Promise<void> => {
  const { length } = await other.driver.asked();
  await one.page.waitForFunction((least) => (window.carillon?.asked().length ?? 0) >= least, length);
};

/** A user registers, and logs in again by name and password. */
export async function register(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}#/enter`);
  await page.fill('[name="new-name"]', name);
  await page.fill('[name="new-password"]', PASSWORD);
  await page.click('[data-does="register"]');
  await page.waitForSelector('[data-open]');
  await page.goto(`${url}#/account/security`);
  await page.click('[data-does="log-out"]');
  await page.waitForSelector('.start-tagline');
  await page.goto(`${url}#/enter`);
  await page.fill('[name="name"]', name);
  await page.fill('[name="password"]', PASSWORD);
  await page.click('[data-does="log-in"]');
  await page.waitForSelector('[data-open]');
}

export async function comeAsGuest(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}#/enter`);
  await page.fill('[name="guest-name"]', name);
  await page.click('[data-does="guest"]');
  await page.waitForSelector('[data-open]');
}

/** The game they play, and its time limit. */
interface Terms {
  readonly title?: string;
  readonly pace?: string;
}

/** One opens a table for the French side; the other finds it in the lobby and joins. */
export async function sitDown(
  anna: Page,
  bert: Page,
  { title = 'wilderness-war', pace = 'no clock' }: Terms = {},
): Promise<[Player, Player]> {
  const form = anna.locator(`[data-title="${title}"]`);
  await form.locator('.terms input[value="french"]').check();
  await form.locator('[name="pace"]').selectOption({ label: pace });
  await form.locator('[data-open]').click();
  await anna.waitForSelector('.secret');
  await bert.click('[data-does="sit"][data-seat="british"]');
  return [await playerOn(anna, 'french'), await playerOn(bert, 'british')];
}

/** The player of a side on a page, once the table is shown there. */
export async function playerOn(page: Page, seat: string): Promise<Player> {
  await page.waitForFunction(() => window.carillon !== undefined);
  return { page, driver: new MouseDriver(page), seat };
}

/** Choices that end a season quickly: discards and passes. */
export function quickest(options: readonly { readonly text: string }[]): string {
  const texts = options.map(({ text }) => text);
  const starts = ['discard ', 'pass', 'done', 'stop', 'hold '];
  const found = starts.map((start) => texts.find((text) => text.startsWith(start))).find((text) => text !== undefined);
  return found ?? texts[0] ?? '';
}

/** The player to move makes a choice; then waits until the other page knows it. */
export async function oneChoice(players: readonly [Player, Player]): Promise<Player> {
  const { seat } = await players[0].driver.asked();
  const [mover, other] = seat === players[0].seat ? players : [players[1], players[0]];
  await catchUp(mover, other);
  const { options } = await mover.driver.screen();
  await mover.driver.choose(quickest(options));
  await catchUp(other, mover);
  return mover;
}
