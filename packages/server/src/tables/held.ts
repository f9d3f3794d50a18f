import type { ExpressionBuilder } from 'kysely';
import { gamesAgainstComputers } from '../store/computers.ts';
import type { Database } from '../store/database.ts';
import type { Db } from '../store/store.ts';

/** Tables that one account may have open at once, games that it plays alone, and those that it began against a computer. */
const OPEN_AT_ONCE = 30;

/** Whether an account has as many of them as it may. */
export async function hasTooMany(db: Db, account: string): Promise<boolean> {
  const isHeld = (where: ExpressionBuilder<Database, 'game'>) =>
    where.or([where('status', '=', 'open'), where.and({ status: 'running', solo: 1 })]);
  const query = db.selectFrom('game').select('id').where('host', '=', account).where(isHeld).limit(OPEN_AT_ONCE);
  const left = OPEN_AT_ONCE - (await query.execute()).length;
  return left <= 0 || (await gamesAgainstComputers(db, account, left)) >= left;
}
