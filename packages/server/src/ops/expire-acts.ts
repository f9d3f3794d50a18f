import { LOCKS } from '@carillon/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { type Expire, SLICE, slicedBy } from './expiry.ts';

/**
 * Whether an act has had no effect since `before`: its lock or appointment had ended, and any appeal had been decided,
 * by then. An act about another act (which it lifted or upheld) goes with that act, never before.
 */
function hasLapsed({ and, or, eb, not, exists, selectFrom }: ExpressionBuilder<Database, 'act'>, before: number) {
  const answers = selectFrom('act as answer').select('answer.id').whereRef('answer.of_id', '=', 'act.id');
  const appeal = selectFrom('appeal').select('appeal.act_id').whereRef('appeal.act_id', '=', 'act.id');
  const about = selectFrom('account').select('account.id').whereRef('account.id', '=', 'act.about_id');
  const holds = or([
    and([eb('act.kind', 'in', LOCKS), eb('act.until_at', '>=', before)]),
    and([eb('act.kind', '=', 'closed'), exists(about.where('account.locked', '=', 1))]),
    and([eb('act.kind', '=', 'appointed'), exists(about.where('account.moderator', '=', 1))]),
    and([exists(appeal), not(exists(answers))]),
  ]);
  const lately = or([
    eb('act.created_at', '>=', before),
    exists(answers.where('answer.created_at', '>=', before)),
    exists(appeal.where('appeal.created_at', '>=', before)),
  ]);
  return and([eb('act.of_id', 'is', null), not(holds), not(lately)]);
}

/** Forgets acts of moderators that no longer have any effect, with their appeals and the decisions on them. */
export const expireActs =
  (store: Store): Expire =>
  (before) =>
    store.transact(async (trx) => {
      const found = await trx
        .selectFrom('act')
        .select('act.id')
        .where((where) => hasLapsed(where, before))
        .limit(SLICE)
        .execute();
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return slicedBy(0);
      await trx.deleteFrom('appeal').where('act_id', 'in', ids).execute();
      await trx.deleteFrom('act').where('of_id', 'in', ids).execute();
      await trx.deleteFrom('act').where('id', 'in', ids).execute();
      return slicedBy(ids.length);
    });
