import { DAY, HOUR, SECOND } from '@carillon/kit';
import { READ_EVERY } from './events/consuming.ts';
import { forgetAnswers } from './games/absent/answer-times.ts';
import { BEAT_EVERY } from './games/clock/heartbeat.ts';
import { SWEEP_EVERY } from './games/clock/sweep.ts';
import { PRESENCE_EVERY } from './games/watch/presence.ts';
import type { App } from './http/app.ts';
import { traceOf } from './http/web.ts';
import type { Inner } from './inner.ts';
import type { AppParts } from './parts.ts';
import { type Repeating, repeat } from './repeating.ts';
import { forgetEvents } from './store/events.ts';
import { forgetMessages } from './store/games.ts';
import { LOOK_EVERY } from './tables/followers.ts';

const WEEK = 7 * DAY;
/** A page that sends no sign of life for this long, or up to twice as long, counts as gone. */
const SIGN_OF_LIFE = 30 * SECOND;

/** Repeated work: how often it runs, its name, and the function. */
type Chore = readonly [every: number, name: string, work: () => Promise<unknown>];

const choresOf = ({ store, clock }: AppParts, inner: Inner): readonly Chore[] => [
  [BEAT_EVERY, 'heartbeat', () => inner.heart.beat()],
  [SWEEP_EVERY, 'games', () => inner.sweep.round()],
  [READ_EVERY, 'events', () => inner.events.run()],
  [SECOND, 'signed out', () => inner.sockets.closeSignedOut()],
  [5 * SECOND, 'onlookers', async () => inner.games.audiences.sendOnlookers()],
  [SIGN_OF_LIFE, 'silent pages', async () => inner.sockets.checkAlive()],
  [LOOK_EVERY, 'public tables', () => inner.followers.look()],
  [5 * SECOND, 'computer players', async () => inner.computers?.sweep()],
  [5 * SECOND, 'jobs', () => inner.jobs.runAllDue()],
  [PRESENCE_EVERY, 'presence', async () => inner.games.audiences.repeatPresence()],
  [15 * SECOND, 'uses of pages', () => inner.pageUse.note()],
  [60 * SECOND, 'reminders', () => inner.reminders.sweep()],
  [HOUR, 'sessions', () => inner.accounts.sessions.sweep()],
  [HOUR, 'tallies', () => inner.accounts.tallies.sweep()],
  [HOUR, 'old uses', () => inner.pageUse.sweep()],
  [HOUR, 'answer times', () => forgetAnswers(store.db, clock.now())],
  [HOUR, 'signs', () => inner.signs.sweep()],
  [HOUR, 'old games', () => inner.retiring.round('computerGames')],
  [HOUR, 'old reports', () => inner.retiring.round('reports')],
  [HOUR, 'old addresses', () => inner.retiring.round('addresses')],
  [HOUR, 'old acts', () => inner.retiring.round('acts')],
  [HOUR, 'old guests', () => inner.retiring.round('guests')],
  [HOUR, 'links', () => inner.accounts.links.sweep()],
  // A message may be resent for this long, and is still recognised.
  [HOUR, 'messages', () => forgetMessages(store, clock.now() - WEEK)],
  [HOUR, 'old events', () => forgetEvents(store, clock.now() - WEEK)],
];

/** Begins a server's repeated work; each chore is timed, and its failures are counted. */
export function beginChores(parts: AppParts, inner: Inner, app: App): readonly Repeating[] {
  const { chores, choreFailures } = inner.metrics;
  return choresOf(parts, inner).map(([every, chore, work]) => {
    const timed = async (): Promise<void> => {
      const end = chores.startTimer({ chore });
      await work();
      end();
    };
    return repeat(parts.clock, every, timed, (error) => {
      choreFailures.inc({ chore });
      app.log.error({ ...traceOf(error), chore }, 'a chore failed');
    });
  });
}
