import { DamagedColumn } from './codec.ts';
import { GAMES, SEATS } from './game-rows.ts';
import type { Game, Seat } from './records.ts';
import type { Db } from './store.ts';
import type { GameRow } from './tables.ts';

// Lists of games. A game with a damaged column is left out and reported; all others are listed.

/** Called with the damage of a game. */
export type OnDamage = (damage: DamagedColumn, game: string) => void;

/** The first games of a list. */
export interface Listed {
  readonly games: readonly Game[];
  /** Whether there are more. */
  readonly more: boolean;
}

function soundGames(rows: readonly GameRow[], onDamage: OnDamage): Game[] {
  return rows.flatMap((row) => {
    try {
      return [GAMES.read(row, { kind: 'game', id: row.id })];
    } catch (error) {
      if (!(error instanceof DamagedColumn)) throw error;
      onDamage(error, row.id);
      return [];
    }
  });
}

/** Selects games that anybody may see. */
export interface Wanted {
  readonly status: Game['status'];
  readonly title?: string;
  /** Only games changed before this time, the newest first. */
  readonly before?: number;
}

function publicGames(db: Db, { status, title, before }: Wanted, most: number) {
  let query = db.selectFrom('game').where('status', '=', status).where('access', '=', 'open').where('solo', '=', 0);
  if (title !== undefined) query = query.where('title', '=', title);
  // A running game is sorted by the time of its question: a silent act of a seat must not move it in the list (N5).
  const time = status === 'running' ? 'since' : 'updated';
  if (before !== undefined) query = query.where(time, '<', before);
  return query.orderBy(time, 'desc').orderBy('id', 'desc').limit(most);
}

/** The games that anybody may see, the newest first; at most `most`. */
export async function listPublic(db: Db, wanted: Wanted, most: number, onDamage: OnDamage): Promise<Listed> {
  const rows = await publicGames(db, wanted, most + 1)
    .selectAll()
    .execute();
  return { games: soundGames(rows.slice(0, most), onDamage), more: rows.length > most };
}

/** The details of these games that a list shows. */
export const glanceAtPublic = (
  db: Db,
  wanted: Wanted,
  most: number,
): Promise<{ id: string; status: string; period: string | null }[]> =>
  publicGames(db, wanted, most).select(['id', 'status', 'period']).execute();

/** The games in which an account sits, either running or over, the latest changed first. */
export async function listOwn(
  db: Db,
  account: string,
  { over, before, most }: { readonly over: boolean; readonly before?: number | undefined; readonly most?: number },
  onDamage: OnDamage,
): Promise<Listed> {
  const own = db.selectFrom('seat').select('game_id').where('account_id', '=', account);
  let query = db.selectFrom('game').selectAll().where('id', 'in', own).orderBy('updated', 'desc');
  query = query.where('status', over ? '=' : '!=', 'over');
  if (before !== undefined) query = query.where('updated', '<', before);
  const rows = await (most === undefined ? query : query.limit(most + 1)).execute();
  return { games: soundGames(rows.slice(0, most), onDamage), more: most !== undefined && rows.length > most };
}

/** Running games in which a time to answer ends between two moments. */
export async function listEnding(db: Db, after: number, until: number, onDamage: OnDamage): Promise<readonly Game[]> {
  const running = db.selectFrom('game').selectAll().where('status', '=', 'running');
  return soundGames(await running.where('due', '>', after).where('due', '<=', until).execute(), onDamage);
}

/** The seats of games, by game and place. */
export async function seatsIn(db: Db, games: readonly string[]): Promise<ReadonlyMap<string, readonly Seat[]>> {
  if (games.length === 0) return new Map();
  const rows = await db.selectFrom('seat').selectAll().where('game_id', 'in', games).orderBy('place').execute();
  const byGame = new Map<string, Seat[]>(games.map((id) => [id, []]));
  for (const row of rows) byGame.get(row.game_id)?.push(SEATS.read(row, { kind: 'game', id: row.game_id }));
  return byGame;
}
