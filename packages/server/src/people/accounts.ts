import { DAY } from '@carillon/kit';
import type { NoticeChoice, Account as Shown } from '@carillon/protocol';
import { newId } from '../ids.ts';
import { unseenActsOf } from '../moderation/own-acts.ts';
import { Refusal, refused } from '../refusals.ts';
import { NOTICES } from '../store/columns.ts';
import { unlessDuplicate } from '../store/errors.ts';
import { noticesOf } from '../store/people.ts';
import type { Db } from '../store/store.ts';
import { isName, nameKey, skeletonOf, tidyName } from './names.ts';
import { Passwords } from './passwords.ts';
import type { AccountRow, EmailRow } from './tables.ts';
import { Tallies } from './tallies.ts';

/** A user's default notices: every channel they have set up. */
const AT_FIRST: NoticeChoice = { mail: true, push: true, webhook: true };

/** How often a user may change their name, and how long the old one stays reserved, in milliseconds. */
const RENAMES = { burst: 1, every: 30 * DAY };
const RESERVED_FOR = 90 * DAY;

interface NewAccount {
  readonly name: string;
  readonly password?: string;
  readonly kind: AccountRow['kind'];
  readonly language: AccountRow['language'];
  readonly administrator?: boolean;
}

const shownEmail = (row: Pick<EmailRow, 'address' | 'verified_at' | 'next_address'>): Shown['email'] => ({
  address: row.address,
  verified: row.verified_at !== null,
  ...(row.next_address !== null && { next: row.next_address }),
});

/** Whether a user may moderate. */
export const isModerator = ({ moderator, administrator }: Pick<AccountRow, 'moderator' | 'administrator'>): boolean =>
  moderator === 1 || administrator === 1;

/** Users: their accounts, names and rights. */
export class Accounts {
  private readonly tallies: Tallies;

  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    readonly passwords: Passwords = new Passwords(),
  ) {
    this.tallies = new Tallies(db, now);
  }

  /** Refuses an invalid name, or one that looks like another user's. */
  async create({ name, password, kind, language, administrator = false }: NewAccount): Promise<AccountRow | Refusal> {
    if (!isName(name)) return refused('bad_name');
    if (await this.isReserved(name)) return refused('name_taken');
    const row: AccountRow = {
      id: newId(this.now()),
      name: tidyName(name),
      name_key: nameKey(name),
      skeleton: skeletonOf(name),
      password: password === undefined ? null : await this.passwords.hash(password),
      kind,
      administrator: administrator ? 1 : 0,
      locked: 0,
      language,
      notices: NOTICES.write(AT_FIRST),
      created_at: this.now(),
      deleted_at: null,
      moderator: null,
      acts_seen_at: null,
    };
    const stored = this.db.insertInto('account').values(row);
    return unlessDuplicate(() => stored.execute().then(() => row), refused('name_taken'));
  }

  byId(id: string): Promise<AccountRow | undefined> {
    return this.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** A user by name, in any spelling with the same key; deleted users are not found. */
  byName(name: string): Promise<AccountRow | undefined> {
    const key = nameKey(name);
    return this.db
      .selectFrom('account')
      .selectAll()
      .where('name_key', '=', key)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  /** Users' names, by id; empty for those who have left. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('account')
      .select(['id', 'name', 'deleted_at'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, name, deleted_at }) => [id, deleted_at === null ? name : '']));
  }

  /**
   * Changes the name: once in 30 days, not counting another spelling of the same name. Nobody else can take the old
   * name for 90 days.
   */
  async rename({ id, name: old }: AccountRow, name: string): Promise<Refusal | undefined> {
    if (!isName(name)) return refused('bad_name');
    const change = { name: tidyName(name), name_key: nameKey(name), skeleton: skeletonOf(name) };
    const write = () => unlessDuplicate(() => this.update(id, change).then(() => undefined), refused('name_taken'));
    if (skeletonOf(name) === skeletonOf(old)) return write();
    if (await this.isReserved(name, id)) return refused('name_taken');
    const wait = await this.tallies.take('renames', id, RENAMES);
    if (wait > 0) return new Refusal('renamed_lately', wait);
    const barred = await write();
    if (barred === undefined) await this.reserve(id, old);
    else await this.tallies.forgive('renames', id);
    return barred;
  }

  /** Reserves a name for the user who had it, so that nobody else can pose as them. */
  private async reserve(id: string, name: string): Promise<void> {
    const skeleton = skeletonOf(name);
    await this.tallies.hold('old name', skeleton, RESERVED_FOR);
    await this.tallies.hold('own old name', `${id} ${skeleton}`, RESERVED_FOR);
  }

  /** Whether somebody else recently had this name, or one that looks like it. */
  private async isReserved(name: string, id = ''): Promise<boolean> {
    const skeleton = skeletonOf(name);
    if (!(await this.tallies.holds('old name', skeleton))) return false;
    return !(await this.tallies.holds('own old name', `${id} ${skeleton}`));
  }

  /** Sets a user's password; the user becomes a member. */
  async setPassword(id: string, password: string): Promise<void> {
    await this.update(id, { password: await this.passwords.hash(password), kind: 'member' });
  }

  /** Rehashes a password that was hashed at another cost. */
  async rehash(id: string, password: string): Promise<void> {
    await this.update(id, { password: await this.passwords.hash(password) });
  }

  update(id: string, change: Partial<Omit<AccountRow, 'id'>>): Promise<unknown> {
    return this.db.updateTable('account').set(change).where('id', '=', id).execute();
  }

  /** Undoes the creation of a new account. */
  remove(id: string): Promise<unknown> {
    return this.db.deleteFrom('account').where('id', '=', id).execute();
  }

  /** Refuses if no administrator would remain. */
  async unlessLastAdministrator(account: AccountRow): Promise<Refusal | undefined> {
    if (account.administrator === 0) return undefined;
    const other = await this.db
      .selectFrom('account')
      .select('id')
      .where('administrator', '=', 1)
      .where('id', '!=', account.id)
      .executeTakeFirst();
    return other === undefined ? refused('last_administrator') : undefined;
  }

  /** The account as shown to its owner. */
  async shown(row: AccountRow): Promise<Shown> {
    const email = await this.db
      .selectFrom('email')
      .select(['address', 'verified_at', 'next_address'])
      .where('account_id', '=', row.id)
      .executeTakeFirst();
    const passkey = this.db.selectFrom('passkey').select('id').where('account_id', '=', row.id);
    return {
      id: row.id,
      name: row.name,
      kind: row.kind,
      administrator: row.administrator === 1,
      moderator: isModerator(row),
      unseenActs: await unseenActsOf(this.db, row),
      language: row.language,
      notices: noticesOf(row),
      email: email === undefined ? null : shownEmail(email),
      passkeys: (await passkey.executeTakeFirst()) !== undefined,
    };
  }
}
