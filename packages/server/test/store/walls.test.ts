/** A damaged column is named, and only its game is closed; outside the store no code reads the text of columns. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, seeded } from '@carillon/kit';
import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../../src/store/codec.ts';
import { TERMS } from '../../src/store/columns.ts';
import { type Asked, BLUE, LIVE, playOn, RED, SLOW, Venue } from '../venue.ts';
import { coded } from './coded.ts';

const SOURCES = join(import.meta.dirname, '../../src');

/** The code that reads messages of pages, processes, threads and devices, and files. */
const READS_MESSAGES_AND_FILES = [
  ...['computers/brains.ts', 'games/keep/postgres-bus.ts', 'games/watch/past.ts', 'games/watch/reading.ts'],
  ...['games/watch/socket.ts', 'http/page-check.ts', 'ops/archive.ts', 'people/passkeys.ts', 'titles/folder.ts'],
];

test('JSON is parsed where messages and files are read, and in the store', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const parses = (file: string): boolean => readFileSync(join(SOURCES, file), 'utf8').includes('JSON.parse');
  const outside = files.filter((file) => file.endsWith('.ts') && !file.startsWith('store/') && parses(file));
  expect(outside.sort()).toEqual(READS_MESSAGES_AND_FILES.toSorted());
});

test.each([
  [',', []],
  ['', []],
  [',,', [null]],
  [',A,', ['A']],
  [',A,,B,', ['A', null, 'B']],
])('ids between commas: "%s"', (text, list) => {
  expect(ids.read(coded(text))).toEqual(list);
  expect(String(ids.write(list))).toBe(text === '' ? ',' : text);
});

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(() => here.close());

/** A game that has been played for a while. */
async function played(): Promise<string> {
  const id = await here.begin({ pace: SLOW });
  const { blue, red } = await here.seated(id);
  await playOn([blue, red], seeded(1), 6);
  await blue.ask({ type: 'stand', game: id, passes: [{ moment: 'ambush' }] });
  return id;
}

const GAME = [
  ['options_json', '{"fog":{}}'],
  ['status', 'asleep'],
  ['access', 'anybody'],
  ['sides', 'both'],
  ['pace_json', '{"kind":"slow"}'],
  ['pace_json', '{"kind":'],
  ['result_json', '{"winner":7}'],
  ['awaited_json', '"blue"'],
  ['awaited_by', 'ABC'],
  ['stand_ins_json', '[{"place":0}]'],
] as const;

/** Damages a column of a table in the rows of one game. */
const DAMAGE: readonly (readonly [column: string, (game: string) => Promise<unknown>])[] = [
  ...GAME.map(
    ([column, text]) =>
      [
        `game.${column}`,
        (game: string) =>
          here.store.db
            .updateTable('game')
            .set({ [column]: text })
            .where('id', '=', game)
            .execute(),
      ] as const,
  ),
  [
    'standing.passes_json',
    (game) =>
      here.store.db
        .updateTable('standing')
        .set({ passes_json: coded('[7]') })
        .where('game_id', '=', game)
        .execute(),
  ],
  [
    'entry.body_json',
    (game) =>
      here.store.db
        .updateTable('entry')
        .set({ body_json: coded('{"chosen":1}') })
        .where('game_id', '=', game)
        .where('seq', '=', 2)
        .execute(),
  ],
  [
    'proposal.kind',
    (game) =>
      here.store.db
        .insertInto('proposal')
        .values({ game_id: game, kind: 'bribe', by_seat: 'red', to_seq: null, seq: 1, at: 1, terms_json: null })
        .execute(),
  ],
  [
    'proposal.terms_json',
    (game) =>
      here.store.db
        .insertInto('proposal')
        .values({
          game_id: game,
          kind: 'standin',
          by_seat: 'red',
          to_seq: null,
          seq: 1,
          at: 1,
          terms_json: coded('{}'),
        })
        .execute(),
  ],
];

describe.each(DAMAGE)('a game with a damaged %s', (column, damage) => {
  test('is named and closed, and another game goes on, at the table, in lists and by itself', async () => {
    const [damaged, sound] = [await played(), await played()];
    await damage(damaged);
    here = await Venue.open({ store: here.store, clock: here.clock });
    const page = here.page(BLUE);
    await here.games.hear(page, { type: 'join', game: damaged });
    expect(page.heard).toEqual([{ type: 'refused', game: damaged, id: null, code: 'broken' }]);
    expect(here.troubles).toEqual([
      expect.objectContaining({ code: 'damaged_column', column, owner: { kind: 'game', id: damaged } }),
    ]);
    const { blue, red } = await here.seated(sound);
    expect(await playOn([blue, red], seeded(2), 4)).toBe(4);
    expect((await here.tables.mine(BLUE)).tables.map(({ id }) => id)).toContain(sound);
    here.clock.pass(1 + SLOW_ENDS);
    await here.sweep.round();
    expect((await here.tables.read(sound, BLUE)) as unknown).toMatchObject({ overdue: true });
  });
});

/** When the time of a player in these games runs out. */
const SLOW_ENDS = 3 * DAY;

test('damaged hours of sleep close only that player’s games', async () => {
  const [damaged, sound] = [await here.begin({ pace: SLOW }), await here.begin({ pace: LIVE })];
  await here.store.db
    .insertInto('rest')
    .values({ account_id: RED.account, rest_json: coded('{"zone":7}') })
    .execute();
  const page = await here.page(BLUE).join(damaged);
  expect(await page.choose(page.choices()[0] ?? '')).toMatchObject({ type: 'refused', code: 'broken' });
  expect(here.troubles[0]).toMatchObject({
    ...{ code: 'damaged_column', column: 'rest.rest_json', owner: { kind: 'account', id: RED.account } },
  });
  const { blue, red } = await here.seated(sound);
  expect(await playOn([blue, red], seeded(2), 4)).toBe(4);
});

test('every form of value that is written can be read', () => {
  const terms = { seat: 'red', level: 'captain', after: 5 };
  expect(TERMS.read(TERMS.write(terms))).toEqual(terms);
});

test('a damaged answer to a message is named when the message is sent again', async () => {
  const id = await here.begin();
  const page = await here.page(BLUE).join(id);
  const choice: Asked = {
    ...{ type: 'choose', game: id, id: ulid() },
    ...{ choices: [page.choices()[0] ?? ''], seen: page.known.seq },
  };
  await page.ask(choice);
  await here.store.db
    .updateTable('message')
    .set({ answer_json: coded('[]') })
    .execute();
  expect(await page.ask(choice)).toMatchObject({ type: 'refused', code: 'broken' });
  expect(here.troubles.at(-1)).toMatchObject({ column: 'message.answer_json', owner: { kind: 'game', id } });
});
