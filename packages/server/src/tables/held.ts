import type { ExpressionBuilder } from 'kysely';
import { gamesAgainstComputers } from '../store/computers.ts';
import type { Database } from '../store/database.ts';
import type { Db } from '../store/store.ts';

/**
 * The maximum number of tables that one account may keep: open ones, games it plays alone, and games it began against a
 * computer.
 */
const OPEN_AT_ONCE = 30;

/** Whether an account already keeps as many as it may. */
export async function hasTooMany(db: Db, account: string): Promise<boolean> {
  const isHeld = (where: ExpressionBuilder<Database, 'game'>) =>
    where.or([where('status', '=', 'open'), where.and({ status: 'running', solo: 1 })]);
  const query = db.selectFrom('game').select('id').where('host', '=', account).where(isHeld).limit(OPEN_AT_ONCE);
  const left = OPEN_AT_ONCE - (await query.execute()).length;
  return left <= 0 || (await gamesAgainstComputers(db, account, left)) >= left;
}
