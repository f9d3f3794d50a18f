import type { Device } from '@carillon/protocol';
import { newId } from '../ids.ts';
import type { Db } from '../store/store.ts';
import type { AccountRow } from './tables.ts';
import { digestOf, newToken } from './tokens.ts';

/** A user's activity is stored at most this often, in milliseconds. */
const TOUCH_EVERY = 600_000;
const DEVICE_LENGTH = 120;

/** A logged-in user, with the session. */
export interface Visitor {
  readonly account: AccountRow;
  readonly session: string;
}

/** Who is logged in where. The store holds only digests of tokens, which nobody can log in with. */
export class Sessions {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    /** Milliseconds of absence after which a user is logged out. */
    readonly lifetime: number,
  ) {}

  /** Logs a user in on a device; returns the token for the cookie, which is stored nowhere else. */
  async open(account: string, device: string): Promise<string> {
    const token = newToken();
    const now = this.now();
    await this.db
      .insertInto('session')
      .values({
        digest: digestOf(token),
        id: newId(now),
        account_id: account,
        device: device.slice(0, DEVICE_LENGTH),
        created_at: now,
        seen_at: now,
        expires_at: now + this.lifetime,
      })
      .execute();
    return token;
  }

  /** The user who holds this token; extends the session. */
  async visitor(token: string): Promise<Visitor | undefined> {
    const digest = digestOf(token);
    const row = await this.valid()
      .selectAll('account')
      .select(['session.id as session', 'session.seen_at as seen'])
      .where('digest', '=', digest)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { session, seen, ...account } = row;
    if (this.now() - seen >= TOUCH_EVERY) await this.touch(digest);
    return { account, session };
  }

  /** Ends a token's session; does nothing if there is none. */
  async close(token: string): Promise<void> {
    await this.db.deleteFrom('session').where('digest', '=', digestOf(token)).execute();
  }

  /** Logs a user out: one session by its id, all sessions, or all but one. */
  async closeOf(account: string, which: { readonly id?: string; readonly but?: string } = {}): Promise<void> {
    let query = this.db.deleteFrom('session').where('account_id', '=', account);
    if (which.id !== undefined) query = query.where('id', '=', which.id);
    if (which.but !== undefined) query = query.where('id', '!=', which.but);
    await query.execute();
  }

  /** Which of these sessions are still valid. */
  async stillHeld(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.valid().select('session.id').where('session.id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** The devices on which a user is logged in, the most recently used first. */
  async devices({ account, session }: Visitor): Promise<Device[]> {
    const rows = await this.db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', account.id)
      .where('expires_at', '>', this.now())
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      created: row.created_at,
      seen: row.seen_at,
      here: row.id === session,
    }));
  }

  /** Forgets ended sessions. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom('session').where('expires_at', '<=', this.now()).execute();
  }

  /** The sessions that have not ended, of accounts that are neither locked nor deleted. */
  private valid() {
    return this.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .where('expires_at', '>', this.now())
      .where('locked', '=', 0)
      .where('account.deleted_at', 'is', null);
  }

  private async touch(digest: string): Promise<void> {
    const now = this.now();
    await this.db
      .updateTable('session')
      .set({ seen_at: now, expires_at: now + this.lifetime })
      .where('digest', '=', digest)
      .execute();
  }
}
