import type { People, Who } from '../who.ts';
import { foreignNetworkOf } from './limits.ts';
import type { PeopleParts } from './parts.ts';
import type { AccountRow } from './tables.ts';

/** A user, as tables and games see them. */
export const whoOf = ({ id, name, kind, administrator }: AccountRow): Who => ({
  account: id,
  name,
  guest: kind === 'guest',
  admin: administrator === 1,
});

/** Accounts, as tables and games see them. */
export const peopleOf = ({
  visits,
  accounts,
  blocks,
  locks,
}: Pick<PeopleParts, 'visits' | 'accounts' | 'blocks' | 'locks'>): People => ({
  async whoIs(request) {
    const visitor = await visits.of(request);
    const from = foreignNetworkOf(request.ip);
    return visitor && { ...whoOf(visitor.account), ...(from !== undefined && { from }) };
  },
  sessionOf: async (request) => (await visits.of(request))?.session,
  namesOf: (ids) => accounts.namesOf(ids),
  areApart: (one, other) => blocks.areApart(one, other),
  barred: (account, lock) => locks.barred(account, lock),
});
