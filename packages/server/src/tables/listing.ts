import type { Table, TableStatus } from '@carillon/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import type { GameRow, SeatRow } from '../store/tables.ts';
import type { Titles } from '../titles/module.ts';
import type { People } from '../who.ts';

/** Tables per answer. */
const PAGE = 50;

/** What listing a table needs. */
export interface ListingParts {
  readonly titles: Titles;
  readonly people: People;
  /** Called with the errors of damaged rows. */
  readonly onTrouble: (error: unknown, game: string) => void;
}

/** A query of the lobby. */
export interface Wanted {
  readonly status: TableStatus;
  readonly title?: string;
  /** Those changed before this time, the newest first. */
  readonly before?: number;
}

/** Tables that anybody may see, the newest first, and whether there are more. */
export async function openTables(
  db: Kysely<Database>,
  { status, title, before }: Wanted,
): Promise<{ readonly rows: GameRow[]; readonly more: boolean }> {
  let query = db.selectFrom('game').selectAll().where('status', '=', status).where('access', '=', 'open');
  query = query.where('solo', '=', 0);
  if (title !== undefined) query = query.where('title', '=', title);
  // A running game is as new as its question: what a seat does in silence must not move it in the list (N5).
  const time = status === 'running' ? 'since' : 'updated';
  if (before !== undefined) query = query.where(time, '<', before);
  const rows = await query
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
}

/**
 * An account's games: all open and running ones, first those awaiting it, then the newest; after them a page of the finished
 * ones, the newest first. With `before`, only those finished that were changed before that time.
 */
export async function ownTables(
  db: Kysely<Database>,
  account: string,
  before?: number,
): Promise<{ readonly rows: GameRow[]; readonly more: boolean }> {
  const own = db.selectFrom('seat').select('game_id').where('account_id', '=', account);
  const games = db.selectFrom('game').selectAll().where('id', 'in', own).orderBy('updated', 'desc');
  const over = games.where('status', '=', 'over').limit(PAGE + 1);
  const finished = await (before === undefined ? over : over.where('updated', '<', before)).execute();
  const current = before === undefined ? await games.where('status', '!=', 'over').execute() : [];
  const rank = ({ awaited_by, status }: GameRow): number =>
    awaited_by.includes(`,${account},`) ? 0 : status === 'running' ? 1 : 2;
  const order = (one: GameRow, other: GameRow): number =>
    rank(one) - rank(other) || changedAt(other) - changedAt(one) || (one.id < other.id ? 1 : -1);
  const rows = [...current.sort(order), ...finished.slice(0, PAGE)];
  return { rows, more: finished.length > PAGE };
}

/** When a game last changed for everybody: a running one when its question came. */
const changedAt = ({ status, since, updated }: GameRow): number =>
  status === 'running' ? (since ?? updated) : updated;

const seatsOf = (db: Kysely<Database>, games: readonly string[]): Promise<SeatRow[]> =>
  games.length === 0
    ? Promise.resolve([])
    : db.selectFrom('seat').selectAll().where('game_id', 'in', games).orderBy('place').execute();

/** Tables as an account may see them. */
export async function tell(
  db: Kysely<Database>,
  { titles, people, onTrouble }: ListingParts,
  rows: readonly GameRow[],
  account: string | undefined,
): Promise<Table[]> {
  const seats = await seatsOf(
    db,
    rows.map(({ id }) => id),
  );
  const accounts = [...new Set(seats.flatMap(({ account_id }) => account_id ?? []))];
  const names = await people.namesOf(accounts);
  const rated = await ratingsOf(db, accounts);
  return rows.flatMap((game) => {
    const own = seats.filter(({ game_id }) => game_id === game.id);
    const order = titles.current.find(({ rules }) => rules.title === game.title)?.rules.seats ?? [];
    try {
      return [tableOf(game, own, order, { names, rated: rated.get(game.title) }, account)];
    } catch (error) {
      // A damaged row is left out: all others are listed.
      onTrouble(error, game.id);
      return [];
    }
  });
}

/** What lists show of players, by account. */
interface KnownPlayers {
  readonly names: ReadonlyMap<string, string>;
  /** Those with a rating in the table's title. */
  readonly rated: ReadonlyMap<string, number> | undefined;
}

/** The ratings of accounts, by title and account. */
async function ratingsOf(
  db: Kysely<Database>,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const found = new Map<string, Map<string, number>>();
  if (accounts.length === 0) return found;
  const rows = await db
    .selectFrom('rating')
    .select(['title', 'account_id', 'rating'])
    .where('account_id', 'in', accounts)
    .execute();
  for (const { title, account_id, rating } of rows) {
    const ofTitle = found.get(title) ?? new Map<string, number>();
    found.set(title, ofTitle.set(account_id, Math.round(rating)));
  }
  return found;
}

function tableOf(
  game: GameRow,
  seats: readonly SeatRow[],
  order: readonly string[],
  known: KnownPlayers,
  account: string | undefined,
): Table {
  const sits = account !== undefined && (game.host === account || seats.some((row) => row.account_id === account));
  return {
    ...{ id: game.id, title: game.title, scenario: game.scenario, options: JSON.parse(game.options_json) },
    status: game.status as TableStatus,
    access: game.access as Table['access'],
    sides: game.sides as Table['sides'],
    pace: JSON.parse(game.pace_json),
    ...{ solo: game.solo === 1, rated: game.rated === 1, takebacks: game.takebacks === 1 },
    holds: game.holds === 1,
    ...{ alwaysAsk: game.always_ask === 1, host: game.host, seats: [...order] },
    sitting: seats.flatMap((row, i) =>
      sittingOf(row, game.status === 'open' ? row.wish : (row.side ?? order[i] ?? null), known),
    ),
    ...{ awaited: JSON.parse(game.awaited_json), due: game.due, overdue: game.overdue === 1, length: game.seq },
    ...{ period: game.period, result: game.result_json === null ? null : JSON.parse(game.result_json) },
    ...{ created: game.created, updated: changedAt(game), commitment: game.commitment, rematch: game.rematch },
    ...(sits && { link: game.link }),
    ...ownValue(seats, account),
  };
}

/** What the reader adds to the dice. */
function ownValue(seats: readonly SeatRow[], account: string | undefined): Pick<Table, 'value'> {
  const row = account === undefined ? undefined : seats.find(({ account_id }) => account_id === account);
  return row === undefined ? {} : { value: row.value };
}

const sittingOf = ({ account_id }: SeatRow, seat: string | null, { names, rated }: KnownPlayers): Table['sitting'] => {
  if (account_id === null) return [];
  const rating = rated?.get(account_id);
  return [{ seat, account: account_id, name: names.get(account_id) ?? '', ...(rating !== undefined && { rating }) }];
};
