import { MINUTE } from '@carillon/kit';
import type { Again, Code, LogInByPasskey, NewGuest, NewMember } from '@carillon/protocol';
import type { Bounds } from '../bounds.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Registration } from '../settings.ts';
import type { Accounts } from './accounts.ts';
import { enoughToday, perDay } from './days.ts';
import { networkOf, widerThan } from './limits.ts';
import type { Links } from './links.ts';
import { nameKey } from './names.ts';
import type { PasskeySite, Passkeys } from './passkeys.ts';
import { isWeak } from './passwords.ts';
import type { AccountRow } from './tables.ts';
import type { Tallies } from './tallies.ts';

/**
 * How many passwords may be tried, counted before anything is hashed: for one account from one network, from one
 * network for any account, and for one account from all networks that are new to it. So nobody can lock another user
 * out of their usual network; elsewhere, that user can still log in by a mailed link.
 */
const TRIES = { burst: 10, every: MINUTE / 2 };
const TRIES_FROM_NETWORK = { burst: 30, every: MINUTE / 6 };
const TRIES_FROM_ELSEWHERE = { burst: 50, every: MINUTE / 3 };
interface Parts {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly passkeys: Passkeys;
  readonly tallies: Tallies;
  readonly registration: Registration;
  readonly bounds: Bounds;
  /** How long a network stays known to an account after a login from it, in milliseconds. */
  readonly knownFor: number;
  /** Whether a guest may enter by this table link although registration is closed. */
  readonly isTableLink: (link: string) => Promise<boolean>;
}

/** Where a request comes from: the page's site, and the address of its sender. */
interface From {
  readonly site: PasskeySite;
  readonly ip: string;
}

/** The ways to log in: as a guest, as a new member, with name and password, with a passkey, by a link. */
export class Coming {
  constructor(private readonly parts: Parts) {}

  async guest({ name, language, link }: NewGuest, address: string): Promise<AccountRow | Refusal> {
    const { accounts, registration, isTableLink } = this.parts;
    const barred = await this.barredToBegin(address);
    if (barred !== undefined) return barred;
    const welcome = registration === 'open' || (link !== undefined && (await isTableLink(link)));
    if (!welcome) return refused('registration_closed');
    return accounts.create({ name, language, kind: 'guest' });
  }

  /** An invitation is used up only once the account exists. */
  async member({ name, password, language, invitation }: NewMember, address: string): Promise<AccountRow | Refusal> {
    const barred = await this.barredFrom(invitation);
    if (barred !== undefined) return refused(barred);
    if (isWeak(password, name)) return refused('weak_password');
    const later = await this.barredToBegin(address);
    if (later !== undefined) return later;
    const { accounts, links, registration } = this.parts;
    const made = await accounts.create({ name, password, language, kind: 'member' });
    if (!('id' in made) || registration !== 'invitation') return made;
    if ((await links.use('invitation', invitation ?? '')) !== undefined) return made;
    await accounts.remove(made.id);
    return refused('invitation_invalid');
  }

  /** Counts one more password attempt for an account; a refusal if there were too many. */
  async barredToTry(account: string, address: string): Promise<Refusal | undefined> {
    const { tallies } = this.parts;
    const network = networkOf(address);
    const both = pair(account, network);
    const barred =
      (await tallies.bar('tries from a network', network, TRIES_FROM_NETWORK)) ??
      (await tallies.bar('tries', both, TRIES));
    if (barred !== undefined || (await tallies.holds('known', both))) return barred;
    return tallies.bar('tries from elsewhere', account, TRIES_FROM_ELSEWHERE);
  }

  /**
   * Checks that the user is present, rather than somebody who found an open page: a refusal unless the password or a
   * passkey proves it. A guest has no password; a guest without passkeys is not asked for proof.
   */
  async again(account: AccountRow, { password, passkey }: Again, { site, ip }: From): Promise<Refusal | undefined> {
    const later = await this.barredToTry(account.name_key, ip);
    if (later !== undefined) return later;
    const { accounts, passkeys } = this.parts;
    if (passkey !== undefined)
      return (await passkeys.proves(passkey, site)) === account.id ? undefined : refused('passkey_invalid');
    const isOpen = account.password === null && (await passkeys.of(account.id)).length === 0;
    const fits = isOpen || (await accounts.passwords.fits(password ?? '', account.password));
    return fits ? undefined : refused('wrong_password');
  }

  /** Counts one more account created, or letter requested, from an address; a refusal if there were too many. */
  async barredToBegin(address: string): Promise<Refusal | undefined> {
    const { tallies, bounds } = this.parts;
    const network = networkOf(address);
    const limit = { burst: bounds.accountsAtOnce, every: bounds.accountMinutes * MINUTE };
    const barred = await tallies.bar('new from a network', network, limit);
    if (barred !== undefined) return barred;
    const day = await tallies.take('new from a neighbourhood', widerThan(network), perDay(bounds.accountsPerNetwork));
    return day === 0 ? undefined : enoughToday(day);
  }

  /** Counts one more link or code tried from an address; a refusal if there were too many. */
  barredToFollow(address: string): Promise<Refusal | undefined> {
    return this.parts.tallies.bar('links from a network', networkOf(address), TRIES);
  }

  /** Counts one more challenge issued to, or answered from, an address; a refusal if there were too many. */
  private barredToProve(address: string): Promise<Refusal | undefined> {
    return this.parts.tallies.bar('passkeys from a network', networkOf(address), TRIES_FROM_NETWORK);
  }

  /** Gives the same answer, after the same time, for an unknown name, a wrong password and a locked account. */
  async logIn(name: string, password: string, address: string): Promise<AccountRow | Refusal> {
    const key = nameKey(name);
    const barred = await this.barredToTry(key, address);
    if (barred !== undefined) return barred;
    const { accounts } = this.parts;
    const account = await accounts.byName(name);
    const fits = await accounts.passwords.fits(password, account?.password);
    if (account === undefined || !fits || account.locked === 1) return refused('wrong_password');
    if (account.password !== null && accounts.passwords.isOutdated(account.password))
      await accounts.rehash(account.id, password);
    await this.cameIn(key, address);
    return account;
  }

  /** A guest returns by their own link. */
  async byLink(token: string, address: string): Promise<AccountRow | Refusal> {
    const barred = await this.barredToFollow(address);
    if (barred !== undefined) return barred;
    const meant = await this.parts.links.read('return', token);
    const account = meant?.account ? await this.parts.accounts.byId(meant.account) : undefined;
    return account === undefined || account.locked === 1 ? refused('link_invalid') : account;
  }

  /** The options with which a browser logs in with a passkey; the device knows the name. */
  async passkeyOptions(site: PasskeySite, address: string): Promise<object> {
    return (await this.barredToProve(address)) ?? this.parts.passkeys.toLogIn(site);
  }

  /** Gives the same answer for an unknown passkey, a wrong signature, an old challenge and a locked account. */
  async byPasskey(used: LogInByPasskey['used'], site: PasskeySite, address: string): Promise<AccountRow | Refusal> {
    const barred = await this.barredToProve(address);
    if (barred !== undefined) return barred;
    const id = await this.parts.passkeys.proves(used, site);
    const account = id === undefined ? undefined : await this.parts.accounts.byId(id);
    if (account === undefined || account.locked === 1) return refused('passkey_invalid');
    await this.cameIn(account.name_key, address);
    return account;
  }

  /** Sets a password by a mailed link or an administrator's code; all existing sessions end. */
  async reset(token: string, password: string, address: string): Promise<AccountRow | Refusal> {
    const barred = await this.barredToFollow(address);
    if (barred !== undefined) return barred;
    const { accounts, links } = this.parts;
    const meant = await links.read('reset', token);
    const account = meant?.account ? await accounts.byId(meant.account) : undefined;
    if (account === undefined || account.locked === 1 || account.deleted_at !== null) return refused('link_invalid');
    if (isWeak(password, account.name)) return refused('weak_password');
    if ((await links.use('reset', token)) === undefined) return refused('link_invalid');
    await accounts.setPassword(account.id, password);
    await links.revoke(account.id, 'reset');
    await this.cameIn(account.name_key, address);
    return account;
  }

  /** A user has proved their identity: their failed tries are forgotten, and the network counts as theirs. */
  private async cameIn(account: string, address: string): Promise<void> {
    const { tallies } = this.parts;
    const both = pair(account, networkOf(address));
    await tallies.forgive('tries', both);
    await tallies.forgive('tries from elsewhere', account);
    await tallies.hold('known', both, this.parts.knownFor);
  }

  private async barredFrom(invitation: string | undefined): Promise<Code | undefined> {
    const { registration, links } = this.parts;
    if (registration === 'open') return undefined;
    if (registration === 'closed') return 'registration_closed';
    const meant = await links.read('invitation', invitation ?? '');
    return meant === undefined ? 'invitation_invalid' : undefined;
  }
}

const pair = (account: string, network: string): string => `${account} ${network}`;
