import type { LockKind } from '@carillon/protocol';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refusals.ts';

/** A signed-in user. */
export interface Who {
  readonly account: string;
  readonly name: string;
  /** Logged in by a link, without a password. */
  readonly guest: boolean;
  readonly admin: boolean;
  /** The user's network; absent for this machine itself, which does not identify a person. */
  readonly from?: string;
  /** A computer player that stands in for this account. */
  readonly inPlaceOf?: string;
}

/** Accounts, as far as tables and games need them. */
export interface People {
  /** The sender of a request, including a socket upgrade; `undefined` if not signed in. */
  whoIs(request: FastifyRequest): Promise<Who | undefined>;
  /** The session of a request; `undefined` if nobody is signed in. */
  sessionOf(request: FastifyRequest): Promise<string | undefined>;
  /** Players' names, by account; deleted users have none. */
  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether either of the two has blocked the other. */
  areApart(one: string, other: string): Promise<boolean>;
  /** The refusal that a moderators' lock of an account requires. */
  barred(account: string, lock: LockKind): Promise<Refusal | undefined>;
}
