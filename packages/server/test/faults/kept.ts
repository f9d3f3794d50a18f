/** Checks what a store has kept of its games after all the faults. */
import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '@carillon/flow';
import { Loaded, optionsOf } from '../../src/games/loaded.ts';
import { type KeptGame, readEntries, readGame } from '../../src/store/games.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { TitleModule } from '../../src/titles/module.ts';
import type { Confirmed, Player } from './player.ts';

/** The stored games. None may be lost, doubled or broken. */
export interface Kept {
  readonly confirmed: number;
  /** Confirmed choices that were not kept. */
  readonly lost: number;
  /** Games with more choices than messages. */
  readonly doubled: number;
  /**
   * Games that can no longer be opened, or whose journal has a gap or differs from what a single process would have
   * written.
   */
  readonly broken: readonly string[];
}

export async function lookAt(
  url: string,
  module: TitleModule,
  tables: readonly string[],
  players: readonly Player[],
): Promise<Kept> {
  const counts = await countIn(url, tables, players);
  const store = await openStore({ url });
  const broken: string[] = [];
  for (const id of tables) if (!(await isWhole(store, module, id))) broken.push(id);
  await store.close();
  return { ...counts, broken };
}

/** Games lost or doubled so far, in a store to which nobody is writing. */
export async function countIn(
  url: string,
  tables: readonly string[],
  players: readonly Player[],
): Promise<Omit<Kept, 'broken'>> {
  const confirmed = players.flatMap((player) => player.confirmed);
  const store = await openStore({ url });
  let lost = 0;
  let doubled = 0;
  for (const id of tables) {
    const own = confirmed.filter(({ game }) => game === id);
    const found = await countsOf(store, id, own);
    lost += found.lost;
    if (found.isDoubled) doubled++;
  }
  await store.close();
  return { confirmed: confirmed.length, lost, doubled };
}

async function countsOf({ db }: Store, id: string, confirmed: readonly Confirmed[]) {
  const messages = await db.selectFrom('message').selectAll().where('game_id', '=', id).execute();
  const answers = new Map(messages.map((row) => [`${row.account_id} ${row.id}`, JSON.parse(row.answer_json)]));
  const lost = confirmed.filter(({ account, id: sent, seq }) => answers.get(`${account} ${sent}`)?.seq !== seq).length;
  const entries = await db.selectFrom('entry').selectAll().where('game_id', '=', id).execute();
  const chosen = entries.filter(({ by_account }) => by_account !== null).length;
  const made = [...answers.values()].reduce((sum: number, answer) => sum + answer.made, 0);
  const isShort = Math.max(0, ...confirmed.map(({ seq }) => seq)) > entries.length;
  return { lost, isDoubled: chosen !== made || isShort };
}

/** Whether a game opens, and its journal has no gap and is what a single process would have written. */
async function isWhole({ db }: Store, module: TitleModule, id: string): Promise<boolean> {
  const kept = await readGame(db, id);
  if (kept === undefined) return false;
  const journal = await readEntries(db, kept.game, 0);
  try {
    const { table } = new Loaded(kept, module, journal);
    const isComplete = journal.length === kept.game.seq && table.journal.length === journal.length;
    return isComplete && isDeepStrictEqual(plain(journal), plain(replayed(kept, module, journal)));
  } catch {
    return false;
  }
}

const plain = (journal: readonly Entry[]): unknown => JSON.parse(JSON.stringify(journal));

/**
 * The journal that a single process writes for the players' choices: with every roll, draw and lone answer made again.
 */
function replayed(kept: KeptGame, { kernel, rules }: TitleModule, journal: readonly Entry[]): readonly Entry[] {
  const table = kernel.Table.resume(rules, optionsOf(kept), []);
  for (const entry of journal) {
    const isOwn = 'choice' in entry && rules.seats.includes(entry.who) && entry.auto !== true;
    if (isOwn) table.submit(rules.seats.indexOf(entry.who), entry.choice, table.journal.length);
  }
  return table.journal;
}
