import type { Entry } from '@carillon/flow';
import type { Kysely, Transaction } from 'kysely';
import { addMissing } from './add-missing.ts';
import { type Owner, readColumn } from './codec.ts';
import { ANSWER, type Answer, ENTRY_BODY } from './columns.ts';
import { putComputer } from './computers.ts';
import type { Database } from './database.ts';
import { addEvents, type NewEvent } from './events.ts';
import { GAMES, PROPOSALS, SEATS, STANDING } from './game-rows.ts';
import type { ComputerPlayer, Game, GameClock, Proposal, Seat, Standing } from './records.ts';
import type { Store } from './store.ts';
import type { ChargeRow, DepartureRow } from './tables.ts';

/** A stored game without its journal. */
export interface KeptGame {
  readonly game: Game;
  /** By place. */
  readonly seats: readonly Seat[];
  readonly proposals: readonly Proposal[];
  readonly standing: readonly Standing[];
}

/** The change to a live clock in one act: see `ChargeRow`. */
export type Charge = Omit<ChargeRow, 'game_id' | 'version' | 'free'> & { readonly free: number };

/** The changed columns of a game, without its clocks. */
export type GameChange = Partial<Omit<Game, keyof GameClock>> & { readonly [C in keyof GameClock]?: never };

/** The changes of one act to a game. All of them are saved, or none. */
export interface Commit {
  /** The game as the act found it: the changes are saved only if it is still the same. */
  readonly before: Game;
  readonly after: GameChange;
  readonly clocks?: Partial<GameClock>;
  readonly entries: readonly Entry[];
  /** Who acted; `null` for an automatic event. */
  readonly by: string | null;
  readonly at: number;
  readonly seats?: readonly Seat[];
  /** The message that asked for it, and its answer. */
  readonly message?: { readonly id: string; readonly answer: Answer } | undefined;
  readonly standing?: Standing | undefined;
  /** The changes to live clocks; charges of entries from `voidFrom` on are void. */
  readonly charges?: readonly Charge[];
  readonly voidFrom?: number | undefined;
  /** Players whose seats were opened to others. */
  readonly departures?: readonly DepartureRow[];
  /** A proposal, or the kind of the proposal answered. */
  readonly proposal?: Proposal | { readonly kind: string } | undefined;
  /** A computer player that may stand in from now on. */
  readonly computer?: ComputerPlayer | undefined;
  readonly events?: readonly NewEvent[];
}

const ownerOf = (id: string): Owner => ({ kind: 'game', id });

/** A game without its seats. Throws a `DamagedColumn`. */
export async function gameOf(db: Kysely<Database>, id: string): Promise<Game | undefined> {
  const row = await db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
  return row && GAMES.read(row, ownerOf(id));
}

/** Throws a `DamagedColumn`. */
export async function readGame(db: Kysely<Database>, id: string): Promise<KeptGame | undefined> {
  const game = await gameOf(db, id);
  if (game === undefined) return undefined;
  const owner = ownerOf(id);
  const seats = await db.selectFrom('seat').selectAll().where('game_id', '=', id).orderBy('place').execute();
  const proposals = await db.selectFrom('proposal').selectAll().where('game_id', '=', id).execute();
  const standing = await db.selectFrom('standing').selectAll().where('game_id', '=', id).execute();
  return {
    game,
    seats: seats.map((row) => SEATS.read(row, owner)),
    proposals: proposals.map((row) => PROPOSALS.read(row, owner)),
    standing: standing.map((row) => STANDING.read(row, owner)),
  };
}

/**
 * The entries of a game's journal from one on, up to the length that the game had when it was read. Throws a
 * `DamagedColumn`.
 */
export async function readEntries(
  db: Kysely<Database>,
  { id, seq }: Pick<Game, 'id' | 'seq'>,
  from: number,
): Promise<Entry[]> {
  const query = db.selectFrom('entry').select(['seq', 'who', 'body_json']).where('game_id', '=', id);
  const rows = await query.where('seq', '>=', from).where('seq', '<', seq).orderBy('seq').execute();
  const gap = rows.findIndex((row, i) => row.seq !== from + i);
  if (gap >= 0 || rows.length < seq - from) throw new Error(`entry ${from + (gap < 0 ? rows.length : gap)} is missing`);
  return rows.map(({ who, body_json }) => ({
    who,
    ...readColumn(ENTRY_BODY, body_json, 'entry.body_json', ownerOf(id)),
  }));
}

/** The result of a message accepted before; `undefined` if there was none. */
export async function readAnswer(
  db: Kysely<Database>,
  game: string,
  account: string,
  id: string,
): Promise<Answer | undefined> {
  const query = db.selectFrom('message').select('answer_json').where('game_id', '=', game);
  const row = await query.where('account_id', '=', account).where('id', '=', id).executeTakeFirst();
  return row && readColumn(ANSWER, row.answer_json, 'message.answer_json', ownerOf(game));
}

/** Forgets the answers to messages from before a time: these are no longer resent. */
export async function forgetMessages({ db }: Store, before: number): Promise<void> {
  await db.deleteFrom('message').where('at', '<', before).execute();
}

/** Stores a table that only its host has joined. */
export const addGame = (store: Store, game: Game, seats: readonly Seat[]): Promise<void> =>
  store.transact(async (trx) => {
    await trx
      .insertInto('game')
      .values({ ...GAMES.write(game), computers_due: null })
      .execute();
    await trx
      .insertInto('seat')
      .values(seats.map((seat) => ({ game_id: game.id, ...SEATS.write(seat) })))
      .execute();
  });

/**
 * Saves the changes of an act; `false`, with nothing saved, if another act came first. Throws a `Duplicate` if the
 * message was accepted before.
 */
export const commitGame = (store: Store, commit: Commit): Promise<boolean> =>
  store.transact(async (trx) => {
    const { before, after, clocks, at, events = [] } = commit;
    const changed = await trx
      .updateTable('game')
      .set(GAMES.write({ ...after, ...clocks }))
      .where('id', '=', before.id)
      .where('seq', '=', before.seq)
      .where('updated', '=', before.updated)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await keepEntries(trx, commit);
    await keepSeats(trx, commit);
    await keepMessage(trx, commit);
    await keepStanding(trx, commit);
    await keepProposal(trx, commit);
    await keepCharges(trx, commit);
    // A player who leaves a second time already has a row.
    await addMissing(trx, 'departure', commit.departures ?? []);
    if (commit.computer !== undefined) await putComputer(trx, commit.computer);
    await addEvents(trx, store.kind, { game: before.id, number: after.updated ?? before.updated, at }, events);
    return true;
  });

/** Links a game to its rematch, and notifies the others of it; `false` if it already has one. */
export const offerRematch = (
  store: Store,
  game: string,
  rematch: string,
  to: readonly string[],
  at: number,
): Promise<boolean> =>
  store.transact(async (trx) => {
    const claim = trx.updateTable('game').set((row) => ({ rematch, updated: row('updated', '+', 1) }));
    const free = claim.where('id', '=', game).where('rematch', 'is', null).returning('updated');
    const claimed = await free.executeTakeFirst();
    if (claimed === undefined) return false;
    await addEvents(trx, store.kind, { game, number: claimed.updated, at }, [{ kind: 'rematch', to }]);
    return true;
  });

/** The number of rows per insert statement: stores limit the number of parameters. */
const ROWS = 100;

async function keepEntries(trx: Transaction<Database>, { before, entries, by, at }: Commit): Promise<void> {
  const rows = entries.map(({ who, ...body }, i) => ({
    game_id: before.id,
    seq: before.seq + i,
    who,
    body_json: ENTRY_BODY.write(body),
    at,
    by_account: 'auto' in body || who === 'chance' ? null : by,
  }));
  for (let i = 0; i < rows.length; i += ROWS) {
    await trx
      .insertInto('entry')
      .values(rows.slice(i, i + ROWS))
      .execute();
  }
}

async function keepSeats(trx: Transaction<Database>, { before, seats = [] }: Commit): Promise<void> {
  for (const { place, ...seat } of seats) {
    const row = trx.updateTable('seat').set(SEATS.write(seat));
    await row.where('game_id', '=', before.id).where('place', '=', place).execute();
  }
}

async function keepMessage(trx: Transaction<Database>, { before, message, by, at }: Commit): Promise<void> {
  if (message === undefined || by === null) return;
  const row = { game_id: before.id, account_id: by, id: message.id, answer_json: ANSWER.write(message.answer), at };
  await trx.insertInto('message').values(row).execute();
}

async function keepStanding(trx: Transaction<Database>, { before, standing }: Commit): Promise<void> {
  if (standing === undefined) return;
  const { id: game_id } = before;
  await trx.deleteFrom('standing').where('game_id', '=', game_id).where('seat', '=', standing.seat).execute();
  await trx
    .insertInto('standing')
    .values({ game_id, ...STANDING.write(standing) })
    .execute();
}

async function keepProposal(trx: Transaction<Database>, { before, proposal }: Commit): Promise<void> {
  if (proposal === undefined) return;
  const { id: game_id } = before;
  await trx.deleteFrom('proposal').where('game_id', '=', game_id).where('kind', '=', proposal.kind).execute();
  if (!('seq' in proposal)) return;
  await trx
    .insertInto('proposal')
    .values({ game_id, ...PROPOSALS.write(proposal) })
    .execute();
}

async function keepCharges(trx: Transaction<Database>, commit: Commit): Promise<void> {
  const { before, after, charges = [], voidFrom } = commit;
  if (after.status === 'over') await trx.deleteFrom('charge').where('game_id', '=', before.id).execute();
  if (voidFrom !== undefined) {
    await trx.deleteFrom('charge').where('game_id', '=', before.id).where('seq', '>=', voidFrom).execute();
  }
  if (charges.length === 0) return;
  const row = { game_id: before.id, version: after.updated ?? before.updated };
  await trx
    .insertInto('charge')
    .values(charges.map((charge) => ({ ...row, ...charge })))
    .execute();
}

/** The changes to the live clocks of a game by the entries from one on. */
export async function readCharges(db: Kysely<Database>, game: string, from: number): Promise<Charge[]> {
  const query = db.selectFrom('charge').select(['seq', 'place', 'spent', 'gained', 'free']).where('game_id', '=', game);
  const rows = await query.where('seq', '>=', from).execute();
  return rows.map((row) => ({ ...row, free: row.free ?? 0 }));
}
