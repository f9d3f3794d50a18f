import { secure } from '@carillon/kit';
import { Background } from './background.ts';
import { Computers } from './computers/computers.ts';
import { Consuming } from './events/consuming.ts';
import { Written } from './games/act/written.ts';
import { Heartbeat } from './games/clock/heartbeat.ts';
import { Sweep } from './games/clock/sweep.ts';
import { type Bus, localBus } from './games/keep/bus.ts';
import { GameService } from './games/service.ts';
import { Sockets } from './games/watch/sockets.ts';
import type { App } from './http/app.ts';
import { NO_TEXTS } from './http/operator-texts.ts';
import { traceOf } from './http/web.ts';
import { Acts } from './moderation/acts.ts';
import { resolveHost } from './notices/address.ts';
import { Channels, pushKeysOf } from './notices/channels.ts';
import { Jobs } from './notices/jobs.ts';
import type { NoticeParts } from './notices/once.ts';
import { PageUse } from './notices/page-use.ts';
import { publicWayOut } from './notices/post.ts';
import { Reminders } from './notices/reminders.ts';
import { Scheduling } from './notices/scheduling.ts';
import { Sending } from './notices/sending.ts';
import { Tidings } from './notices/tidings.ts';
import { Turns } from './notices/turns.ts';
import { measure } from './ops/measuring.ts';
import { type Metrics, makeMetrics } from './ops/metrics.ts';
import { Retiring } from './ops/retiring.ts';
import type { AppParts } from './parts.ts';
import { leaveGames, leaveTables } from './people/leave-games.ts';
import type { PeopleParts } from './people/parts.ts';
import { peopleOf } from './people/people.ts';
import { renewGames } from './people/renew-games.ts';
import { type Known, peopleService } from './people/service.ts';
import { Chat } from './social/chat.ts';
import { Notes } from './social/notes.ts';
import { Ratings } from './social/ratings.ts';
import { Signs } from './social/signs.ts';
import type { Store } from './store/store.ts';
import { Followers } from './tables/followers.ts';
import { Tables } from './tables/tables.ts';
import type { People } from './who.ts';

/** All parts of a server except its routes. */
export interface Inner {
  readonly accounts: PeopleParts;
  readonly people: People;
  readonly channels: Channels;
  readonly sending: Sending;
  readonly pageUse: PageUse;
  readonly jobs: Jobs;
  /** Handles stored changes of games. */
  readonly events: Consuming;
  readonly reminders: Reminders;
  readonly metrics: Metrics;
  readonly bus: Bus;
  readonly games: GameService;
  readonly tables: Tables;
  readonly sweep: Sweep;
  readonly heart: Heartbeat;
  readonly sockets: Sockets;
  readonly followers: Followers;
  readonly chat: Chat;
  readonly notes: Notes;
  readonly ratings: Ratings;
  /** For moderators. */
  readonly signs: Signs;
  /** Deletes expired data. */
  readonly retiring: Retiring;
  readonly computers: Computers | undefined;
  /** Work that goes on after an answer is sent. */
  readonly background: Background;
}

type Telling = Pick<Inner, 'metrics' | 'jobs' | 'channels'> & { readonly scheduling: Scheduling };
type Accounts = Pick<Inner, 'people' | 'sockets'> & { readonly known: Known };
type Playing = Pick<Inner, 'bus' | 'games' | 'tables' | 'sweep' | 'heart'>;
type OnTrouble = (error: unknown, game?: string) => void;

/** Assembles the parts of a server, each from those made before it. `app` supplies the log. */
export async function makeInner(parts: AppParts, app: App): Promise<Inner> {
  const { store, clock } = parts;
  const now = (): number => clock.now();
  const onTrouble: OnTrouble = (error, game) => app.log.error({ ...traceOf(error), game }, 'trouble');
  const telling = await makeNotices(parts, app, onTrouble);
  const { metrics, jobs, channels } = telling;
  const persons = makeAccounts(parts, telling);
  const { known, people, sockets } = persons;
  const playing = makePlaying(parts, persons, onTrouble);
  const { games, bus } = playing;
  const accounts = withGames(known, telling, parts, playing);
  const background = new Background(onTrouble);
  const { blocks, tallies, acts } = accounts;
  const signs = new Signs(store.db, now);
  const consumers = makeConsumers(parts, { telling, playing, signs, onTrouble });
  return {
    ...{ accounts, people, metrics, jobs, channels, sockets, background, signs, ...playing, ...consumers },
    sending: new Sending({
      ...{ store, jobs, mailer: parts.mailer, channels, page: parts.page, now },
      ...{ accounts: accounts.accounts, mailing: accounts.mailing },
      onSent: (channel) => metrics.notices.inc({ channel }),
    }),
    followers: new Followers(store.db),
    chat: new Chat({ store, people, blocks, tallies, acts, games, bus, now, background }),
    notes: new Notes(store, now),
    retiring: new Retiring({
      ...{ store, now, retention: parts.settings.retention },
      onForgotten: (kind, rows) => metrics.forgotten.inc({ kind }, rows),
    }),
  };
}

/** The parts that schedule letters and notices, and deliver them. */
async function makeNotices(
  { settings, store, clock, ...parts }: AppParts,
  app: App,
  onTrouble: OnTrouble,
): Promise<Telling> {
  const metrics = makeMetrics(parts.countsProcess ?? false);
  const jobs = new Jobs(store, clock, ({ kind, job, attempts, error }) => {
    metrics.jobFailures.inc({ kind });
    app.log.warn({ ...traceOf(error), kind, job, attempts }, 'a job failed');
  });
  const wayOut = parts.wayOut ?? publicWayOut(resolveHost);
  const keys = await pushKeysOf(store);
  const channels = new Channels(store, () => clock.now(), wayOut, keys, settings.pushContact, onTrouble);
  return { metrics, jobs, channels, scheduling: new Scheduling(jobs, parts.mailer !== undefined) };
}

function makeAccounts(parts: AppParts, { metrics, channels, scheduling }: Telling): Accounts {
  const { settings, store, clock, passwords, thinkers } = parts;
  const known = peopleService({
    ...{ settings, store, clock, passwords },
    pushKey: settings.pushContact === undefined ? null : channels.publicKey,
    mail: parts.mailer !== undefined,
    texts: (parts.texts ?? NO_TEXTS).names,
    post: (letter) => scheduling.post(letter),
    offerReset: (address) => scheduling.offerReset(address),
    isTableLink: (link) => isTableLink(store, link),
  });
  const { socketsPerAccount: account, socketsPerAddress: address } = settings;
  const sockets = new Sockets({ account, address }, (ids) => known.sessions.stillHeld(ids));
  measure(metrics.registry, {
    ...{ store, folder: settings.dataFolder, now: () => clock.now(), sockets: () => sockets.count },
    thoughts: () => thinkers?.waiting ?? 0,
    lettersLeft: () => known.mailing.lettersLeft(),
  });
  return { known, sockets, people: peopleOf(known) };
}

function makePlaying(
  { store, clock, titles, bus = localBus(), below = secure().below, draws, readPast, thinkers }: AppParts,
  { people, known: { days, tallies } }: Accounts,
  onTrouble: OnTrouble,
): Playing {
  const heart = new Heartbeat({ store, clock });
  const brains = thinkers && { brains: thinkers.current };
  const shared = { ...{ store, titles, people, clock, heart, below, onTrouble, bus }, ...brains };
  const waitFor = thinkers && ((level: string, account: string) => thinkers.waitFor(level, account));
  const written = new Written(days, tallies, () => clock.now());
  const games = new GameService({ ...shared, written, ...(readPast && { readPast }) });
  const tables = new Tables({ ...shared, games, days, ...(draws && { draws }), ...(waitFor && { waitFor }) });
  return { bus, heart, games, tables, sweep: new Sweep({ ...shared, games }) };
}

/** Adds what people may do that changes their games. */
function withGames(
  known: Known,
  { scheduling }: Telling,
  { store, clock }: AppParts,
  { games, tables, bus }: Playing,
): PeopleParts {
  return {
    ...known,
    leaveGames: (who) => leaveGames(who, { store, clock, games, tables }),
    renewGames: (account) => renewGames(account, { store, bus, games }),
    acts: new Acts({
      ...{ store, now: known.now },
      leaveTables: (account, which) => leaveTables(account, which, { store, tables }),
      notify: (act, db) => scheduling.notifyOfAct(act, db),
      logOut: (account) => known.sessions.closeOf(account),
    }),
  };
}

interface Around {
  readonly telling: Telling;
  readonly playing: Playing;
  readonly signs: Signs;
  readonly onTrouble: OnTrouble;
}

/** The consumers of stored changes, and the reminders. */
function makeConsumers(
  { store, clock, titles, thinkers }: AppParts,
  { telling: { jobs, scheduling, metrics }, playing: { games, bus }, signs, onTrouble }: Around,
): Pick<Inner, 'pageUse' | 'reminders' | 'ratings' | 'computers' | 'events'> {
  const now = (): number => clock.now();
  const pageUse = new PageUse({ store, now, watched: () => games.watched, usesAt: (game) => games.usesAt(game) });
  const notices: NoticeParts = {
    ...{ store, jobs, now, onTrouble },
    waitFor: (game, account) => pageUse.waitFor(game, account),
    notify: (turn, word, db) => scheduling.notify(turn, word, db),
  };
  const turns = new Turns(notices);
  const tidings = new Tidings(notices);
  const ratings = new Ratings({ store, titles, jobs, signs, now });
  const computers =
    thinkers &&
    new Computers({
      ...{ store, titles, games, thinkers, onTrouble, now },
      lastUse: (game, account) => pageUse.lastOf(game, account),
      onChoice: (standsIn) => metrics.computerChoices.inc({ stands_in: standsIn ? 'yes' : 'no' }),
    });
  const consumers = [turns, tidings, ratings, ...(computers === undefined ? [] : [computers])];
  return {
    ...{ pageUse, ratings, computers },
    reminders: new Reminders(notices),
    events: new Consuming(
      { store, clock, onTrouble },
      consumers.map(({ consumer }) => consumer),
      bus,
    ),
  };
}

/** Whether a link leads to a table with a free seat. */
async function isTableLink({ db }: Store, link: string): Promise<boolean> {
  const game = db.selectFrom('game').select('id').where('link', '=', link).where('status', '=', 'open');
  return (await game.executeTakeFirst()) !== undefined;
}
