import type { ExpressionBuilder } from 'kysely';
import { COMPUTERS } from '../computers/accounts.ts';
import { forgetOwn } from '../people/leaving.ts';
import type { Database } from '../store/database.ts';
import type { Db, Store } from '../store/store.ts';

/** How many things one statement looks at: few, so that the games in play do not wait long. */
export const SLICE = 200;

/** The result of one slice. */
interface Sliced {
  /** How many things were deleted. */
  readonly rows: number;
  /** Whether there may be more. */
  readonly more: boolean;
}

/** Deletes a slice of the things that have not been needed since `before`. */
export type Expire = (before: number) => Promise<Sliced>;

export const slicedBy = (rows: number): Sliced => ({ rows, more: rows === SLICE });

/** Tables that hold the parts of a game, by its id. Results and signs stay: they belong to the players. */
const PARTS = [
  ...(['seat', 'entry', 'message', 'standing', 'proposal', 'chat', 'note', 'charge', 'sitter'] as const),
  ...(['departure', 'answer_time', 'computer', 'notice', 'reminder', 'page_use'] as const),
];

/** Guests who sit in no game and have left nothing that others need. */
function isUnneeded({ and, eb, not, exists, selectFrom }: ExpressionBuilder<Database, 'account'>, before: number) {
  const unseen = selectFrom('session')
    .select('session.id')
    .whereRef('session.account_id', '=', 'account.id')
    .where('session.seen_at', '>=', before);
  const at = (table: 'seat' | 'outcome' | 'departure') =>
    selectFrom(table).select(`${table}.game_id`).whereRef(`${table}.account_id`, '=', 'account.id');
  const report = (side: 'by_id' | 'about_id') =>
    selectFrom('report').select('report.id').whereRef(`report.${side}`, '=', 'account.id');
  const act = selectFrom('act').select('act.id').whereRef('act.about_id', '=', 'account.id');
  return and([
    eb('account.kind', '=', 'guest'),
    eb('account.deleted_at', 'is', null),
    eb('account.administrator', '=', 0),
    eb('account.created_at', '<', before),
    ...[unseen, at('seat'), at('outcome'), at('departure'), report('by_id'), report('about_id'), act].map((row) =>
      not(exists(row)),
    ),
  ]);
}

/** Deletes guests without games who have not been seen since `before`. */
export const expireGuests =
  (store: Store): Expire =>
  async (before) => {
    const found = await store.db
      .selectFrom('account')
      .select('id')
      .where((where) => isUnneeded(where, before))
      .limit(SLICE)
      .execute();
    if (found.length === 0) return slicedBy(0);
    const ids = found.map(({ id }) => id);
    return store.transact(async (trx) => {
      // Check again: the guest may be back.
      const gone = trx.deleteFrom('account').where('id', 'in', ids);
      const deleted = await gone
        .where((where) => isUnneeded(where, before))
        .returning('id')
        .execute();
      const own = deleted.map(({ id }) => id);
      if (own.length === 0) return slicedBy(0);
      await forgetOwn(trx, own);
      return { rows: own.length, more: found.length === SLICE };
    });
  };

/** Where the last slice stopped, so that games which stay are looked at once in each pass over all games. */
interface Place {
  readonly updated: number;
  readonly id: string;
}
const START: Place = { updated: 0, id: '' };

/**
 * Deletes games alone and against computers, of one status, that nobody has touched. Never a game of two people. After
 * the last slice it starts again: a game that stayed may no longer be needed, for instance once its report is closed.
 */
export function expireComputerGames(store: Store, status: 'running' | 'over'): Expire {
  let last = START;
  return async (before) => {
    const games = await store.db
      .selectFrom('game')
      .select(['id', 'updated'])
      .where('status', '=', status)
      .where('updated', '<', before)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('updated', 'id'), '>', tuple(last.updated, last.id)))
      .orderBy('updated')
      .orderBy('id')
      .limit(SLICE)
      .execute();
    const lone = await loneOf(
      store.db,
      games.map(({ id }) => id),
    );
    let rows = 0;
    for (const game of games) if (lone.has(game.id) && (await forgetGame(store, game))) rows++;
    const more = games.length === SLICE;
    last = (more ? games.at(-1) : undefined) ?? START;
    return { rows, more };
  };
}

/** Of these games, those that one person plays alone or against a computer and that no open report is about. */
async function loneOf(db: Db, games: readonly string[]): Promise<ReadonlySet<string>> {
  if (games.length === 0) return new Set();
  const rows = await db
    .selectFrom('game')
    .select('game.id')
    .where('game.id', 'in', games)
    .where(({ or, not, exists, eb, and, selectFrom }) => {
      const seats = selectFrom('seat').select('seat.place').whereRef('seat.game_id', '=', 'game.id');
      const another = seats
        .where('seat.account_id', 'not in', COMPUTERS)
        .whereRef('seat.account_id', '!=', 'game.host');
      const left = selectFrom('departure').select('departure.side').whereRef('departure.game_id', '=', 'game.id');
      const report = selectFrom('report').select('report.id').whereRef('report.game_id', '=', 'game.id');
      return and([
        or([eb('game.solo', '=', 1), exists(seats.where('seat.account_id', 'in', COMPUTERS))]),
        ...[another, left, report.where('report.closed_at', 'is', null)].map((row) => not(exists(row))),
      ]);
    })
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes a game, unless somebody has just touched it. */
const forgetGame = (store: Store, { id, updated }: Place): Promise<boolean> =>
  store.transact(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('game')
      .where('id', '=', id)
      .where('updated', '=', updated)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    for (const table of PARTS) await trx.deleteFrom(table).where('game_id', '=', id).execute();
    await trx.updateTable('game').set({ rematch: null }).where('rematch', '=', id).execute();
    return true;
  });

/** Deletes closed reports. */
export const expireReports =
  ({ db }: Store): Expire =>
  async (before) => {
    const old = db.selectFrom('report').select('id').where('closed_at', '<', before).limit(SLICE);
    const { numDeletedRows } = await db.deleteFrom('report').where('id', 'in', old).executeTakeFirst();
    return slicedBy(Number(numDeletedRows));
  };

/** Deletes the stored networks of games that nobody has touched. */
export const expireAddresses =
  ({ db }: Store): Expire =>
  async (before) => {
    const games = await db
      .selectFrom('sitter')
      .innerJoin('game', 'game.id', 'sitter.game_id')
      .select('sitter.game_id')
      .distinct()
      .where('game.updated', '<', before)
      .limit(SLICE)
      .execute();
    if (games.length === 0) return slicedBy(0);
    const ids = games.map(({ game_id }) => game_id);
    const { numDeletedRows } = await db.deleteFrom('sitter').where('game_id', 'in', ids).executeTakeFirst();
    return { rows: Number(numDeletedRows), more: games.length === SLICE };
  };
