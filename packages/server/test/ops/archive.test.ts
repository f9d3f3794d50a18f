import { afterEach, describe, expect, test } from 'vitest';
import { BadArchive, exportTo, importFrom, TABLES } from '../../src/ops/archive.ts';
import { ENTRY_BODY } from '../../src/store/columns.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { gameRow } from '../notices/game-row.ts';
import { STORES } from '../stores.ts';
import { startServer } from '../testing.ts';

const opened: Store[] = [];
/** A store that is closed after the test. */
async function open(url: string): Promise<Store> {
  const store = await openStore({ url });
  opened.push(store);
  return store;
}
const empty = (): Promise<Store> => open('sqlite::memory:');
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  await exportTo(store, async (line) => void lines.push(line));
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Two users, and a game with more entries than one page holds. */
async function fill(store: Store): Promise<void> {
  const at = await startServer({}, { store });
  await at.member('Paul');
  await at.member('Élodie');
  const game = gameRow({ seq: 1201 });
  await store.db.insertInto('game').values(game).execute();
  for (let seq = 0; seq <= 1200; seq++) {
    const entry = {
      game_id: game.id,
      seq,
      who: 'french',
      body_json: ENTRY_BODY.write({ choice: 'end' }),
      at: seq,
      by_account: null,
    };
    await store.db.insertInto('entry').values(entry).execute();
  }
  await at.server.drain();
}

describe.each(STORES)('an archive of $name', ({ prepare }) => {
  const url = prepare();

  test('moves every row of every table to SQLite, and back unchanged to the byte', async () => {
    const [full, moved, back] = [await open(await url()), await empty(), await open(await url())];
    await fill(full);
    const lines = await linesOf(full);
    expect(lines.length).toBeGreaterThan(1200);
    expect(await importFrom(moved, each(lines))).toBe(lines.length - 1);
    expect(await linesOf(moved)).toEqual(lines);
    expect(await importFrom(back, each(await linesOf(moved)))).toBe(lines.length - 1);
    expect(await linesOf(back)).toEqual(lines);
  });
});

describe('an archive', () => {
  test('contains every table that the migrations create', async () => {
    const made = await (await empty()).db.introspection.getTables();
    const names = made.map(({ name }) => name).filter((name) => name !== 'migration');
    expect(names.sort()).toEqual([...TABLES].sort());
    expect(names.length).toBeGreaterThan(20);
  });

  test.each([
    ['nothing', []],
    ['something else', ['{"hello":1}\n']],
    ['another format', ['{"carillon":2}\n']],
    ['an unknown table', ['{"carillon":1}\n', '{"table":"sqlite_master","row":{}}\n']],
    ['a table’s ghost', ['{"carillon":1}\n', '{"table":"__proto__","row":{}}\n']],
    ['half a line', ['{"carillon":1}\n', '{"table":"account","ro']],
  ])('that is %s is refused, and nothing is written', async (_what, lines) => {
    const store = await empty();
    await expect(importFrom(store, each(lines))).rejects.toThrow();
    expect(await linesOf(store)).toHaveLength(1);
  });

  test.each([
    ['of an unknown table', { table: 'sqlite_master', row: {} }],
    ['without a row', { table: 'account' }],
    ['with a word for a row', { table: 'account', row: 'Paul' }],
    ['with nothing for a row', { table: 'account', row: null }],
  ])('with a line %s is refused by a sentence that names the table', async (_what, line) => {
    const refusal = importFrom(await empty(), each(['{"carillon":1}\n', JSON.stringify(line)]));
    await expect(refusal).rejects.toThrow(BadArchive);
    await expect(refusal).rejects.toThrow(line.table);
  });

  test('is refused by a store with one user and no game, who is still there afterwards', async () => {
    const [used, full] = [await empty(), await empty()];
    await fill(full);
    const at = await startServer({}, { store: used });
    await at.member('Marie');
    await at.server.drain();
    await expect(importFrom(used, each(await linesOf(full)))).rejects.toThrow('not empty');
    const people = await used.db.selectFrom('account').select('name').execute();
    expect(people).toEqual([{ name: 'Marie' }]);
  });

  test('is imported only into an empty store, all of it or nothing', async () => {
    const [full, other] = [await empty(), await empty()];
    await fill(full);
    const lines = await linesOf(full);
    await expect(importFrom(full, each(lines))).rejects.toThrow('not empty');
    await expect(importFrom(other, each([...lines, lines.at(-1) ?? '']))).rejects.toThrow();
    expect(await linesOf(other)).toHaveLength(1);
  });
});
