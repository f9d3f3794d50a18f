import { HOUR } from '@carillon/kit';
import type { Refusal } from '../refusals.ts';
import type { Letter } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import { type Days, enoughToday, perDay } from './days.ts';
import { foreignNetworkOf, networkOf } from './limits.ts';
import type { Links } from './links.ts';
import type { AccountRow } from './tables.ts';
import type { Tallies } from './tallies.ts';

const keyOf = (address: string): string => address.trim().toLowerCase();

/** How many letters may be sent to unconfirmed addresses. */
const FROM_NETWORK = { burst: 5, every: 4 * HOUR };
const TO_ADDRESS = { burst: 2, every: 12 * HOUR };
const BY_GUESTS = { burst: 100, every: HOUR / 4 };

interface MailingParts {
  readonly db: Db;
  readonly links: Links;
  readonly tallies: Tallies;
  readonly days: Days;
  readonly now: () => number;
  readonly post: (letter: Letter) => Promise<void>;
}

/** E-mail addresses: none is used before its owner has confirmed it. */
export class Mailing {
  constructor(private readonly parts: MailingParts) {}

  /**
   * Stores an address and writes to it; refused after too many letters by the account, from the network, to the
   * address, by all guests, or by everybody in a day. A confirmed address stays until the new one is confirmed, and is
   * sent a warning. The answer does not reveal whether others have the same address.
   */
  async set(account: AccountRow, address: string, from: string): Promise<Refusal | undefined> {
    const barred = await this.barred(account, keyOf(address), from);
    if (barred !== undefined) return barred;
    const { db, links } = this.parts;
    await links.revoke(account.id, 'verify');
    const [to, key] = [address.trim(), keyOf(address)];
    if ((await this.addressOf(account.id)) === undefined) await this.put(account.id, to, null);
    else {
      await db
        .updateTable('email')
        .set({ next_address: to, next_key: key })
        .where('account_id', '=', account.id)
        .execute();
      await this.notifyOld(account);
    }
    const { secret } = await links.issue({ kind: 'verify', account: account.id, detail: key });
    await this.write('verify', account, to, secret);
    return undefined;
  }

  /** Makes an address the only one of an account. */
  private async put(account: string, address: string, verified: number | null): Promise<void> {
    const { db } = this.parts;
    await db.deleteFrom('email').where('account_id', '=', account).execute();
    const next = { next_address: null, next_key: null };
    const row = { account_id: account, address, address_key: keyOf(address), verified_at: verified, ...next };
    await db.insertInto('email').values(row).execute();
  }

  /** Warns a confirmed address that it is to be replaced or removed, with a link that restores it. */
  private async notifyOld(account: AccountRow): Promise<void> {
    const old = await this.addressOf(account.id);
    if (old === undefined) return;
    const { secret } = await this.parts.links.issue({ kind: 'keep', account: account.id, detail: old });
    await this.write('keep', account, old, secret);
  }

  /**
   * Restores an address by the link sent to it. The person who changed it may know the password and have added
   * passkeys: so all devices are logged out, the password and the passkeys made since are void, and the address is sent
   * a link for a new password. False if the link is invalid.
   */
  async keep(token: string): Promise<boolean> {
    const { db, links, now } = this.parts;
    const meant = await links.use('keep', token);
    if (meant?.account == null || meant.detail === null) return false;
    const { account: id, detail: address, at } = meant;
    const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    if (account === undefined || account.deleted_at !== null) return false;
    for (const kind of ['verify', 'reset', 'return'] as const) await links.revoke(id, kind);
    await links.revoke(id, 'keep', at);
    await this.put(id, address, now());
    await db.updateTable('account').set({ password: null }).where('id', '=', id).execute();
    await db.deleteFrom('passkey').where('account_id', '=', id).where('created_at', '>=', at).execute();
    await db.deleteFrom('session').where('account_id', '=', id).execute();
    await this.writeReset(account, address);
    return true;
  }

  /** Counts one more letter to an unconfirmed address; a refusal if there were too many. */
  private async barred({ id, kind }: AccountRow, address: string, ip: string): Promise<Refusal | undefined> {
    const { tallies, days } = this.parts;
    const from = foreignNetworkOf(ip);
    const barred = await days.bar('letters', { account: id, ...(from !== undefined && { from }) });
    if (barred !== undefined) return barred;
    const early =
      (await tallies.bar('letters from a network', networkOf(ip), FROM_NETWORK)) ??
      (await tallies.bar('letters to an address', address, TO_ADDRESS)) ??
      (kind === 'guest' ? await tallies.bar('letters by guests', 'all', BY_GUESTS) : undefined);
    if (early !== undefined) return early;
    const full = await tallies.take('letters by all', 'all', perDay(days.bounds.lettersPerDay));
    return full === 0 ? undefined : enoughToday(full);
  }

  /** How many letters to unconfirmed addresses may be sent now. */
  lettersLeft(): Promise<number> {
    const { tallies, days } = this.parts;
    return tallies.left('letters by all', 'all', perDay(days.bounds.lettersPerDay));
  }

  async remove(account: AccountRow): Promise<void> {
    await this.notifyOld(account);
    await this.parts.links.revoke(account.id, 'verify');
    await this.parts.db.deleteFrom('email').where('account_id', '=', account.id).execute();
  }

  /** Confirms an address by the link sent to it; false if the link is invalid or was for another address. */
  async verify(token: string): Promise<boolean> {
    const meant = await this.parts.links.use('verify', token);
    if (meant?.account == null || meant.detail === null) return false;
    const own = this.parts.db.selectFrom('email').selectAll().where('account_id', '=', meant.account);
    const row = await own.executeTakeFirst();
    const confirmed = [row?.next_address, row?.address].find((each) => each && keyOf(each) === meant.detail);
    if (!confirmed) return false;
    await this.put(meant.account, confirmed, this.parts.now());
    return true;
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
   * Sends a password reset link to everybody who has verified this address; if there is nobody, silently does nothing.
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
    for (const { address: to, ...account } of owners) await this.writeReset(account, to);
  }

  private async writeReset(account: AccountRow, to: string): Promise<void> {
    await this.parts.links.revoke(account.id, 'reset');
    const { secret } = await this.parts.links.issue({ kind: 'reset', account: account.id });
    await this.write('reset', account, to, secret);
  }

  private write(kind: Letter['kind'], { name, language }: AccountRow, to: string, secret: string): Promise<void> {
    return this.parts.post({ kind, to, name, language, secret });
  }
}
