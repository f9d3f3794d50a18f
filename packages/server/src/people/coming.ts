import type { Code, NewGuest, NewMember } from '@carillon/protocol';
import { type Refusal, refused, tooFast } from '../refusals.ts';
import type { Registration } from '../settings.ts';
import type { Accounts } from './accounts.ts';
import { Limiter, networkOf } from './limits.ts';
import type { Links } from './links.ts';
import { nameKey } from './names.ts';
import { fitsPassword, isOutdated, isWeak } from './passwords.ts';
import type { AccountRow } from './tables.ts';

const MINUTE = 60_000;
/**
 * How many passwords may be tried, from one address and for one account from anywhere. They are counted before anything
 * is hashed. An address reaches its limit before an account does, so nobody can lock somebody else out.
 */
const TRIES_BY_ADDRESS = { burst: 10, every: MINUTE / 2 };
const TRIES_BY_NAME = { burst: 50, every: MINUTE / 3 };
/** Accounts that may be created from one address. */
const NEW_BY_ADDRESS = { burst: 5, every: 10 * MINUTE };

interface Parts {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly now: () => number;
  readonly registration: Registration;
  /** Whether a guest may enter by this table link although registration is not open. */
  readonly isTableLink: (link: string) => Promise<boolean>;
}

/** Ways in: as a guest, as a new member, with name and password, by a link. */
export class Coming {
  private readonly triesByAddress: Limiter;
  private readonly triesByName: Limiter;
  private readonly newByAddress: Limiter;

  constructor(private readonly parts: Parts) {
    this.triesByAddress = new Limiter(TRIES_BY_ADDRESS, parts.now);
    this.triesByName = new Limiter(TRIES_BY_NAME, parts.now);
    this.newByAddress = new Limiter(NEW_BY_ADDRESS, parts.now);
  }

  async guest({ name, language, link }: NewGuest, address: string): Promise<AccountRow | Refusal> {
    const { accounts, registration, isTableLink } = this.parts;
    if (!this.mayBegin(address)) return this.laterFrom(address);
    const welcome = registration === 'open' || (link !== undefined && (await isTableLink(link)));
    if (!welcome) return refused('registration_closed');
    return accounts.create({ name, language, kind: 'guest' });
  }

  /** An invitation is used up only once the account exists. */
  async member({ name, password, language, invitation }: NewMember, address: string): Promise<AccountRow | Refusal> {
    const barred = await this.barredFrom(invitation);
    if (barred !== undefined) return refused(barred);
    if (isWeak(password, name)) return refused('weak_password');
    if (!this.mayBegin(address)) return this.laterFrom(address);
    const { accounts, links, registration } = this.parts;
    const made = await accounts.create({ name, password, language, kind: 'member' });
    if (!('id' in made) || registration !== 'invitation') return made;
    if ((await links.use('invitation', invitation ?? '')) !== undefined) return made;
    await accounts.remove(made.id);
    return refused('invitation_invalid');
  }

  /** Counts one more password attempt for an account; false if there were too many. */
  mayTry(key: string, address: string): boolean {
    return this.triesByAddress.take(networkOf(address)) && this.triesByName.take(key);
  }

  /** Counts one more account created, or letter requested, from an address. */
  mayBegin(address: string): boolean {
    return this.newByAddress.take(networkOf(address));
  }

  /** The refusal for a user who may not try again yet. */
  laterFrom(address: string): Refusal {
    return tooFast(this.newByAddress.wait(networkOf(address)));
  }

  /** The same answer, in the same time, for an unknown name, a wrong password and a locked account. */
  async logIn(name: string, password: string, address: string): Promise<AccountRow | Refusal> {
    const key = nameKey(name);
    if (!this.mayTry(key, address)) return refused('too_fast');
    const account = await this.parts.accounts.byName(name);
    const fits = await fitsPassword(password, account?.password);
    if (account === undefined || !fits || account.locked === 1) return refused('wrong_password');
    if (account.password !== null && isOutdated(account.password))
      await this.parts.accounts.rehash(account.id, password);
    this.triesByName.forgive(key);
    return account;
  }

  /** A guest returns by their own link. */
  async byLink(token: string, address: string): Promise<AccountRow | Refusal> {
    if (!this.triesByAddress.take(networkOf(address))) return refused('too_fast');
    const meant = await this.parts.links.read('return', token);
    const account = meant?.account ? await this.parts.accounts.byId(meant.account) : undefined;
    return account === undefined || account.locked === 1 ? refused('link_invalid') : account;
  }

  /** Sets a password by a mailed link or an administrator's code; all existing sessions end. */
  async reset(token: string, password: string, address: string): Promise<AccountRow | Refusal> {
    if (!this.triesByAddress.take(networkOf(address))) return refused('too_fast');
    const { accounts, links } = this.parts;
    const meant = await links.read('reset', token);
    const account = meant?.account ? await accounts.byId(meant.account) : undefined;
    if (account === undefined || account.locked === 1 || account.deleted_at !== null) return refused('link_invalid');
    if (isWeak(password, account.name)) return refused('weak_password');
    if ((await links.use('reset', token)) === undefined) return refused('link_invalid');
    await accounts.setPassword(account.id, password);
    await links.revoke(account.id, 'reset');
    this.triesByName.forgive(account.name_key);
    return account;
  }

  private async barredFrom(invitation: string | undefined): Promise<Code | undefined> {
    const { registration, links } = this.parts;
    if (registration === 'open') return undefined;
    if (registration === 'closed') return 'registration_closed';
    const meant = await links.read('invitation', invitation ?? '');
    return meant === undefined ? 'invitation_invalid' : undefined;
  }
}
