import { type Kysely, sql, type Transaction } from 'kysely';
import { addMissing } from './add-missing.ts';
import type { Coded } from './codec.ts';
import { EVENT_BODY, type EventBody } from './columns.ts';
import type { Database } from './database.ts';
import type { EventKind, EventRow } from './event-tables.ts';

/** Where to read and write, and the kind of store: as in `store.ts`, which imports this file. */
type Db = Kysely<Database>;
type Kind = 'sqlite' | 'postgres';

// The events that commits write about the games they change, in an order in which nothing is skipped: see
// docs/decisions/0006-commits-write-events.md.

/** An event as a commit writes it; `to`: the accounts concerned. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly to?: readonly string[];
}

/** An event as it is read. */
export interface GameEvent extends Required<NewEvent> {
  readonly position: number;
  readonly game: string;
  /** The version of the game: its `updated`. */
  readonly number: number;
}

/** The maximum number of events of one transaction. */
const EACH = 1000;
const BASE = 'base';

const base = sql<number>`coalesce((SELECT position FROM place WHERE consumer = ${sql.lit(BASE)}), 0)`;
/** On PostgreSQL: the first positions of this transaction, of the oldest open one, and of the next one to begin. */
const OWN = sql<number>`pg_current_xact_id()::text::bigint * ${sql.lit(EACH)} + ${base}`;
const OLDEST_OPEN = sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint * ${sql.lit(EACH)} + ${base}`;
const NEXT = sql<number>`pg_snapshot_xmax(pg_current_snapshot())::text::bigint * ${sql.lit(EACH)} + ${base}`;
/** On SQLite: one more than any position used so far, even by events that are deleted. */
const LAST = sql<number>`max(
  (SELECT coalesce(max(position), 0) FROM event), (SELECT coalesce(max(position), 0) FROM place)) + 1`;

/** Writes the events of a transaction; call it at most once in each. `number`: the version of the game after it. */
export async function addEvents(
  trx: Transaction<Database>,
  kind: Kind,
  { game, number, at }: { readonly game: string; readonly number: number; readonly at: number },
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const first = kind === 'postgres' ? OWN : LAST;
  const rows = events.map((event, i) => ({
    position: sql<number>`${first} + ${sql.lit(i)}`,
    ...{ game_id: game, number, kind: event.kind, body_json: EVENT_BODY.write({ to: [...(event.to ?? [])] }), at },
  }));
  await trx.insertInto('event').values(rows).execute();
}

/** Events in order. */
export interface Read {
  readonly events: readonly GameEvent[];
  /** Whether there are later ones that cannot be read yet, because an earlier transaction is still open. */
  readonly waits: boolean;
}

/**
 * The first events of some kinds after a position, up to the point before which nothing can be committed any more.
 * Without a `place`, reads from the consumer's stored position.
 */
export async function eventsAfter(db: Db, kind: Kind, { consumer, place, kinds, most }: Wanted): Promise<Read> {
  const kept = db.selectFrom('place').select('position').where('consumer', '=', consumer);
  const settled = kind === 'postgres' ? sql<number>`CASE WHEN position < ${OLDEST_OPEN} THEN 1 ELSE 0 END` : sql.lit(1);
  const rows = await db
    .selectFrom('event')
    .select(['position', 'game_id', 'number', 'kind', 'body_json', settled.as('settled')])
    .where('kind', 'in', kinds)
    .where('position', '>', place ?? kept)
    .orderBy('position')
    .limit(most)
    .execute();
  const events = rows.filter((row) => row.settled === 1).map(eventOf);
  return { events, waits: events.length < rows.length };
}

interface Wanted {
  readonly consumer: string;
  readonly place?: number;
  readonly kinds: readonly EventKind[];
  readonly most: number;
}

const eventOf = ({ position, game_id: game, number, kind, body_json }: Omit<EventRow, 'at'>): GameEvent => ({
  ...{ position, game, number, kind, to: toOf(body_json) },
});

/** An event with a damaged body concerns nobody: it must not keep a consumer from the later events. */
function toOf(body: Coded<EventBody>): readonly string[] {
  try {
    return EVENT_BODY.read(body).to ?? [];
  } catch {
    return [];
  }
}

/** Creates a position, before the oldest event, for each consumer that has none. */
export async function makePlaces(db: Db, consumers: readonly string[]): Promise<void> {
  const places = consumers.map((consumer) => ({ consumer, position: 0 }));
  await addMissing(db, 'place', places);
}

/** A consumer's position, locked until the end of this transaction; `undefined` if another transaction has it. */
export async function claimPlace(
  trx: Transaction<Database>,
  kind: Kind,
  consumer: string,
): Promise<number | undefined> {
  const place = trx.selectFrom('place').select('position').where('consumer', '=', consumer);
  const claimed = kind === 'postgres' ? place.forUpdate().skipLocked() : place;
  return (await claimed.executeTakeFirst())?.position;
}

export async function movePlace(trx: Transaction<Database>, consumer: string, position: number): Promise<void> {
  await trx.updateTable('place').set({ position }).where('consumer', '=', consumer).execute();
}

/** Deletes events older than a time. */
export async function forgetEvents({ db }: { readonly db: Db }, before: number): Promise<void> {
  await db.deleteFrom('event').where('at', '<', before).execute();
}

/**
 * After a PostgreSQL store was restored in another cluster, whose transactions have lower numbers: makes new positions
 * continue above those in the store.
 */
export async function rebase(db: Db): Promise<void> {
  const positions = db
    .selectFrom('event')
    .select('position')
    .unionAll(db.selectFrom('place').select('position').where('consumer', '!=', BASE));
  const found = await db
    .selectFrom(positions.as('given'))
    .select((of) => [of.fn.max<number | null>('given.position').as('last'), NEXT.as('next'), base.as('base')])
    .executeTakeFirst();
  if (found === undefined || found.last === null || found.last < found.next) return;
  const position = found.base + found.last + 1 - found.next + EACH;
  await db
    .insertInto('place')
    .values({ consumer: BASE, position })
    .onConflict((conflict) =>
      conflict.column('consumer').doUpdateSet({ position }).where('place.position', '=', found.base),
    )
    .execute();
}
