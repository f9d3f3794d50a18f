import type { LockKind } from '@carillon/protocol';
import type { FastifyRequest } from 'fastify';
import type { Visits } from '../http/visits.ts';
import type { ActiveLocks } from '../moderation/locks.ts';
import type { Refusal } from '../refusals.ts';
import type { People, Who } from '../who.ts';
import type { Accounts } from './accounts.ts';
import type { Blocks } from './blocks.ts';
import { foreignNetworkOf } from './limits.ts';
import type { AccountRow } from './tables.ts';

/** A user, as tables and games see them. */
export const whoOf = ({ id, name, kind, administrator }: AccountRow): Who => ({
  account: id,
  name,
  guest: kind === 'guest',
  admin: administrator === 1,
});

/** Accounts, as tables and games see them. */
export class AccountPeople implements People {
  constructor(
    private readonly visits: Visits,
    private readonly accounts: Accounts,
    private readonly blocks: Blocks,
    private readonly locks: ActiveLocks,
  ) {}

  async whoIs(request: FastifyRequest): Promise<Who | undefined> {
    const visitor = await this.visits.of(request);
    const from = foreignNetworkOf(request.ip);
    return visitor && { ...whoOf(visitor.account), ...(from !== undefined && { from }) };
  }

  async sessionOf(request: FastifyRequest): Promise<string | undefined> {
    return (await this.visits.of(request))?.session;
  }

  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.accounts.namesOf(accounts);
  }

  areApart(one: string, other: string): Promise<boolean> {
    return this.blocks.areApart(one, other);
  }

  barred(account: string, lock: LockKind): Promise<Refusal | undefined> {
    return this.locks.barred(account, lock);
  }
}
