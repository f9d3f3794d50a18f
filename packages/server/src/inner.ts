import { SECOND, secure } from '@carillon/kit';
import { Background } from './background.ts';
import { Computers } from './computers/computers.ts';
import { AnswerTimes } from './games/absent/answer-times.ts';
import { Written } from './games/act/written.ts';
import { BEAT_EVERY, Heartbeat } from './games/clock/heartbeat.ts';
import { Sweep } from './games/clock/sweep.ts';
import { type Bus, localBus } from './games/keep/bus.ts';
import { GameService } from './games/service.ts';
import { PRESENCE_EVERY } from './games/watch/presence.ts';
import { Sockets } from './games/watch/sockets.ts';
import type { App } from './http/app.ts';
import { NO_TEXTS } from './http/operator-texts.ts';
import { traceOf } from './http/web.ts';
import { resolveHost } from './notices/address.ts';
import { Channels, pushKeysOf } from './notices/channels.ts';
import { Jobs } from './notices/jobs.ts';
import { PageUse } from './notices/page-use.ts';
import { publicWayOut } from './notices/post.ts';
import { Reminders } from './notices/reminders.ts';
import { Sending } from './notices/sending.ts';
import { Tidings } from './notices/tidings.ts';
import { Turns } from './notices/turns.ts';
import { measure } from './ops/measuring.ts';
import { type Metrics, makeMetrics } from './ops/metrics.ts';
import { Retiring } from './ops/retiring.ts';
import type { AppParts } from './parts.ts';
import { leaveGames, leaveTables } from './people/leave-games.ts';
import type { PeopleParts } from './people/parts.ts';
import { AccountPeople } from './people/people.ts';
import { renewGames } from './people/renew-games.ts';
import { peopleService } from './people/service.ts';
import { type Repeating, repeat } from './repeating.ts';
import type { Settings } from './settings.ts';
import { Chat } from './social/chat.ts';
import { Notes } from './social/notes.ts';
import { Ratings } from './social/ratings.ts';
import { Signs } from './social/signs.ts';
import { forgetMessages } from './store/games.ts';
import type { Store } from './store/store.ts';
import { Followers, LOOK_EVERY } from './tables/followers.ts';
import { type TableParts, Tables } from './tables/tables.ts';
import type { People } from './who.ts';

/** A page that gives no sign of life for this long, or up to twice as long, counts as gone. */
const SIGN_OF_LIFE = 30 * SECOND;
/** How long the server remembers an answered message, to recognise it when resent. */
const MESSAGES_KEPT = 7 * 86_400 * SECOND;

/** Everything a server does, without its routes. */
export interface Inner {
  readonly accounts: PeopleParts;
  readonly people: People;
  readonly channels: Channels;
  readonly sending: Sending;
  readonly pageUse: PageUse;
  readonly tidings: Tidings;
  readonly jobs: Jobs;
  readonly turns: Turns;
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
  /** Forgets what was kept long enough. */
  readonly retiring: Retiring;
  readonly computers: Computers | undefined;
  /** What goes on after an answer. */
  readonly background: Background;
}

type Accounts = Pick<Inner, 'accounts' | 'people' | 'channels' | 'sending' | 'jobs' | 'metrics'>;
/** What becomes of a user's games, and how many sockets are open. */
type AroundAccounts = Pick<PeopleParts, 'leaveGames' | 'renewGames'> & {
  readonly leaveTables: (account: string, which: 'all' | 'rated') => Promise<void>;
  readonly sockets: () => number;
};
type Playing = Pick<Inner, 'bus' | 'games' | 'tables' | 'sweep' | 'heart'>;

/** Assembles what a server does. `app` supplies its log. */
export async function makeInner(parts: AppParts, app: App): Promise<Inner> {
  const { store, clock, titles } = parts;
  const now = (): number => clock.now();
  const onTrouble = (error: unknown, game?: string): void => app.log.error({ ...traceOf(error), game }, 'trouble');
  const accounts = await makeAccounts(parts, app, {
    leaveGames: (who) => leaveGames(who, { store, clock, ...playing }),
    renewGames: (account) => renewGames(account, { store, ...playing }),
    leaveTables: (account, which) => leaveTables(account, which, { store, ...playing }),
    sockets: () => inner.sockets.count,
  });
  const { people, jobs, sending } = accounts;
  const playing: Playing = makePlaying(parts, accounts, onTrouble, async ({ game, seats }, by) => {
    await games.refresh(game.id);
    const others = seats.flatMap(({ account }) => (account === by ? [] : (account ?? [])));
    await inner.tidings.add(game.id, 'rematch', others, 'once');
  });
  const { games, bus } = playing;
  const { blocks, tallies, acts } = accounts.accounts;
  const background = new Background(onTrouble);
  const usesAt = (game: string) => games.usesAt(game);
  const pageUse = new PageUse({ store, now, watched: () => games.watched, usesAt });
  const signs = new Signs(store.db, now);
  const telling = {
    store,
    jobs,
    now,
    onTrouble,
    waitFor: (game: string, account: string) => pageUse.waitFor(game, account),
  };
  const inner = {
    ...accounts,
    ...playing,
    pageUse,
    background,
    tidings: new Tidings({ ...telling, tell: (turn, word, trx) => sending.tell(turn, word, trx) }),
    sockets: socketsOf(parts.settings, accounts.accounts),
    followers: new Followers(store.db),
    turns: new Turns({ ...telling, tell: (turn, trx) => sending.tell(turn, 'turn', trx) }),
    reminders: new Reminders({ ...telling, remind: (turn, trx) => sending.tell(turn, 'reminder', trx) }),
    chat: new Chat({ store, people, blocks, tallies, acts, games, bus, now, background }),
    notes: new Notes(store, now),
    signs,
    ratings: new Ratings({ store, titles, jobs, signs, now }),
    retiring: new Retiring({
      ...{ store, now, retention: parts.settings.retention },
      onForgotten: (kind, rows) => accounts.metrics.forgotten.inc({ kind }, rows),
    }),
    computers:
      parts.thinkers &&
      new Computers({
        ...{ store, titles, games, thinkers: parts.thinkers, onTrouble, now },
        lastUse: (game, account) => pageUse.lastOf(game, account),
        onChoice: (standsIn) => accounts.metrics.computerChoices.inc({ stands_in: standsIn ? 'yes' : 'no' }),
      }),
  };
  games.onChange((change) => {
    const { game, status, news } = change;
    inner.turns.note(game);
    inner.computers?.note(game);
    background.do(inner.tidings.note(change), game);
    if (news.some(({ kind }) => kind === 'left')) background.do(inner.ratings.left(game), game);
    if (status === 'over') background.do(inner.ratings.over(game), game);
  });
  return inner;
}

const socketsOf = ({ socketsPerAccount, socketsPerAddress }: Settings, { sessions }: PeopleParts): Sockets =>
  new Sockets({ account: socketsPerAccount, address: socketsPerAddress }, (ids) => sessions.stillHeld(ids));

function makePlaying(
  { store, clock, titles, bus = localBus(), below = secure().below, readPast, thinkers }: AppParts,
  { people, accounts: { days, tallies } }: Pick<Accounts, 'people' | 'accounts'>,
  onTrouble: (error: unknown, game: string) => void,
  onRematch: TableParts['onRematch'],
): Playing {
  const heart = new Heartbeat({ store, clock });
  const shared = { store, titles, people, clock, heart, below, onTrouble };
  const brains = thinkers && { brains: thinkers.current };
  const waitFor = thinkers && ((level: string, account: string) => thinkers.waitFor(level, account));
  const written = new Written(days, tallies, () => clock.now());
  const games = new GameService({ ...shared, bus, written, ...brains, ...(readPast && { readPast }) });
  return {
    bus,
    heart,
    games,
    tables: new Tables({
      ...shared,
      games,
      days,
      onRematch,
      ...brains,
      ...(waitFor && { waitFor }),
    }),
    sweep: new Sweep({ ...shared, games }),
  };
}

async function makeAccounts(parts: AppParts, app: App, around: AroundAccounts): Promise<Accounts> {
  const { settings, store, clock, mailer, page, passwords } = parts;
  const metrics = makeMetrics(
    {
      sockets: around.sockets,
      thoughts: () => parts.thinkers?.waiting ?? 0,
      lettersLeft: () => accounts.mailing.lettersLeft(),
    },
    parts.countsProcess ?? false,
  );
  measure(metrics.registry, { store, folder: settings.dataFolder, now: () => clock.now() });
  const jobs = new Jobs(store, clock, ({ kind, job, attempts, error }) => {
    metrics.jobFailures.inc({ kind });
    app.log.warn({ kind, job, attempts, error: error instanceof Error ? error.name : 'unknown' }, 'a job failed');
  });
  const keys = await pushKeysOf(store);
  const wayOut = parts.wayOut ?? publicWayOut(resolveHost);
  const channels = new Channels(store, () => clock.now(), wayOut, keys, settings.pushContact);
  const sending: Sending = new Sending({
    ...{ store, jobs, mailer, channels, page },
    now: () => clock.now(),
    people: () => accounts,
    onSent: (channel) => metrics.notices.inc({ channel }),
  });
  const accounts = peopleService({
    ...{ settings, store, clock, passwords },
    pushKey: settings.pushContact === undefined ? null : keys.publicKey,
    mail: mailer !== undefined,
    texts: (parts.texts ?? NO_TEXTS).names,
    post: (letter) => sending.post(letter),
    offerReset: (address) => sending.offerReset(address),
    isTableLink: (link) => isTableLink(store, link),
    leaveGames: around.leaveGames,
    renewGames: around.renewGames,
    leaveTables: around.leaveTables,
    tellAct: (act, db) => sending.tellAct(act, db),
  });
  const people = new AccountPeople(accounts.visits, accounts.accounts, accounts.blocks, accounts.locks);
  return { accounts, people, channels, jobs, metrics, sending };
}

/** Whether a link leads to a table with a free seat. */
async function isTableLink({ db }: Store, link: string): Promise<boolean> {
  const game = db.selectFrom('game').select('id').where('link', '=', link).where('status', '=', 'open');
  return (await game.executeTakeFirst()) !== undefined;
}

/** Work whose time is measured. */
const timed =
  ({ chores }: Metrics, chore: string, work: () => Promise<unknown>) =>
  async (): Promise<void> => {
    const end = chores.startTimer({ chore });
    await work();
    end();
  };

/** A server's repeated background work. */
export function beginChores({ store, clock }: AppParts, inner: Inner, app: App): readonly Repeating[] {
  const { jobs, turns, reminders, ratings, signs, retiring, accounts, sockets, followers, heart, pageUse, games } =
    inner;
  const every = (ms: number, chore: string, work: () => Promise<unknown>): Repeating =>
    repeat(clock, ms, timed(inner.metrics, chore, work), (error) => {
      inner.metrics.choreFailures.inc({ chore });
      app.log.error({ ...traceOf(error), chore }, 'a chore failed');
    });
  return [
    every(BEAT_EVERY, 'heartbeat', () => heart.beat()),
    every(SECOND, 'signed out', () => sockets.closeSignedOut()),
    every(5 * SECOND, 'onlookers', async () => games.tellOnlookers()),
    every(SIGN_OF_LIFE, 'silent pages', async () => sockets.checkAlive()),
    every(LOOK_EVERY, 'public tables', () => followers.look()),
    every(5 * SECOND, 'computer players', async () => inner.computers?.sweep()),
    every(600 * SECOND, 'computer players left', async () => inner.computers?.sweepLeft()),
    every(5 * SECOND, 'jobs', () => jobs.runAllDue()),
    every(3 * SECOND, 'changed games', () => turns.considerChanged()),
    every(PRESENCE_EVERY, 'presence', async () => games.audiences.repeatPresence()),
    every(15 * SECOND, 'uses of pages', () => pageUse.note()),
    every(60 * SECOND, 'turns', () => turns.sweep()),
    every(60 * SECOND, 'reminders', () => reminders.sweep()),
    every(600 * SECOND, 'ratings', () => ratings.sweep()),
    every(3600 * SECOND, 'sessions', () => accounts.sessions.sweep()),
    every(3600 * SECOND, 'tallies', () => accounts.tallies.sweep()),
    every(3600 * SECOND, 'old uses', () => pageUse.sweep()),
    every(3600 * SECOND, 'answer times', () => new AnswerTimes(store.db).sweep(clock.now())),
    every(3600 * SECOND, 'signs', () => signs.sweep()),
    every(3600 * SECOND, 'old games', () => retiring.round('computerGames')),
    every(3600 * SECOND, 'old reports', () => retiring.round('reports')),
    every(3600 * SECOND, 'old addresses', () => retiring.round('addresses')),
    every(3600 * SECOND, 'old acts', () => retiring.round('acts')),
    every(3600 * SECOND, 'old guests', () => retiring.round('guests')),
    every(3600 * SECOND, 'links', () => accounts.links.sweep()),
    every(3600 * SECOND, 'messages', () => forgetMessages(store, clock.now() - MESSAGES_KEPT)),
  ];
}
