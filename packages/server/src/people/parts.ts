import type { Here } from '@carillon/protocol';
import type { Visits } from '../http/visits.ts';
import type { Acts } from '../moderation/acts.ts';
import type { ActiveLocks } from '../moderation/locks.ts';
import type { Services } from '../services.ts';
import type { Who } from '../who.ts';
import type { Accounts } from './accounts.ts';
import type { Blocks } from './blocks.ts';
import type { Coming } from './coming.ts';
import type { Days } from './days.ts';
import type { Leaving } from './leaving.ts';
import type { Links } from './links.ts';
import type { Mailing } from './mailing.ts';
import type { Passkeys } from './passkeys.ts';
import type { Reports } from './reports.ts';
import type { Sessions } from './sessions.ts';
import type { Tallies } from './tallies.ts';

/** The dependencies of the people routes. */
export interface PeopleParts extends Pick<Services, 'store' | 'now'> {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly passkeys: Passkeys;
  /** The public address of the page; without it, a page may come from any host that reaches the server. */
  readonly publicUrl: string | undefined;
  readonly mailing: Mailing;
  readonly coming: Coming;
  readonly tallies: Tallies;
  readonly days: Days;
  readonly leaving: Leaving;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly locks: ActiveLocks;
  readonly acts: Acts;
  readonly visits: Visits;
  /** Removes a user who leaves for good from their games. */
  readonly leaveGames: (who: Who) => Promise<void>;
  /** Sends a user's new name to everybody who watches the user's games. */
  readonly renewGames: (account: string) => Promise<void>;
  /** The public facts about this server. */
  readonly here: Omit<Here, 'account'>;
  /** Schedules a password reset letter, so that the answer takes equally long for all addresses. */
  readonly offerReset: (address: string) => Promise<void>;
}
