import type { Db } from '../store/store.ts';
import type { Links } from './links.ts';
import type { AccountRow } from './tables.ts';

/** What is written to somebody: which letter, in which language, with the secret of its link. */
export interface Letter {
  readonly kind: 'verify' | 'reset';
  readonly to: string;
  readonly name: string;
  readonly language: AccountRow['language'];
  readonly secret: string;
}

const keyOf = (address: string): string => address.trim().toLowerCase();

/** Addresses of mail: none is used before its owner has shown that it is theirs. */
export class Mailing {
  constructor(
    private readonly db: Db,
    private readonly links: Links,
    private readonly now: () => number,
    private readonly post: (letter: Letter) => Promise<void>,
  ) {}

  /** Keeps an address and writes to it. Whether others have the same one is not told. */
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

  /** The address is theirs, by the link that was sent there; false where the link is not good, or meant another one. */
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

  /** The verified address of somebody. */
  async addressOf(account: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('email')
      .select('address')
      .where('account_id', '=', account)
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    return row?.address;
  }

  /** Writes to everyone who has verified this address a link to set their password anew; to nobody, silently, else. */
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
