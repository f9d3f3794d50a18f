import type { Migration } from './migration.ts';
import { games } from './migrations/0001-games.ts';
import { people } from './migrations/0002-people.ts';
import { reminders } from './migrations/0003-reminders.ts';
import { skeletons } from './migrations/0004-skeletons.ts';
import { asksLast } from './migrations/0005-asks-last.ts';
import { charges } from './migrations/0006-charges.ts';
import { tallies } from './migrations/0007-tallies.ts';
import { sitters } from './migrations/0008-sitters.ts';
import { notices } from './migrations/0009-notices.ts';
import { diceVersion } from './migrations/0010-dice-version.ts';
import { passkeys } from './migrations/0011-passkeys.ts';
import { silence } from './migrations/0012-silence.ts';
import { computers } from './migrations/0013-computers.ts';
import { standIns } from './migrations/0014-stand-ins.ts';
import { freeTime } from './migrations/0015-free-time.ts';
import { nextAddress } from './migrations/0016-next-address.ts';
import { computersDue } from './migrations/0017-computers-due.ts';
import { signs } from './migrations/0018-signs.ts';
import { openReport } from './migrations/0019-open-report.ts';
import { moderation } from './migrations/0020-moderation.ts';
import { events } from './migrations/0021-events.ts';
import { curves } from './migrations/0022-curves.ts';

/** In order; a released step is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  games,
  people,
  reminders,
  skeletons,
  asksLast,
  charges,
  tallies,
  sitters,
  notices,
  diceVersion,
  passkeys,
  silence,
  computers,
  standIns,
  freeTime,
  nextAddress,
  computersDue,
  signs,
  openReport,
  moderation,
  events,
  curves,
];
