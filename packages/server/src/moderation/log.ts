import { type Act, type ActList, APPEALABLE, type QueuedAppeal } from '@carillon/protocol';
import type { AccountRow } from '../people/tables.ts';
import type { Db } from '../store/store.ts';
import { mayActOn } from './acts.ts';

const PAGE = 50;

/** The moderator who reads the log. */
export type Reader = Pick<AccountRow, 'id' | 'administrator'>;

/** Acts with their context. Nobody sees the notes about themselves. */
const selectActs = (db: Db, reader: Reader) =>
  db
    .selectFrom('act')
    .innerJoin('account as about', 'about.id', 'act.about_id')
    .innerJoin('account as actor', 'actor.id', 'act.by_id')
    .leftJoin('act as base', 'base.id', 'act.of_id')
    .leftJoin('act as lift', (join) => join.onRef('lift.of_id', '=', 'act.id').on('lift.kind', '=', 'lift'))
    .leftJoin('act as upheld', (join) => join.onRef('upheld.of_id', '=', 'act.id').on('upheld.kind', '=', 'upheld'))
    .leftJoin('appeal', 'appeal.act_id', 'act.id')
    .select(['act.id', 'act.kind', 'act.reason', 'act.created_at', 'act.until_at', 'act.about_id', 'act.by_id'])
    .select(['about.name as about_name', 'about.deleted_at', 'about.administrator'])
    .select(['actor.name as by_name', 'actor.deleted_at as by_deleted', 'base.kind as of'])
    .select(['lift.id as lift_id', 'upheld.id as upheld_id', 'appeal.text as appeal', 'appeal.created_at as appealed'])
    .where((where) => where.or([where('act.kind', '!=', 'note'), where('act.about_id', '!=', reader.id)]));

type Selected = Awaited<ReturnType<ReturnType<typeof selectActs>['execute']>>[number];

/** An act as a moderator sees it. */
function shownAct(row: Selected, reader: Reader, now: number): Act {
  const about = { id: row.about_id, administrator: row.administrator };
  const holds = row.kind === 'warning' || (row.until_at ?? 0) > now;
  return {
    ...{ id: row.id, kind: row.kind, reason: row.reason, created: row.created_at, until: row.until_at, of: row.of },
    about: { id: row.about_id, name: row.deleted_at === null ? row.about_name : '' },
    by: row.by_deleted === null ? row.by_name : '',
    ...{ lifted: row.lift_id !== null, upheld: row.upheld_id !== null },
    appeal: row.appeal === null || row.appealed === null ? null : { text: row.appeal, created: row.appealed },
    mayLift: holds && row.lift_id === null && APPEALABLE.includes(row.kind) && mayActOn(reader, about),
  };
}

/** A page of the log of all acts, the newest first. */
export async function logOf(db: Db, reader: Reader, now: number, before?: string): Promise<ActList> {
  let query = selectActs(db, reader);
  if (before !== undefined) query = query.where('act.id', '<', before);
  const rows = await query
    .orderBy('act.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return { acts: rows.slice(0, PAGE).map((row) => shownAct(row, reader, now)), more: rows.length > PAGE };
}

/**
 * Acts with an open appeal, the oldest first. The reader's own come last, and only if the appeal was made at or before
 * `ownFrom`.
 */
export async function openAppeals(
  db: Db,
  reader: Reader,
  { now, ownFrom, most }: { readonly now: number; readonly ownFrom: number; readonly most: number },
): Promise<QueuedAppeal[]> {
  const rows = await selectActs(db, reader)
    .where('appeal.act_id', 'is not', null)
    .where('lift.id', 'is', null)
    .where('upheld.id', 'is', null)
    .where('act.kind', 'in', APPEALABLE)
    .where('act.about_id', '!=', reader.id)
    .where('about.administrator', '=', 0)
    .where('about.deleted_at', 'is', null)
    .where((where) => where.or([where('act.by_id', '!=', reader.id), where('appeal.created_at', '<=', ownFrom)]))
    .orderBy('appeal.created_at')
    .limit(most)
    .execute();
  const shown = rows.map((row) => ({ act: shownAct(row, reader, now), own: row.by_id === reader.id }));
  return shown.toSorted((one, other) => Number(one.own) - Number(other.own));
}

/** The latest acts about an account. */
export async function actsAbout(
  db: Db,
  reader: Reader,
  about: string,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<Act[]> {
  const query = selectActs(db, reader).where('act.about_id', '=', about);
  const rows = await query.orderBy('act.id', 'desc').limit(most).execute();
  return rows.map((row) => shownAct(row, reader, now));
}
