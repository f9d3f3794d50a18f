import { DAY } from '@carillon/kit';
import type { OperatorText } from '@carillon/protocol';
import { Visits } from '../http/visits.ts';
import { ActiveLocks } from '../moderation/locks.ts';
import { Refusal } from '../refusals.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { Letter } from '../store/job-bodies.ts';
import { Accounts } from './accounts.ts';
import { Blocks } from './blocks.ts';
import { Coming } from './coming.ts';
import { Days } from './days.ts';
import { Leaving } from './leaving.ts';
import { Links } from './links.ts';
import { Mailing } from './mailing.ts';
import type { PeopleParts } from './parts.ts';
import { Passkeys } from './passkeys.ts';
import type { Passwords } from './passwords.ts';
import { Reports } from './reports.ts';
import { Sessions } from './sessions.ts';
import { Tallies } from './tallies.ts';

interface ServiceParts extends Pick<Services, 'store' | 'clock'> {
  readonly settings: Settings;
  readonly passwords?: Passwords | undefined;
  readonly pushKey: string | null;
  readonly mail: boolean;
  /** The operator's texts that exist. */
  readonly texts: readonly OperatorText[];
  readonly post: (letter: Letter) => Promise<void>;
  readonly offerReset: (address: string) => Promise<void>;
  readonly isTableLink: (link: string) => Promise<boolean>;
}

/** The parts that do not need games. */
export type Known = Omit<PeopleParts, 'acts' | 'leaveGames' | 'renewGames'>;

/** The parts concerning people from which games are made. */
export function peopleService(parts: ServiceParts): Known {
  const { settings, store, clock, passwords, pushKey, mail, post, offerReset, isTableLink, texts } = parts;
  const now = () => clock.now();
  const { registration, publicUrl, bounds } = settings;
  const accounts = new Accounts(store.db, now, passwords);
  const links = new Links(store.db, now);
  const tallies = new Tallies(store.db, now);
  const days = new Days(tallies, bounds);
  const knownFor = settings.retention.addresses * DAY;
  const passkeys = new Passkeys(store.db, links, now);
  const sessions = new Sessions(store.db, now, settings.sessionDays * DAY);
  const locks = new ActiveLocks(store.db, now);
  return {
    store,
    now,
    locks,
    accounts,
    links,
    passkeys,
    publicUrl,
    sessions,
    mailing: new Mailing({ db: store.db, links, tallies, days, now, post }),
    tallies,
    days,
    coming: new Coming({ accounts, links, passkeys, tallies, registration, bounds, knownFor, isTableLink }),
    leaving: new Leaving(store, accounts, now),
    blocks: new Blocks(store.db, now),
    reports: new Reports(store.db, days, now),
    visits: new Visits(sessions, publicUrl?.startsWith('https:') === true, (account) =>
      lockedOut({ locks, links }, account),
    ),
    here: { registration, mail, pushKey, texts: [...texts] },
    offerReset,
  };
}

/** The refusal of a user who is locked out, with a token for an appeal. */
async function lockedOut(
  { locks, links }: Pick<PeopleParts, 'locks' | 'links'>,
  account: string,
): Promise<Refusal | undefined> {
  const barred = await locks.barred(account, 'login');
  if (barred?.lock === undefined) return undefined;
  await links.revoke(account, 'appeal');
  const { secret } = await links.issue({ kind: 'appeal', account, detail: barred.lock.act });
  return new Refusal(barred.code, barred.wait, { ...barred.lock, appeal: secret });
}
