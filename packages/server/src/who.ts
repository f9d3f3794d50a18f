import type { FastifyRequest } from 'fastify';

/** Somebody who is signed in. */
export interface Who {
  readonly account: string;
  readonly name: string;
  /** Came by a link, without a password. */
  readonly guest: boolean;
  readonly admin: boolean;
}

/** Accounts, as far as tables and games need them. */
export interface People {
  /** Who sends a request, a socket's upgrade too; `undefined`: nobody who is signed in. */
  whoIs(request: FastifyRequest): Promise<Who | undefined>;
  /** The session that a request came by; `undefined` where nobody is signed in. */
  sessionOf(request: FastifyRequest): Promise<string | undefined>;
  /** What players are called, by account; of those who have gone there is none. */
  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether one of the two has blocked the other. */
  areApart(one: string, other: string): Promise<boolean>;
}
