import { MINUTE } from '@carillon/kit';
import type { LogInByPasskey, NewPasskey, Passkey } from '@carillon/protocol';
import { newId } from '../ids.ts';
import { type Refusal, refused } from '../refusals.ts';
import { TRANSPORTS } from '../store/columns.ts';
import { unlessDuplicate } from '../store/errors.ts';
import { transportsOf } from '../store/people.ts';
import type { Db } from '../store/store.ts';
import type { Links } from './links.ts';
import type { AccountRow, TokenKind } from './tables.ts';

/** How long a browser waits for its user, in milliseconds; the challenge stays valid a little longer. */
const PATIENCE = 4 * MINUTE;
/** The maximum number of passkeys of one account. */
const MOST = 20;

/** The site of the page: a passkey works only there. */
export interface PasskeySite {
  /** For instance `https://carillon.example`. */
  readonly origin: string;
  /** The host of the origin, without its port. */
  readonly id: string;
}

/** Loaded with the first passkey: it takes as long to load as the rest of the server. */
const webauthn = () => import('@simplewebauthn/server');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
/** An account's name for its devices: its id, which is never shown. */
const handleOf = (account: string): string => Buffer.from(account).toString('base64url');

/** The challenge that a browser claims to have signed; empty if it cannot be read. */
function challengeIn({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Passkeys: keys in users' devices with which they log in without name or password. The device has asked its user for a
 * finger, a face or a code. Each challenge is in the store, so that any server may take the answer, and works once.
 */
export class Passkeys {
  constructor(
    private readonly db: Db,
    private readonly links: Links,
    private readonly now: () => number,
  ) {}

  /** The options with which a browser creates a passkey for an account. */
  async toAdd(account: AccountRow, site: PasskeySite): Promise<object> {
    const { generateRegistrationOptions } = await webauthn();
    const known = await this.rowsOf(account.id);
    if (known.length >= MOST) return refused('too_many_passkeys');
    return generateRegistrationOptions({
      ...{ rpName: 'Carillon', rpID: site.id, userName: account.name, userDisplayName: account.name },
      userID: bytesOf(handleOf(account.id)),
      challenge: await this.challenge('passkey', account.id),
      timeout: PATIENCE,
      attestationType: 'none',
      excludeCredentials: known.map((row) => ({
        id: row.credential,
        transports: transportsOf(row),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Adds a passkey that a browser has made for this account. */
  async add(account: string, { name, made }: NewPasskey, site: PasskeySite): Promise<Passkey | Refusal> {
    const challenge = challengeIn(made.response);
    if ((await this.links.use('passkey', challenge))?.account !== account) return refused('passkey_invalid');
    if ((await this.rowsOf(account)).length >= MOST) return refused('too_many_passkeys');
    const { verifyRegistrationResponse } = await webauthn();
    const proof = await verifyRegistrationResponse({
      response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
    }).catch(() => undefined);
    if (proof?.registrationInfo === undefined) return refused('passkey_invalid');
    const { id: credential, publicKey, counter } = proof.registrationInfo.credential;
    const row = {
      ...{ credential, id: newId(this.now()), account_id: account, counter, name: name.trim() || '–' },
      public_key: Buffer.from(publicKey).toString('base64url'),
      transports: TRANSPORTS.write(made.response.transports ?? []),
      created_at: this.now(),
      used_at: null,
    };
    const passkey: Passkey = { id: row.id, name: row.name, created: row.created_at, used: null };
    const stored = this.db.insertInto('passkey').values(row);
    return unlessDuplicate(() => stored.execute().then(() => passkey), refused('passkey_known'));
  }

  /** The options with which a browser logs in with any passkey it has for this site. */
  async toLogIn(site: PasskeySite): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn();
    const challenge = await this.challenge('passkey login');
    return generateAuthenticationOptions({
      rpID: site.id,
      challenge,
      timeout: PATIENCE,
      userVerification: 'required',
    });
  }

  /** The account whose passkey signed a challenge of ours; `undefined` if none did. */
  async proves(used: LogInByPasskey['used'], site: PasskeySite): Promise<string | undefined> {
    const challenge = challengeIn(used.response);
    if ((await this.links.use('passkey login', challenge)) === undefined) return undefined;
    const row = await this.db.selectFrom('passkey').selectAll().where('credential', '=', used.id).executeTakeFirst();
    if (row === undefined || used.response.userHandle !== handleOf(row.account_id)) return undefined;
    const { verifyAuthenticationResponse } = await webauthn();
    const proof = await verifyAuthenticationResponse({
      response: used as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: row.credential, publicKey: bytesOf(row.public_key), counter: row.counter },
    }).catch(() => undefined);
    if (proof?.verified !== true) return undefined;
    const { newCounter } = proof.authenticationInfo;
    // If two copies of a device use the same count at once, only one is let in.
    const counted = await this.db
      .updateTable('passkey')
      .set({ counter: newCounter, used_at: this.now() })
      .where('credential', '=', row.credential)
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    return counted.numUpdatedRows > 0n ? row.account_id : undefined;
  }

  /** An account's passkeys, the oldest first. */
  async of(account: string): Promise<Passkey[]> {
    const rows = await this.rowsOf(account);
    return rows.map(({ id, name, created_at, used_at }) => ({ id, name, created: created_at, used: used_at }));
  }

  /** Removes one of an account's passkeys; does nothing if it has none with this id. */
  async remove(account: string, id: string): Promise<void> {
    await this.db.deleteFrom('passkey').where('account_id', '=', account).where('id', '=', id).execute();
  }

  private async challenge(kind: TokenKind, account?: string): Promise<Uint8Array<ArrayBuffer>> {
    const { secret } = await this.links.issue({ kind, ...(account !== undefined && { account }) });
    return bytesOf(secret);
  }

  private rowsOf(account: string) {
    const rows = this.db.selectFrom('passkey').selectAll().where('account_id', '=', account);
    return rows.orderBy('created_at').orderBy('id').execute();
  }
}
