import { type ActKind, APPEALABLE, type OwnAct } from '@carillon/protocol';
import type { AccountRow } from '../people/tables.ts';
import type { Db } from '../store/store.ts';

/** Acts that are not shown to the user concerned. */
const UNTOLD: readonly ActKind[] = ['note', 'settled'];

/** Whether the user concerned is notified of an act. */
export const isNotified = (kind: ActKind): boolean => !UNTOLD.includes(kind);

/** The maximum number of acts shown to the user concerned. */
const SHOWN = 100;

/** How many acts about a user the user has not seen yet. */
export async function unseenActsOf(db: Db, { id, acts_seen_at }: AccountRow): Promise<number> {
  const row = await db
    .selectFrom('act')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('about_id', '=', id)
    .where('kind', 'not in', UNTOLD)
    .where('created_at', '>', acts_seen_at ?? 0)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The acts about a user, the newest first; who acted is left out. */
export async function ownActsOf(db: Db, account: string): Promise<OwnAct[]> {
  const rows = await db
    .selectFrom('act')
    .leftJoin('act as base', 'base.id', 'act.of_id')
    .leftJoin('act as lift', (join) => join.onRef('lift.of_id', '=', 'act.id').on('lift.kind', '=', 'lift'))
    .leftJoin('appeal', 'appeal.act_id', 'act.id')
    .select(['act.id', 'act.kind', 'act.reason', 'act.created_at as created', 'act.until_at as until'])
    .select(['base.kind as of', 'lift.id as lifted', 'appeal.text', 'appeal.created_at as appealed'])
    .where('act.about_id', '=', account)
    .where('act.kind', 'not in', UNTOLD)
    .orderBy('act.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ text, appealed, lifted, ...row }) => ({
    ...row,
    lifted: lifted !== null,
    mayAppeal: lifted === null && appealed === null && APPEALABLE.includes(row.kind),
    appeal: text === null || appealed === null ? null : { text, created: appealed },
  }));
}
