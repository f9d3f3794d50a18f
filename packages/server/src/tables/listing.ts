import type { Table } from '@carillon/protocol';
import { placeOf } from '../games/players.ts';
import type { Services } from '../services.ts';
import { type Listed, listOwn, type OnDamage, seatsIn } from '../store/lists.ts';
import type { Game, Seat } from '../store/records.ts';
import type { Db } from '../store/store.ts';

/** How many tables one answer holds. */
export const PAGE = 50;

interface ListingParts extends Pick<Services, 'titles' | 'people'> {
  /** Called with the errors of damaged games. */
  readonly onTrouble: OnDamage;
}

/**
 * An account's games: all open and running ones, first those awaiting it, then the newest; after them a page of the
 * finished ones, the newest first. With `before`, only finished games changed before that time.
 */
export async function ownTables(
  db: Db,
  account: string,
  before: number | undefined,
  { onTrouble }: ListingParts,
): Promise<Listed> {
  const finished = await listOwn(db, account, { over: true, before, most: PAGE }, onTrouble);
  if (before !== undefined) return finished;
  const { games: current } = await listOwn(db, account, { over: false }, onTrouble);
  const rank = ({ awaitedBy, status }: Game): number =>
    awaitedBy.includes(account) ? 0 : status === 'running' ? 1 : 2;
  const order = (one: Game, other: Game): number =>
    rank(one) - rank(other) || changedAt(other) - changedAt(one) || (one.id < other.id ? 1 : -1);
  return { games: [...current.toSorted(order), ...finished.games], more: finished.more };
}

/** When a game last changed visibly for everybody; for a running game, when its question came. */
const changedAt = ({ status, since, updated }: Game): number => (status === 'running' ? (since ?? updated) : updated);

/** Tables as an account may see them. */
export async function describe(
  db: Db,
  { titles, people }: ListingParts,
  games: readonly Game[],
  account: string | undefined,
): Promise<Table[]> {
  const seats = await seatsIn(
    db,
    games.map(({ id }) => id),
  );
  const accounts = [...new Set([...seats.values()].flat().flatMap((seat) => seat.account ?? []))];
  const names = await people.namesOf(accounts);
  const rated = await ratingsOf(db, accounts);
  return games.map((game) => {
    const order = titles.current.find(({ rules }) => rules.title === game.title)?.rules.seats ?? [];
    return tableOf(game, seats.get(game.id) ?? [], order, { names, rated: rated.get(game.title) }, account);
  });
}

/** The facts about players that lists show, by account. */
interface KnownPlayers {
  readonly names: ReadonlyMap<string, string>;
  /** The ratings of players who have one in the table's title. */
  readonly rated: ReadonlyMap<string, number> | undefined;
}

/** The ratings of accounts, by title and account. */
async function ratingsOf(
  db: Db,
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
  game: Game,
  seats: readonly Seat[],
  order: readonly string[],
  known: KnownPlayers,
  account: string | undefined,
): Table {
  const own = seats[placeOf(seats, account) ?? -1];
  return {
    ...{ id: game.id, title: game.title, scenario: game.scenario, options: game.options },
    ...{ status: game.status, access: game.access, sides: game.sides, pace: game.pace },
    ...{ solo: game.solo, rated: game.rated, takebacks: game.takebacks },
    holds: game.holds,
    ...{ alwaysAsk: game.alwaysAsk, host: game.host, seats: [...order] },
    sitting: seats.flatMap((row, i) =>
      sittingOf(row, game.status === 'open' ? row.wish : (row.side ?? order[i] ?? null), known),
    ),
    ...{ awaited: [...game.awaited], due: game.due, overdue: game.overdue, length: game.seq },
    ...{ period: game.period, result: game.result },
    ...{ created: game.created, updated: changedAt(game), commitment: game.commitment, rematch: game.rematch },
    ...(own && { link: game.link, value: own.value }),
  };
}

const sittingOf = ({ account }: Seat, seat: string | null, { names, rated }: KnownPlayers): Table['sitting'] => {
  if (account === null) return [];
  const rating = rated?.get(account);
  return [{ seat, account, name: names.get(account) ?? '', ...(rating !== undefined && { rating }) }];
};
