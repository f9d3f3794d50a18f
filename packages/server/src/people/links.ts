import { DAY, MINUTE } from '@carillon/kit';
import type { Shown } from '@carillon/protocol';
import type { Db } from '../store/store.ts';
import type { TokenKind } from './tables.ts';
import { digestOf, newCode, newToken, tidyCode } from './tokens.ts';

/**
 * How long each kind of link is valid, in milliseconds; a code is handed over by other means, which take longer than a
 * mail.
 */
const LASTS: Record<TokenKind, number> = {
  verify: 2 * DAY,
  keep: 7 * DAY,
  reset: 20 * MINUTE,
  invitation: 14 * DAY,
  return: 400 * DAY,
  passkey: 5 * MINUTE,
  'passkey login': 5 * MINUTE,
  appeal: DAY,
};
const CODE_LASTS = DAY;

interface Wanted {
  readonly kind: TokenKind;
  readonly account?: string;
  readonly detail?: string;
}

/** The purpose of a link or code. */
export interface Meant {
  readonly account: string | null;
  readonly detail: string | null;
  /** When it was issued. */
  readonly at: number;
}

/** Links and codes for one purpose each: to verify an address, to reset a password, to log in. */
export class Links {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** Creates a secret for a link. */
  issue(wanted: Wanted): Promise<Shown> {
    return this.keep(newToken(), wanted, LASTS[wanted.kind]);
  }

  /** Creates a secret that can be read aloud and typed. */
  issueCode(wanted: Wanted): Promise<Shown> {
    return this.keep(newCode(), wanted, CODE_LASTS);
  }

  /** The purpose of a secret, without using it up. */
  async read(kind: TokenKind, secret: string): Promise<Meant | undefined> {
    const row = await this.db
      .selectFrom('token')
      .select(['account_id', 'detail', 'created_at'])
      .where('digest', 'in', digestsOf(secret))
      .where('kind', '=', kind)
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return row && { account: row.account_id, detail: row.detail, at: row.created_at };
  }

  /** Uses a secret up: of several simultaneous attempts, only one succeeds. */
  async use(kind: TokenKind, secret: string): Promise<Meant | undefined> {
    const meant = await this.read(kind, secret);
    const gone = await this.db
      .deleteFrom('token')
      .where('digest', 'in', digestsOf(secret))
      .where('kind', '=', kind)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n ? meant : undefined;
  }

  /** Revokes the secrets issued to a user, all of them or those since a time. */
  async revoke(account: string, kind: TokenKind, since = 0): Promise<void> {
    const issued = this.db.deleteFrom('token').where('account_id', '=', account).where('kind', '=', kind);
    await issued.where('created_at', '>=', since).execute();
  }

  /** Deletes expired secrets. */
  async sweep(): Promise<void> {
    await this.db.deleteFrom('token').where('expires_at', '<=', this.now()).execute();
  }

  private async keep(secret: string, { kind, account, detail }: Wanted, lasts: number): Promise<Shown> {
    const now = this.now();
    const expires = now + lasts;
    await this.db
      .insertInto('token')
      .values({
        digest: digestOf(secret),
        kind,
        account_id: account ?? null,
        detail: detail ?? null,
        created_at: now,
        expires_at: expires,
      })
      .execute();
    return { secret, expires };
  }
}

/** The digests of a secret as it appears in a link, and as a carelessly typed code. */
const digestsOf = (secret: string): string[] => [digestOf(secret), digestOf(tidyCode(secret))];
