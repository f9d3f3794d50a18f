import { timeIn } from '../notices/letters.ts';
import type { AccountRow } from '../people/tables.ts';
import { restOf } from '../store/rests.ts';
import type { Db } from '../store/store.ts';
import { actLineIn } from './words.ts';

/** The notice to the user concerned: a line, and the reason. `undefined` if the act no longer exists. */
export async function actNoticeOf(
  db: Db,
  act: string,
  to: AccountRow,
): Promise<{ readonly line: string; readonly reason: string } | undefined> {
  const row = await db
    .selectFrom('act')
    .leftJoin('act as base', 'base.id', 'act.of_id')
    .select(['act.kind', 'act.reason', 'act.until_at', 'base.kind as of'])
    .where('act.id', '=', act)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const end = row.until_at === null ? '' : timeIn(to.language, (await restOf(db, to.id)).zone, row.until_at);
  const line = actLineIn(to.language, row.kind, { end, of: row.of });
  return line === undefined ? undefined : { line, reason: row.reason };
}
