/** A silent act of a seat is invisible to everybody else: no byte and no moment differs (N5). */
import type { ServerMessage } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Notes } from '../../src/social/notes.ts';
import { BLUE, GUEST, LIVE, type Page, RED, SLOW, Venue } from '../venue.ts';

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(async () => {
  expect(here.troubles).toEqual([]);
  await here.close();
});

/** All that others can see of a game: the messages to their pages, and every list and table they may read. */
interface Others {
  readonly pages: readonly Page[];
  read(): Promise<string>;
}

async function others(game: string, side: 'blue' | 'red'): Promise<Others> {
  const opponent = side === 'blue' ? RED : BLUE;
  const pages = [await here.page(opponent).join(game), await here.page(GUEST).join(game), await here.page().join(game)];
  const read = async (): Promise<string> =>
    JSON.stringify([
      await here.tables.list(undefined, { status: 'running' }),
      await here.tables.list(GUEST, { status: 'running', before: here.clock.now() + 1 }),
      await here.tables.read(game, GUEST),
      await here.tables.mine(opponent),
      await here.tables.read(game, opponent),
    ]);
  return { pages, read };
}

const SILENT: readonly (readonly [string, (page: Page, game: string) => Promise<unknown>])[] = [
  ['answers a window ahead', (page, game) => page.ask({ type: 'stand', game, passes: [{ moment: 'battle' }] })],
  ['wants to be asked last', (page, game) => page.ask({ type: 'stand', game, passes: [], asksLast: true })],
  [
    'writes a note',
    (page, game) => new Notes(here.store, () => here.clock.now()).write(game, BLUE.account, page.known.game),
  ],
  ['looks at the cards', (page, game) => here.games.hear(page, { type: 'used', game, ago: 0 } as never)],
  ['opens the game on a second page', (_page, game) => here.page(BLUE).join(game)],
];

describe.each([
  ['in live play', { pace: LIVE }],
  ['in a game by days', { pace: SLOW }],
  ['in a game by days that delays passes', { pace: SLOW, holds: true }],
] as const)('%s', (_, table) => {
  test.each(SILENT)('a player who %s is not noticed', async (_name, act) => {
    const game = await here.begin(table);
    await here.begin(table);
    const page = await here.page(BLUE).join(game);
    const { pages, read } = await others(game, 'blue');
    here.clock.pass(1000);
    const before = await read();
    const heard = pages.map((each) => [...each.heard]);
    await act(page, game);
    expect(pages.map((each): readonly ServerMessage[] => each.heard)).toEqual(heard);
    expect(await read()).toBe(before);
  });

  test('a player who has answered ahead sees it on their own page, and nobody else does', async () => {
    const game = await here.begin(table);
    const page = await here.page(BLUE).join(game);
    const { pages } = await others(game, 'blue');
    await page.ask({ type: 'stand', game, passes: [{ moment: 'battle' }] });
    expect(page.known.standing).toEqual([{ moment: 'battle' }]);
    for (const each of pages) expect(each.known.standing).toEqual([]);
  });
});

test('what is said aloud is heard by all', async () => {
  const game = await here.begin({ pace: LIVE });
  const page = await here.page(BLUE).join(game);
  const { pages } = await others(game, 'blue');
  await page.ask({ type: 'propose', game, kind: 'draw', seen: page.known.seq });
  for (const each of pages) expect(each.known.proposals).toHaveLength(1);
});
