import type { KeptGuest } from '@carillon/seat';
import type { Transaction } from 'kysely';
import { COMPUTERS, levelOf } from '../computers/accounts.ts';
import { PLAN, THOUGHTS } from './columns.ts';
import type { Database } from './database.ts';
import { at, plain, Records } from './fields.ts';
import { GAMES } from './game-rows.ts';
import type { ComputerPlayer, Game, KeptStandIn } from './records.ts';
import type { Db, Store } from './store.ts';
import type { ComputerRow, GameRow } from './tables.ts';

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

/** Stores a computer player, replacing an earlier one of the same account. */
export async function putComputer(db: Db, player: ComputerPlayer): Promise<void> {
  const { game, account } = player;
  await db.deleteFrom('computer').where('game_id', '=', game).where('account_id', '=', account).execute();
  await addComputer(db, player);
}

/** Stores a computer player's plans after a choice. */
export async function keepPlan(
  db: Db,
  { game, account }: Pick<ComputerPlayer, 'game' | 'account'>,
  { since, plan, thoughts }: KeptGuest,
): Promise<void> {
  const row = db.updateTable('computer').set(PLAYERS.write({ since, plan, thoughts }));
  await row.where('game_id', '=', game).where('account_id', '=', account).execute();
}

/** When computer players next look at a game, and the process that it belongs to until then. */
export type Due = Pick<GameRow, 'computers_due' | 'computers_by'>;

/**
 * Whether computer players may have something to do in a game: one is asked, one stands in or may take over, or an open
 * proposal waits for its answer. Games that wait for a person are left out, so any number of them costs nothing.
 */
async function waitsForComputers(db: Db, game: Game): Promise<boolean> {
  if (game.status !== 'running') return false;
  const { awaitedBy, standIns } = game;
  const mayAct = ({ ended, playing, account }: KeptStandIn): boolean =>
    !ended && (playing || awaitedBy.includes(account));
  if (awaitedBy.some((account) => levelOf(account ?? '') !== undefined) || standIns.some(mayAct)) return true;
  const open = db.selectFrom('proposal').select('kind').where('game_id', '=', game.id).where('seq', '=', game.seq);
  if ((await open.executeTakeFirst()) === undefined) return false;
  return (await readComputers(db, game.id)).some(({ account }) => levelOf(account) !== undefined);
}

/**
 * Sets in a transaction, for each of these games, when computer players look at it next: as `when` returns if they may
 * have something to do (`undefined`: unchanged), otherwise never. Returns the games that `when` set.
 */
export async function noteDue(
  trx: Transaction<Database>,
  kind: Store['kind'],
  games: readonly string[],
  when: (game: Due & Pick<Game, 'updated'>) => Due | undefined,
): Promise<string[]> {
  const withComputers = trx
    .selectFrom('game')
    .selectAll()
    .where('id', 'in', games)
    .where('id', 'in', trx.selectFrom('computer').select('game_id').where('game_id', 'in', games))
    .orderBy('id');
  const noted: string[] = [];
  for (const row of await (kind === 'postgres' ? withComputers.forUpdate() : withComputers).execute()) {
    const { id } = row;
    const waits = await waitsForComputers(trx, GAMES.read(row, { kind: 'game', id }));
    const due = waits ? when(row) : row.computers_due === null ? undefined : NEVER;
    if (due !== undefined) await trx.updateTable('game').set(due).where('id', '=', id).execute();
    if (waits && due !== undefined) noted.push(id);
  }
  return noted;
}

const NEVER: Due = { computers_due: null, computers_by: null };

/** Changes when computer players look at games that belong to a process. */
export async function putOff(db: Db, games: readonly string[], by: string, due: Due): Promise<void> {
  if (games.length === 0) return;
  await db.updateTable('game').set(due).where('id', 'in', games).where('computers_by', '=', by).execute();
}

/** Takes at most `most` games that computer players must look at now, those that have waited longest first. */
export async function takeDue(db: Db, now: number, as: Due, most: number): Promise<string[]> {
  const due = db.selectFrom('game').select(['id', 'computers_due']).where('computers_due', '<=', now);
  const taken: string[] = [];
  for (const { id, computers_due } of await due.orderBy('computers_due').limit(most).execute()) {
    const take = db.updateTable('game').set(as).where('id', '=', id).where('computers_due', '=', computers_due);
    if ((await take.executeTakeFirst()).numUpdatedRows > 0n) taken.push(id);
  }
  return taken;
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
