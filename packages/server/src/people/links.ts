import type { Shown } from '@carillon/protocol';
import type { Db } from '../store/store.ts';
import type { TokenKind } from './tables.ts';
import { digestOf, newCode, newToken, tidyCode } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long each kind of link holds; a code is handed over by other ways, which takes longer than a mail. */
const LASTS: Record<TokenKind, number> = {
  verify: 2 * DAY,
  reset: 20 * MINUTE,
  invitation: 14 * DAY,
  return: 400 * DAY,
};
const CODE_LASTS = DAY;

interface Wanted {
  readonly kind: TokenKind;
  readonly account?: string;
  readonly detail?: string;
}

/** What a link or code stands for. */
export interface Meant {
  readonly account: string | null;
  readonly detail: string | null;
}

/** Links and codes that stand for something: to verify an address, to set a password anew, to come in. */
export class Links {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** A secret for a link. */
  issue(wanted: Wanted): Promise<Shown> {
    return this.keep(newToken(), wanted, LASTS[wanted.kind]);
  }

  /** A secret to be read out or typed. */
  issueCode(wanted: Wanted): Promise<Shown> {
    return this.keep(newCode(), wanted, CODE_LASTS);
  }

  /** What a secret stands for, without using it up. */
  async read(kind: TokenKind, secret: string): Promise<Meant | undefined> {
    const row = await this.db
      .selectFrom('token')
      .select(['account_id', 'detail'])
      .where('digest', 'in', digestsOf(secret))
      .where('kind', '=', kind)
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    return row && { account: row.account_id, detail: row.detail };
  }

  /** Uses a secret up: of any number who try at once, one succeeds. */
  async use(kind: TokenKind, secret: string): Promise<Meant | undefined> {
    const meant = await this.read(kind, secret);
    const gone = await this.db
      .deleteFrom('token')
      .where('digest', 'in', digestsOf(secret))
      .where('kind', '=', kind)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n ? meant : undefined;
  }

  /** Takes back what was given out to somebody. */
  async revoke(account: string, kind: TokenKind): Promise<void> {
    await this.db.deleteFrom('token').where('account_id', '=', account).where('kind', '=', kind).execute();
  }

  /** Forgets what has run out. */
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

/** A secret as it stands in a link, and as a code that was typed carelessly. */
const digestsOf = (secret: string): string[] => [digestOf(secret), digestOf(tidyCode(secret))];
