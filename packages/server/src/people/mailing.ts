import { type Refusal, tooFast } from '../refusals.ts';
import type { Db } from '../store/store.ts';
import { networkOf } from './limits.ts';
import type { Links } from './links.ts';
import type { AccountRow } from './tables.ts';
import type { Tallies } from './tallies.ts';

/** What a letter contains: its kind, its language, the secret of its link. */
export interface Letter {
  readonly kind: 'verify' | 'reset';
  readonly to: string;
  readonly name: string;
  readonly language: AccountRow['language'];
  readonly secret: string;
}

const keyOf = (address: string): string => address.trim().toLowerCase();

const HOUR = 60 * 60_000;
/** Letters to addresses that nobody has confirmed. */
const BY_ACCOUNT = { burst: 3, every: 8 * HOUR };
const FROM_NETWORK = { burst: 5, every: 4 * HOUR };
const TO_ADDRESS = { burst: 2, every: 12 * HOUR };
const BY_GUESTS = { burst: 100, every: HOUR / 4 };

interface MailingParts {
  readonly db: Db;
  readonly links: Links;
  readonly tallies: Tallies;
  readonly now: () => number;
  readonly post: (letter: Letter) => Promise<void>;
}

/** E-mail addresses: none is used before its owner has confirmed it. */
export class Mailing {
  constructor(private readonly parts: MailingParts) {}

  /**
   * Stores an address and writes to it; refused after too many letters by the account, from the network, to the address, or by
   * all guests in a day. It does not reveal whether others have the same address.
   */
  async set(account: AccountRow, address: string, from: string): Promise<Refusal | undefined> {
    const wait = await this.waitFor(account, keyOf(address), networkOf(from));
    if (wait > 0) return tooFast(wait);
    await this.remove(account.id);
    const row = { account_id: account.id, address: address.trim(), address_key: keyOf(address), verified_at: null };
    await this.parts.db.insertInto('email').values(row).execute();
    const { secret } = await this.parts.links.issue({ kind: 'verify', account: account.id, detail: row.address_key });
    await this.write('verify', account, row.address, secret);
    return undefined;
  }

  /** Counts one more letter to an address that nobody has confirmed yet. Answers 0, or the milliseconds until one may be sent. */
  private async waitFor({ id, kind }: AccountRow, address: string, network: string): Promise<number> {
    const { tallies } = this.parts;
    return (
      (await tallies.take('letters by an account', id, BY_ACCOUNT)) ||
      (await tallies.take('letters from a network', network, FROM_NETWORK)) ||
      (await tallies.take('letters to an address', address, TO_ADDRESS)) ||
      (kind === 'guest' ? await tallies.take('letters by guests', 'all', BY_GUESTS) : 0)
    );
  }

  async remove(account: string): Promise<void> {
    await this.parts.links.revoke(account, 'verify');
    await this.parts.db.deleteFrom('email').where('account_id', '=', account).execute();
  }

  /** Confirms an address by the link sent to it; false if the link is invalid or was for another address. */
  async verify(token: string): Promise<boolean> {
    const meant = await this.parts.links.use('verify', token);
    if (meant?.account == null || meant.detail === null) return false;
    const done = await this.parts.db
      .updateTable('email')
      .set({ verified_at: this.parts.now() })
      .where('account_id', '=', meant.account)
      .where('address_key', '=', meant.detail)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** A user's verified address. */
  async addressOf(account: string): Promise<string | undefined> {
    const row = await this.parts.db
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
    const owners = await this.parts.db
      .selectFrom('email')
      .innerJoin('account', 'account.id', 'email.account_id')
      .selectAll('account')
      .select('email.address')
      .where('address_key', '=', keyOf(address))
      .where('verified_at', 'is not', null)
      .where('locked', '=', 0)
      .execute();
    for (const { address: to, ...account } of owners) {
      await this.parts.links.revoke(account.id, 'reset');
      const { secret } = await this.parts.links.issue({ kind: 'reset', account: account.id });
      await this.write('reset', account, to, secret);
    }
  }

  private write(kind: Letter['kind'], { name, language }: AccountRow, to: string, secret: string): Promise<void> {
    return this.parts.post({ kind, to, name, language, secret });
  }
}
