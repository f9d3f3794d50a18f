import type { Db } from '../store/store.ts';
import type { Links } from './links.ts';
import type { AccountRow } from './tables.ts';

/** What a letter contains: its kind, its language, the secret of its link. */
export interface Letter {
  readonly kind: 'verify' | 'reset';
  readonly to: string;
  readonly name: string;
  readonly language: AccountRow['language'];
  readonly secret: string;
}

const keyOf = (address: string): string => address.trim().toLowerCase();

/** E-mail addresses: none is used before its owner has confirmed it. */
export class Mailing {
  constructor(
    private readonly db: Db,
    private readonly links: Links,
    private readonly now: () => number,
    private readonly post: (letter: Letter) => Promise<void>,
  ) {}

  /** Stores an address and writes to it. It does not reveal whether others have the same address. */
  async set(account: AccountRow, address: string): Promise<void> {
    await this.remove(account.id);
    const row = { account_id: account.id, address: address.trim(), address_key: keyOf(address), verified_at: null };
    await this.db.insertInto('email').values(row).execute();
    const { secret } = await this.links.issue({ kind: 'verify', account: account.id, detail: row.address_key });
    await this.write('verify', account, row.address, secret);
  }

  async remove(account: string): Promise<void> {
    await this.links.revoke(account, 'verify');
    await this.db.deleteFrom('email').where('account_id', '=', account).execute();
  }

  /** Confirms an address by the link sent to it; false if the link is invalid or was for another address. */
  async verify(token: string): Promise<boolean> {
    const meant = await this.links.use('verify', token);
    if (meant?.account == null || meant.detail === null) return false;
    const done = await this.db
      .updateTable('email')
      .set({ verified_at: this.now() })
      .where('account_id', '=', meant.account)
      .where('address_key', '=', meant.detail)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** A user's verified address. */
  async addressOf(account: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('email')
      .select('address')
      .where('account_id', '=', account)
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    return row?.address;
  }

  /**
   * Sends a password reset link to everyone who has verified this address; if there is nobody, does nothing, silently.
   */
  async offerReset(address: string): Promise<void> {
    const owners = await this.db
      .selectFrom('email')
      .innerJoin('account', 'account.id', 'email.account_id')
      .selectAll('account')
      .select('email.address')
      .where('address_key', '=', keyOf(address))
      .where('verified_at', 'is not', null)
      .where('locked', '=', 0)
      .execute();
    for (const { address: to, ...account } of owners) {
      await this.links.revoke(account.id, 'reset');
      const { secret } = await this.links.issue({ kind: 'reset', account: account.id });
      await this.write('reset', account, to, secret);
    }
  }

  private write(kind: Letter['kind'], { name, language }: AccountRow, to: string, secret: string): Promise<void> {
    return this.post({ kind, to, name, language, secret });
  }
}
