/** Checks which games and messages a store still has after all the faults. */
import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '@carillon/flow';
import { at } from '@carillon/kit';
import { Loaded, optionsOf } from '../../src/games/keep/loaded.ts';
import { ANSWER } from '../../src/store/columns.ts';
import { type KeptGame, readEntries, readGame } from '../../src/store/games.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { TitleModule } from '../../src/titles/module.ts';
import { countsOf } from './hall.ts';
import { type Confirmed, type Line, moduleOf, type Player } from './player.ts';

/** The stored games. None may be lost, doubled or broken. */
export interface Kept {
  readonly confirmed: number;
  /** The confirmed messages, by kind, and the chat lines taken. */
  readonly did: Readonly<Record<string, number>>;
  /** Confirmed choices, and chat lines taken, that are not in the store. */
  readonly lost: number;
  /** The number of games with more choices than messages. */
  readonly doubled: number;
  /**
   * Games that can no longer be opened, or whose journal has a gap or differs from the one that a single process would
   * have written.
   */
  readonly broken: readonly string[];
}

/** The confirmations that the players of a store received. */
export interface Promised {
  readonly confirmed: readonly Confirmed[];
  readonly lines: readonly Line[];
}

/** The confirmations that players have received so far. */
export const promisedTo = (players: readonly Player[]): Promised => ({
  confirmed: players.flatMap(({ confirmed }) => confirmed),
  lines: players.flatMap(({ lines }) => lines),
});

export async function lookAt(
  url: string,
  modules: readonly TitleModule[],
  tables: readonly string[],
  players: readonly Player[],
): Promise<Kept> {
  const store = await openStore({ url });
  const kept = await lookInto(store, modules, tables, promisedTo(players));
  await store.close();
  return kept;
}

/** The same check in an open store to which nobody is writing. */
export async function lookInto(
  store: Store,
  modules: readonly TitleModule[],
  tables: readonly string[],
  promised: Promised,
): Promise<Kept> {
  const counts = await countInto(store, tables, promised);
  const broken: string[] = [];
  for (const id of tables) if (!(await isWhole(store, modules, id))) broken.push(id);
  return { ...counts, broken };
}

/** Games lost or doubled so far, in a store to which nobody is writing. */
export async function countIn(
  url: string,
  tables: readonly string[],
  players: readonly Player[],
): Promise<Omit<Kept, 'broken'>> {
  const store = await openStore({ url });
  const counts = await countInto(store, tables, promisedTo(players));
  await store.close();
  return counts;
}

async function countInto(
  store: Store,
  tables: readonly string[],
  { confirmed, lines }: Promised,
): Promise<Omit<Kept, 'broken'>> {
  let lost = await linesLost(store, lines);
  let doubled = 0;
  for (const id of tables) {
    const own = confirmed.filter(({ game }) => game === id);
    const found = await countGame(store, id, own);
    lost += found.lost;
    if (found.isDoubled) doubled++;
  }
  const did = countsOf([...confirmed.map(({ type }) => type), ...lines.map(() => 'chat')]);
  return { confirmed: confirmed.length, did, lost, doubled };
}

async function linesLost({ db }: Store, lines: readonly Line[]): Promise<number> {
  const rows = await db.selectFrom('chat').select(['game_id', 'text']).execute();
  const kept = new Set(rows.map(({ game_id, text }) => `${game_id} ${text}`));
  return lines.filter(({ game, text }) => !kept.has(`${game} ${text}`)).length;
}

async function countGame({ db }: Store, id: string, confirmed: readonly Confirmed[]) {
  const messages = await db.selectFrom('message').selectAll().where('game_id', '=', id).execute();
  const answers = new Map(messages.map((row) => [`${row.account_id} ${row.id}`, ANSWER.read(row.answer_json)]));
  const lost = confirmed.filter(({ account, id: sent, seq }) => answers.get(`${account} ${sent}`)?.seq !== seq).length;
  const entries = await db.selectFrom('entry').selectAll().where('game_id', '=', id).execute();
  const chosen = entries.filter(({ by_account }) => by_account !== null).length;
  const made = [...answers.values()].reduce((sum: number, answer) => sum + answer.made, 0);
  const isShort = Math.max(0, ...confirmed.map(({ seq }) => seq)) > entries.length;
  return { lost, isDoubled: chosen !== made || isShort };
}

/** Whether a game opens, and its journal has no gap and is the one that a single process would have written. */
async function isWhole({ db }: Store, modules: readonly TitleModule[], id: string): Promise<boolean> {
  const kept = await readGame(db, id);
  if (kept === undefined) return false;
  const module = moduleOf(modules, kept.game.title);
  try {
    const journal = await readEntries(db, kept.game, 0);
    const { table } = new Loaded(kept, module, journal);
    const isComplete = journal.length === kept.game.seq && table.journal.length === journal.length;
    return isComplete && isDeepStrictEqual(plain(journal), plain(replayed(kept, module, journal)));
  } catch {
    return false;
  }
}

const plain = (journal: readonly Entry[]): unknown => JSON.parse(JSON.stringify(journal));

/**
 * The journal that a single process writes for the players' choices and takebacks, with every roll, draw and lone
 * answer made again.
 */
function replayed(kept: KeptGame, { kernel, rules }: TitleModule, journal: readonly Entry[]): readonly Entry[] {
  const table = kernel.Table.resume(rules, optionsOf(kept), []);
  const seatOf = (name: string): number => rules.seats.indexOf(name);
  for (let next = table.journal.length; next < journal.length; ) {
    const entry = at(journal, next);
    if ('undo' in entry) {
      table.takeBack(seatOf(entry.who), entry.undo, entry.agreed === undefined ? undefined : seatOf(entry.agreed));
    } else if (entry.auto === true) table.pass();
    else table.submit(seatOf(entry.who), entry.choice, next);
    if (table.journal.length === next) break;
    next = table.journal.length;
  }
  return table.journal;
}
