import type { Language, NoticeChoice, Subscription } from '@carillon/protocol';
import type { Coded } from '../store/codec.ts';

/** Times are milliseconds since 1970, booleans are 0 or 1. */
type Flag = 0 | 1;

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** The login key, the same however the name is written; no two accounts share one. */
  readonly name_key: string;
  /** The key that similar-looking names share; null if an older account already has the same. */
  readonly skeleton: string | null;
  /** The argon2id hash; null for guests, and for members who have not yet used their one-time code. */
  readonly password: string | null;
  readonly kind: 'guest' | 'member';
  readonly administrator: Flag;
  readonly locked: Flag;
  readonly language: Language;
  /** Which notices are wanted. */
  readonly notices: Coded<Partial<NoticeChoice>>;
  readonly created_at: number;
  readonly deleted_at: number | null;
  /** Whether the user is a moderator; null means 0. */
  readonly moderator: Flag | null;
  /** When the user last looked at the acts that concern them. */
  readonly acts_seen_at: number | null;
}

interface SessionRow {
  /** SHA-256 of the token in the cookie. */
  readonly digest: string;
  readonly id: string;
  readonly account_id: string;
  readonly device: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
}

/**
 * The purpose of a token. `return` lets a guest in again and may be used often; all others work once. `keep` restores a
 * mail address. The two for passkeys are challenges: a browser signs one to add a passkey, or to log in with one.
 * `appeal` lets somebody who is locked out answer once.
 */
export type TokenKind = 'verify' | 'keep' | 'reset' | 'invitation' | 'return' | 'passkey' | 'passkey login' | 'appeal';

interface TokenRow {
  readonly digest: string;
  readonly kind: TokenKind;
  /** The account it belongs to; null for an invitation. */
  readonly account_id: string | null;
  /** The e-mail address that it verifies or restores, or the act that is appealed against. */
  readonly detail: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

/** A passkey: the public facts about a key. The private key never leaves the device. */
export interface PasskeyRow {
  /** The id that the device gave it, as base64url. */
  readonly credential: string;
  /** Our own id. */
  readonly id: string;
  readonly account_id: string;
  /** The public key as COSE, in base64url. */
  readonly public_key: string;
  /** How often the key was used, according to the device; 0 if the device does not count. */
  readonly counter: number;
  /** The transports by which browsers reach the device. */
  readonly transports: Coded<string[]>;
  readonly name: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

export interface EmailRow {
  readonly account_id: string;
  readonly address: string;
  readonly address_key: string;
  /** Null until the mailed link has been followed; until then nothing else is sent to the address. */
  readonly verified_at: number | null;
  /** The new address that replaces this confirmed one once its own link has been followed. */
  readonly next_address: string | null;
  readonly next_key: string | null;
}

interface BlockRow {
  readonly account_id: string;
  readonly blocked_id: string;
  readonly created_at: number;
}

export interface ReportRow {
  readonly id: string;
  readonly by_id: string;
  readonly about_id: string;
  readonly game_id: string | null;
  readonly text: string;
  readonly created_at: number;
  readonly closed_at: number | null;
  /** The number of the game's entries at that time; null without a game, and in rows of earlier releases. */
  readonly seq: number | null;
}

export interface SubscriptionRow {
  readonly id: string;
  readonly account_id: string;
  readonly endpoint: string;
  readonly keys: Coded<Subscription['keys']>;
  readonly created_at: number;
  /** The browser's description of itself; null in rows of earlier releases. */
  readonly device: string | null;
}

interface WebhookRow {
  readonly account_id: string;
  readonly url: string;
  /** The key that signs messages, in hexadecimal. */
  readonly secret: string | null;
}

/** When a player last used the page of a game. */
interface PageUseRow {
  readonly game_id: string;
  readonly account_id: string;
  readonly used_at: number;
}

/**
 * A user is awaited in a game. The row exists as long as that is so, so that they are notified once and reminded once.
 */
interface NoticeRow {
  readonly game_id: string;
  readonly account_id: string;
  /** Since when the user is awaited, according to the game. */
  readonly since: number;
  /** Whether the user had looked at the turn, recorded by earlier releases. */
  readonly seen: Flag;
  readonly sent_at: number | null;
}

/** Work for whichever process claims it by setting the lease. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly body: Coded<unknown>;
  readonly due_at: number;
  readonly lease_until: number;
  readonly attempts: number;
}

interface RatingRow {
  readonly account_id: string;
  readonly title: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly updated_at: number;
}

/** The result of a game for one of its players; a game with such rows has been counted. */
export interface OutcomeRow {
  readonly game_id: string;
  readonly account_id: string;
  readonly title: string;
  readonly side: string;
  readonly outcome: 'won' | 'lost' | 'drawn';
  readonly at: number;
  /** Whether it changed the ratings; null in rows of earlier releases. */
  readonly rated: Flag | null;
  /** Whether the player had left the seat before the end; null means 0. */
  readonly left: Flag | null;
  /**
   * The player's rating after the game, and its deviation; null if it changed no rating, and in rows of earlier
   * releases.
   */
  readonly rating: number | null;
  readonly deviation: number | null;
}

/** Values that the server generates once and keeps, such as its keys for web push. */
interface SecretRow {
  readonly name: string;
  readonly value: Coded<unknown>;
}

/** One game that hints at two accounts of one person, or at traded rating; kept for a month at most. */
export interface SignRow {
  readonly kind: 'second-account' | 'traded-rating' | 'circle';
  /** The account that won the rating; of second accounts, the older one. */
  readonly account_id: string;
  readonly other_id: string;
  readonly game_id: string;
  /** Whether the other account was new to rated games. */
  readonly newcomer: Flag;
  readonly at: number;
}

/** How often a key has recently done a deed, stored as the time when its bucket will be empty again. */
export interface TallyRow {
  readonly deed: string;
  /** A digest of the account, the address, or both. */
  readonly key: string;
  readonly until: number;
}

/** The tables of people, notices and ratings. */
export interface PeopleTables {
  account: AccountRow;
  session: SessionRow;
  token: TokenRow;
  passkey: PasskeyRow;
  email: EmailRow;
  block: BlockRow;
  report: ReportRow;
  push_subscription: SubscriptionRow;
  webhook: WebhookRow;
  notice: NoticeRow;
  reminder: NoticeRow;
  page_use: PageUseRow;
  job: JobRow;
  rating: RatingRow;
  outcome: OutcomeRow;
  secret: SecretRow;
  tally: TallyRow;
  sign: SignRow;
}
