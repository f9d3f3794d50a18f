import { seeded } from '@carillon/kit';
import type { Joined } from '@carillon/protocol';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import { bayonetsTomahawksEngine, wildernessWarEngine } from '../engines.ts';
import { anyChoice, openGame, play, uncovered } from '../in-node.ts';
import { type House, type SizeName, takeUp } from './harness.ts';
import { finished } from './records.ts';

// Opens the page in states that a game reaches only at certain moments.

const FIRST_YEAR = 1755;

/** A random game of several years, just before the choice that ends its first year. */
export function beforeNewYear(): { readonly saved: SavedGame; readonly choice: string } {
  for (let seed = 1; seed < 30; seed++) {
    const table = openGame(bayonetsTomahawksEngine, { scenario: 'french-and-indian-war', seed });
    const random = seeded(seed);
    let now = uncovered(table, table.greet());
    for (let i = 0; i < 900 && now.asked.seat !== null; i++) {
      const [saved, choice] = [table.saved(0), anyChoice(now.options, random)];
      now = play(table, now, [choice]);
      // The update may contain the whole log, beginning with the first year.
      if (now.log.add.some(({ entry }) => entry.type === 'year' && entry.year > FIRST_YEAR)) return { saved, choice };
    }
  }
  throw new Error('no year ever ends');
}

/** A random game just before the end of a march, after which a whole Battle is fought without a question. */
export function beforeBattle(): SavedGame {
  for (let seed = 1; seed < 50; seed++) {
    const table = openGame(bayonetsTomahawksEngine, { scenario: 'amhersts-juggernaut', seed });
    const random = seeded(seed);
    let now = uncovered(table, table.greet());
    for (let i = 0; i < 300 && now.asked.seat !== null; i++) {
      const saved = table.saved(0);
      const choice = anyChoice(now.options, random);
      const known = table.again().log.add.length;
      now = play(table, now, [choice]);
      const news = table.again().log.add.slice(known);
      const types = news.map(({ entry }) => entry.type);
      if (choice === 'stop' && types.includes('roll') && types.includes('battle-won')) return saved;
    }
  }
  throw new Error('no battle follows from the end of a march');
}

/** A random game of Wilderness War before an answer that tries to intercept and fails, and that answer. */
export function beforeFailedInterception(): { readonly saved: SavedGame; readonly choice: string } {
  for (let seed = 1; seed < 60; seed++) {
    const table = openGame(wildernessWarEngine, { scenario: 'annus-mirabilis', seed });
    const random = seeded(seed);
    let now = uncovered(table, table.greet());
    for (let i = 0; i < 400 && now.asked.seat !== null; i++) {
      const [saved, choice] = [table.saved(0), anyChoice(now.options, random)];
      const { procedure } = now.asked;
      const known = table.again().log.add.length;
      now = play(table, now, [choice]);
      const news = table
        .again()
        .log.add.slice(known)
        .map(({ entry }) => entry);
      const isFailed = news.some((entry) => entry.type === 'intercept' && !entry.success);
      if (procedure === 'interception' && isFailed) return { saved, choice };
    }
  }
  throw new Error('no interception fails');
}

/** Opens the judgement at the end of a game on record, and waits until `turns` turns are judged. */
export async function judged(house: House, record: string, turns: number, size?: SizeName): Promise<Page> {
  const page = await takeUp(house, finished(record), size);
  if (size === 'phone') await page.locator('.ending [data-does="more"]').click();
  await page.locator('.ending [data-option="judge"]').click();
  await page.waitForFunction(
    (least) => Number(document.querySelector<HTMLElement>('.judgement')?.dataset.judged ?? 0) >= least,
    turns,
    { timeout: 200_000 },
  );
  return page;
}

interface Opponent {
  readonly title?: string;
  readonly level?: string;
  /** The pace of the computer's choices. */
  readonly pace?: 'once' | 'slow';
  /** The seed of all chance. */
  readonly seed?: number;
}

/** A game of the British against the computer, with repeatable chance. */
export async function against(
  house: House,
  size: SizeName,
  { title = 'wilderness-war', level = 'Recruit', pace = 'once', seed = 4 }: Opponent = {},
): Promise<Page> {
  const page = await house.visit(size, `?seed=${seed}`);
  await page.evaluate(
    (wanted) =>
      localStorage.setItem(
        'carillon.preferences',
        JSON.stringify({ pace: wanted, told: ['wilderness-war', 'bayonets-tomahawks'], forms: true }),
      ),
    pace,
  );
  await page.reload();
  const section = page.locator(`[data-title="${title}"]`);
  await section.getByLabel('You play').selectOption('British');
  await section.getByLabel('Level').selectOption(level);
  await section.locator('[data-does="play-computer"]').click();
  await page.waitForSelector('.table');
  return page;
}

/** The changes to a network table after the end of its game, with a rematch offered and a takeback by consent. */
export const overAfterTakeback = ({ journal, log }: Joined): Partial<Joined> => ({
  ...{ status: 'over', result: { winner: 'french', rule: 'resigned' }, rematch: '9'.repeat(26), awaited: [] },
  journal: [...journal, { who: 'french', undo: journal.length - 1, agreed: 'british' }],
  seq: journal.length + 1,
  takenBack: [{ number: journal.length, log: log.slice(-3) }],
});
