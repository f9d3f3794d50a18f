import { addMissing } from '../store/add-missing.ts';
import type { Db } from '../store/store.ts';

/**
 * Which users have blocked each other. A block works both ways: neither sees the other's chat or can join the other's
 * table.
 */
export class Blocks {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  async add(account: string, blocked: string): Promise<void> {
    const row = { account_id: account, blocked_id: blocked, created_at: this.now() };
    await addMissing(this.db, 'block', [row]);
  }

  async remove(account: string, blocked: string): Promise<void> {
    await this.db.deleteFrom('block').where('account_id', '=', account).where('blocked_id', '=', blocked).execute();
  }

  /** The names of the users somebody has blocked. */
  async namesOf(account: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('block')
      .innerJoin('account', 'account.id', 'block.blocked_id')
      .select('account.name')
      .where('block.account_id', '=', account)
      .where('account.deleted_at', 'is', null)
      .orderBy('account.name')
      .execute();
    return rows.map(({ name }) => name);
  }

  /** All users somebody has blocked, or who have blocked them. */
  async apartFrom(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('block')
      .select(['account_id', 'blocked_id'])
      .where((where) => where.or([where('account_id', '=', account), where('blocked_id', '=', account)]))
      .execute();
    return new Set(rows.map((row) => (row.account_id === account ? row.blocked_id : row.account_id)));
  }

  async areApart(one: string, other: string): Promise<boolean> {
    return (await this.apartFrom(one)).has(other);
  }
}
