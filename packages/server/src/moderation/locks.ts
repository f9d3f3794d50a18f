import type { Code, LockKind } from '@carillon/protocol';
import { Refusal } from '../refusals.ts';
import type { Db } from '../store/store.ts';

const CODES: Readonly<Record<LockKind, Code>> = {
  chat: 'chat_locked',
  rated: 'rated_locked',
  login: 'login_locked',
};

/** Moderators' timed locks. They end by themselves. */
export class ActiveLocks {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** The refusal that a lock requires, with its end and reason; of several locks, the one that ends last. */
  async barred(account: string, lock: LockKind): Promise<Refusal | undefined> {
    const now = this.now();
    const row = await this.db
      .selectFrom('act')
      .leftJoin('act as lift', (join) => join.onRef('lift.of_id', '=', 'act.id').on('lift.kind', '=', 'lift'))
      .select(['act.id', 'act.reason', 'act.until_at'])
      .where('act.about_id', '=', account)
      .where('act.kind', '=', lock)
      .where('act.until_at', '>', now)
      .where('lift.id', 'is', null)
      .orderBy('act.until_at', 'desc')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const until = row.until_at ?? 0;
    return new Refusal(CODES[lock], until - now, { until, reason: row.reason, act: row.id });
  }
}
