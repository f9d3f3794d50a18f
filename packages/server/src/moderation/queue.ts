import type { ModerationQueue, QueuedReport } from '@carillon/protocol';
import type { Db } from '../store/store.ts';
import { mayActOn } from './acts.ts';
import { actsAbout, openAppeals, type Reader } from './log.ts';

const PAGE = 20;
const APPEALS = 50;
const ACTS = 5;
/** Chat lines shown before the moment of a report, and after it. */
const LINES_BEFORE = 12;
const LINES_AFTER = 5;

/** Where a page of the queue begins: after the report with this time and id. */
export interface After {
  readonly created: number;
  readonly id: string;
}

interface Parts {
  readonly db: Db;
  readonly now: number;
  /** Appeals against the reader's own acts are included if they were made at or before this time. */
  readonly ownFrom: number;
}

/** The queue of the moderators: appeals, the oldest first, and a page of reports, the newest first. */
export async function queueOf(parts: Parts, reader: Reader, after?: After): Promise<ModerationQueue> {
  const appeals = after === undefined ? await openAppeals(parts.db, reader, { ...parts, most: APPEALS }) : [];
  const rows = await openReports(parts.db, reader, after);
  const counts = await countsOf(
    parts.db,
    rows.map(({ about_id }) => about_id),
  );
  const reports: QueuedReport[] = [];
  for (const row of rows.slice(0, PAGE)) reports.push(await inContext(parts, reader, row, counts));
  return { appeals, reports, more: rows.length > PAGE };
}

function openReports(db: Db, reader: Reader, after: After | undefined) {
  let query = db
    .selectFrom('report')
    .innerJoin('account as reporter', 'reporter.id', 'report.by_id')
    .innerJoin('account as reported', 'reported.id', 'report.about_id')
    .leftJoin('game', 'game.id', 'report.game_id')
    .select(['report.id', 'report.text', 'report.created_at as created', 'report.seq', 'report.game_id'])
    .select(['report.by_id', 'reporter.name as by_name', 'report.about_id', 'reported.name as about_name'])
    .select(['reported.administrator', 'game.title', 'game.scenario', 'game.access', 'game.link'])
    .where('closed_at', 'is', null)
    .where('report.about_id', '!=', reader.id)
    .where('reported.deleted_at', 'is', null);
  if (after !== undefined) {
    const { created, id } = after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('report.created_at', 'report.id'), '<', tuple(created, id)),
    );
  }
  return query
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

type Row = Awaited<ReturnType<typeof openReports>>[number];
type Counts = ReadonlyMap<string, { readonly open: number; readonly all: number }>;

/** How many reports there are about each of these people: open, and in all. */
async function countsOf(db: Db, about: readonly string[]): Promise<Counts> {
  if (about.length === 0) return new Map();
  const rows = await db
    .selectFrom('report')
    .select(({ fn }) => [
      'about_id',
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('closed_at').as('closed'),
    ])
    .where('about_id', 'in', about)
    .groupBy('about_id')
    .execute();
  return new Map(
    rows.map(({ about_id, all, closed }) => [about_id, { open: Number(all) - Number(closed), all: Number(all) }]),
  );
}

async function inContext({ db, now }: Parts, reader: Reader, row: Row, counts: Counts): Promise<QueuedReport> {
  const { open, all } = counts.get(row.about_id) ?? { open: 1, all: 1 };
  return {
    ...{ id: row.id, text: row.text, created: row.created, open, earlier: all - 1 },
    by: { id: row.by_id, name: row.by_name },
    about: { id: row.about_id, name: row.about_name },
    game: gameOf(row),
    lines: row.game_id === null ? [] : await linesAround(db, row.game_id, row.created),
    acts: await actsAbout(db, reader, row.about_id, { now, most: ACTS }),
    mayAct: mayActOn(reader, { id: row.about_id, administrator: row.administrator }),
  };
}

/**
 * The game of a report. Moderators watch it like anybody who has its link; a private game is visible only to its
 * players.
 */
function gameOf({ game_id: id, title, scenario, access, link, seq }: Row): QueuedReport['game'] {
  if (id === null || title === null || scenario === null) return null;
  return { id, title, scenario, seq, link: access === 'link' ? link : null, watchable: access !== 'private' };
}

/** The chat lines of a table around a moment, including deleted ones. */
async function linesAround(db: Db, game: string, moment: number): Promise<QueuedReport['lines']> {
  const lines = db
    .selectFrom('chat')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select(['account.name as by', 'chat.text', 'chat.at', 'chat.hidden'])
    .where('game_id', '=', game);
  const before = await lines.where('at', '<=', moment).orderBy('chat.id', 'desc').limit(LINES_BEFORE).execute();
  const after = await lines.where('at', '>', moment).orderBy('chat.id').limit(LINES_AFTER).execute();
  return [...before.toReversed(), ...after].map(({ hidden, ...line }) => ({ ...line, deleted: hidden === 1 }));
}
