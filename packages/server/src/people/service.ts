import type { Clock } from '../clock.ts';
import { Visits } from '../http/visits.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Who } from '../who.ts';
import { Accounts } from './accounts.ts';
import { Blocks } from './blocks.ts';
import { Coming } from './coming.ts';
import { Leaving } from './leaving.ts';
import { Links } from './links.ts';
import { type Letter, Mailing } from './mailing.ts';
import type { PeopleParts } from './parts.ts';
import { Passkeys } from './passkeys.ts';
import type { Passwords } from './passwords.ts';
import { Reports } from './reports.ts';
import { lifetimeOf, Sessions } from './sessions.ts';
import { Tallies } from './tallies.ts';

interface ServiceParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  readonly passwords?: Passwords | undefined;
  readonly pushKey: string | null;
  readonly mail: boolean;
  readonly post: (letter: Letter) => Promise<void>;
  readonly offerReset: (address: string) => Promise<void>;
  readonly isTableLink: (link: string) => Promise<boolean>;
  readonly leaveGames: (who: Who) => Promise<void>;
  readonly renewGames: (account: string) => Promise<void>;
}

/** Everything about people, assembled. */
export function peopleService(parts: ServiceParts): PeopleParts {
  const { settings, store, clock, passwords, pushKey, mail, post, offerReset, isTableLink, leaveGames, renewGames } =
    parts;
  const now = () => clock.now();
  const { registration, publicUrl } = settings;
  const accounts = new Accounts(store.db, now, passwords);
  const links = new Links(store.db, now);
  const tallies = new Tallies(store.db, now);
  const passkeys = new Passkeys(store.db, links, now);
  const sessions = new Sessions(store.db, now, lifetimeOf(settings.sessionDays));
  return {
    store,
    accounts,
    links,
    passkeys,
    publicUrl,
    sessions,
    mailing: new Mailing({ db: store.db, links, tallies, now, post }),
    tallies,
    coming: new Coming({ accounts, links, passkeys, tallies, registration, isTableLink }),
    leaving: new Leaving(store, accounts, now),
    blocks: new Blocks(store.db, now),
    reports: new Reports(store.db, tallies, now),
    visits: new Visits(sessions, publicUrl?.startsWith('https:') === true),
    here: { registration, mail, pushKey },
    offerReset,
    leaveGames,
    renewGames,
  };
}
