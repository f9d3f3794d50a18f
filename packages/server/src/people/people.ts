import type { FastifyRequest } from 'fastify';
import type { Visits } from '../http/visits.ts';
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
}
