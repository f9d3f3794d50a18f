import type { KeptGuest } from '@carillon/seat';
import { sql, type Transaction } from 'kysely';
import { COMPUTERS, levelOf } from '../computers/accounts.ts';
import { PLAN, THOUGHTS } from './columns.ts';
import type { Database } from './database.ts';
import { at, plain, Records } from './fields.ts';
import type { ComputerPlayer, Game, KeptStandIn, Proposal } from './records.ts';
import type { Db } from './store.ts';
import type { ComputerRow } from './tables.ts';

const PLAYERS = new Records<ComputerPlayer, ComputerRow>('computer', {
  ...{ game: plain('game_id'), account: plain('account_id'), level: plain('level') },
  ...{ seed: plain('seed'), brain: plain('brain'), since: plain('seq') },
  ...{ plan: at('plan_json', PLAN), thoughts: at('thoughts_json', THOUGHTS) },
});

/** The computer players of a game. Throws a `DamagedColumn`. */
export async function readComputers(db: Db, game: string): Promise<ComputerPlayer[]> {
  const rows = await db.selectFrom('computer').selectAll().where('game_id', '=', game).execute();
  return rows.map((row) => PLAYERS.read(row, { kind: 'game', id: game }));
}

export async function addComputer(db: Db, player: ComputerPlayer): Promise<void> {
  await db.insertInto('computer').values(PLAYERS.write(player)).execute();
}

/** A computer player instead of another one of the same account, if it has one. */
export async function putComputer(db: Db, player: ComputerPlayer): Promise<void> {
  const { game, account } = player;
  await db.deleteFrom('computer').where('game_id', '=', game).where('account_id', '=', account).execute();
  await addComputer(db, player);
}

/** Keeps what a computer player has in mind after a choice. */
export async function keepPlan(
  db: Db,
  { game, account }: Pick<ComputerPlayer, 'game' | 'account'>,
  { since, plan, thoughts }: KeptGuest,
): Promise<void> {
  const row = db.updateTable('computer').set(PLAYERS.write({ since, plan, thoughts }));
  await row.where('game_id', '=', game).where('account_id', '=', account).execute();
}

/** What decides after an act whether computer players may have something to do: see `Commit`. */
interface Done {
  readonly before: Game;
  readonly after: Partial<Game>;
  readonly entries: readonly unknown[];
  readonly proposal?: Proposal | { readonly kind: string };
}

/**
 * Whether computer players may have something to do after an act: one is asked, one stands in or may take over, or an
 * open proposal waits for its answer. Games that wait for a person are left out, however many there are.
 */
export async function computersDue(
  trx: Transaction<Database>,
  { before, after, entries, proposal }: Done,
): Promise<boolean> {
  const game = { ...before, ...after };
  if (game.status !== 'running') return false;
  const { awaitedBy, standIns } = game;
  const mayAct = ({ ended, playing, account }: KeptStandIn): boolean =>
    !ended && (playing || awaitedBy.includes(account));
  if (awaitedBy.some((account) => levelOf(account ?? '') !== undefined) || standIns.some(mayAct)) return true;
  // Proposals lapse when the game goes on.
  if (proposal === undefined && entries.length > 0) return false;
  const computers = await trx.selectFrom('computer').select('account_id').where('game_id', '=', game.id).execute();
  if (computers.every(({ account_id }) => levelOf(account_id) === undefined)) return false;
  if (proposal !== undefined && 'seq' in proposal) return true;
  const open = trx.selectFrom('proposal').select('kind').where('game_id', '=', game.id).where('seq', '=', game.seq);
  return (await open.where('kind', '!=', proposal?.kind ?? '').executeTakeFirst()) !== undefined;
}

/** Games in which computer players may have something to do, those that have waited longest first; at most so many. */
export async function gamesOfComputers(db: Db, most: number): Promise<string[]> {
  const due = db.selectFrom('game').select('id').where('computers_due', '=', 1);
  return (await due.orderBy('since').limit(most).execute()).map(({ id }) => id);
}

/**
 * Notes the games changed since a time in which a computer player is asked. A process of an earlier release did not note
 * it; while an upgrade begins, one may still be at work.
 */
export async function noteAsked(db: Db, since: number): Promise<void> {
  const changed = db.updateTable('game').set({ computers_due: 1 }).where('status', '=', 'running');
  await changed
    .where('updated', '>=', since)
    .where('computers_due', 'is', null)
    .where(({ or, eb }) => or(COMPUTERS.map((account) => eb(sql<string>`awaited_by`, 'like', `%,${account},%`))))
    .execute();
}

/** How many running games against a computer player an account has begun and still plays, counted up to `most`. */
export async function gamesAgainstComputers(db: Db, account: string, most: number): Promise<number> {
  const own = db.selectFrom('seat').innerJoin('game', 'game.id', 'seat.game_id').select('game.id');
  const running = own
    .where('seat.account_id', '=', account)
    .where('game.host', '=', account)
    .where('game.status', '=', 'running')
    .where('game.solo', '=', 0);
  const against = running.where('game.id', 'in', (query) =>
    query.selectFrom('computer').select('game_id').where('computer.account_id', 'in', COMPUTERS),
  );
  return (await against.limit(most).execute()).length;
}
