import type { Device } from '@carillon/protocol';
import { newId } from '../ids.ts';
import type { Db } from '../store/store.ts';
import type { AccountRow } from './tables.ts';
import { digestOf, newToken } from './tokens.ts';

const DAY = 86_400_000;
/** The store is told that somebody was seen no more often than this. */
const TOUCH_EVERY = 600_000;
const DEVICE_LENGTH = 120;

/** Somebody who is logged in, and by which session. */
export interface Visitor {
  readonly account: AccountRow;
  readonly session: string;
}

/** Who is logged in where. The store holds digests: reading it lets nobody in. */
export class Sessions {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    /** Milliseconds after which somebody who was not seen is logged out. */
    readonly lifetime: number,
  ) {}

  /** Logs somebody in on a device; the token, for the cookie, is known to nobody else. */
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

  /** Who holds this token; puts the end of the session off. */
  async visitor(token: string): Promise<Visitor | undefined> {
    const digest = digestOf(token);
    const row = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .selectAll('account')
      .select(['session.id as session', 'session.seen_at as seen'])
      .where('digest', '=', digest)
      .where('expires_at', '>', this.now())
      .where('locked', '=', 0)
      .where('account.deleted_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { session, seen, ...account } = row;
    if (this.now() - seen >= TOUCH_EVERY) await this.touch(digest);
    return { account, session };
  }

  /** Ends the session of a token; nothing happens where there is none. */
  async close(token: string): Promise<void> {
    await this.db.deleteFrom('session').where('digest', '=', digestOf(token)).execute();
  }

  /** Logs somebody out by the id of the session; everywhere, or everywhere but there. */
  async closeOf(account: string, which: { readonly id?: string; readonly but?: string } = {}): Promise<void> {
    let query = this.db.deleteFrom('session').where('account_id', '=', account);
    if (which.id !== undefined) query = query.where('id', '=', which.id);
    if (which.but !== undefined) query = query.where('id', '!=', which.but);
    await query.execute();
  }

  /** Which of these sessions still hold: not ended, of an account that is neither locked nor deleted. */
  async stillHeld(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('session.id')
      .where('session.id', 'in', ids)
      .where('expires_at', '>', this.now())
      .where('locked', '=', 0)
      .where('account.deleted_at', 'is', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** The devices on which somebody is logged in, the one seen last first. */
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

  /** Forgets the sessions that have ended. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom('session').where('expires_at', '<=', this.now()).execute();
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

/** How long a session lasts that is not used, from days. */
export const lifetimeOf = (days: number): number => days * DAY;
