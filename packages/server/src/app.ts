import { PROTOCOL } from '@carillon/protocol';
import swagger from '@fastify/swagger';
import type { Clock } from './clock.ts';
import type { App } from './http/app.ts';
import { guard } from './http/guard.ts';
import { serveSite } from './http/site.ts';
import { type LogTarget, makeWeb, traceOf } from './http/web.ts';
import { resolveHost } from './notices/address.ts';
import { Channels, pushKeysOf } from './notices/channels.ts';
import { Jobs } from './notices/jobs.ts';
import type { Mailer } from './notices/mailer.ts';
import { publicWayOut, type WayOut } from './notices/post.ts';
import { noticeRoutes } from './notices/routes.ts';
import { Sending } from './notices/sending.ts';
import { Turns } from './notices/turns.ts';
import { type Metrics, makeMetrics } from './ops/metrics.ts';
import { opsRoutes, watch } from './ops/routes.ts';
import { accountRoutes } from './people/account-routes.ts';
import { adminRoutes } from './people/admin-routes.ts';
import { comingRoutes } from './people/coming-routes.ts';
import type { PeopleParts } from './people/parts.ts';
import { AccountPeople } from './people/people.ts';
import { peopleService } from './people/service.ts';
import { type Repeating, repeat } from './repeating.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import type { People } from './who.ts';

const SECOND = 1000;

/** What a server is made of. Tests bring their own clock, mail server and log. */
export interface AppParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly clock: Clock;
  /** Without one no mail is sent. */
  readonly mailer?: Mailer;
  /** Where players reach the page, for links; known once the server listens. */
  readonly page: () => string;
  /** The folder of the built page; without it there is the API alone. */
  readonly site?: string;
  /** How messages reach other people's servers: public addresses alone, unless a test says otherwise. */
  readonly wayOut?: WayOut;
  readonly log: LogTarget;
  /** Whether figures of the whole process are counted. */
  readonly countsProcess?: boolean;
}

/** A server that has yet to listen. */
export interface Server {
  readonly app: App;
  readonly jobs: Jobs;
  readonly turns: Turns;
  /** Who people are, for tables and games. */
  readonly people: People;
  /** Begins what a server does by itself: its jobs, notices, and clearing up. */
  start(): void;
  /** Is no longer ready, from now on; ends what is under way, and then everything. */
  drain(): Promise<void>;
}

/** Everything but the routes. */
interface Inner {
  readonly people: PeopleParts;
  readonly channels: Channels;
  readonly jobs: Jobs;
  readonly turns: Turns;
  readonly metrics: Metrics;
}

/** Puts a server together. */
export async function buildApp(parts: AppParts): Promise<Server> {
  const app = await makeWeb(parts.settings, parts.log);
  const inner = await makeInner(parts, app);
  const { jobs, metrics, people, channels } = inner;
  let draining = false;
  let chores: readonly Repeating[] = [];
  watch(app, metrics);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Carillon', version: String(PROTOCOL) } },
  });
  guard(app, {
    visits: people.visits,
    now: () => parts.clock.now(),
    publicUrl: parts.settings.publicUrl,
    personsAt: async () => [],
    bearer: parts.settings.metricsToken,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  opsRoutes(app, { store: parts.store, metrics, protocol: PROTOCOL, isDraining: () => draining });
  comingRoutes(app, people);
  accountRoutes(app, people);
  adminRoutes(app, people);
  noticeRoutes(app, { channels, visits: people.visits });
  if (parts.site !== undefined) await serveSite(app, parts.site);
  return {
    app,
    jobs,
    turns: inner.turns,
    people: new AccountPeople(people.visits, people.accounts, people.blocks),
    start() {
      chores = beginChores(parts, inner, app);
    },
    async drain() {
      draining = true;
      for (const chore of chores) await chore.stop();
      await app.close();
    },
  };
}

async function makeInner(parts: AppParts, app: App): Promise<Inner> {
  const { settings, store, clock, mailer, page } = parts;
  const now = (): number => clock.now();
  const metrics = makeMetrics(() => 0, parts.countsProcess ?? false);
  const jobs = new Jobs(store, clock, ({ kind, job, attempts, error }) => {
    metrics.jobFailures.inc({ kind });
    app.log.warn({ kind, job, attempts, error: error instanceof Error ? error.name : 'unknown' }, 'a job failed');
  });
  const keys = await pushKeysOf(store);
  const wayOut = parts.wayOut ?? publicWayOut(resolveHost);
  const channels = new Channels(store, now, wayOut, keys, settings.pushContact);
  const sending: Sending = new Sending({
    store,
    jobs,
    people: () => people,
    mailer,
    channels,
    page,
    onSent: (channel) => metrics.notices.inc({ channel }),
  });
  const people = peopleService({
    settings,
    store,
    clock,
    pushKey: settings.pushContact === undefined ? null : keys.publicKey,
    mail: mailer !== undefined,
    post: (letter) => sending.post(letter),
    offerReset: (address) => sending.offerReset(address),
    isTableLink: async () => false,
  });
  const turns = new Turns({
    store,
    jobs,
    now,
    lookingAt: () => new Set(),
    tell: (turn, trx) => sending.tell(turn, trx),
  });
  return { people, channels, jobs, turns, metrics };
}

/** What a server does by itself, each thing again and again. */
function beginChores({ clock }: AppParts, { jobs, turns, people }: Inner, app: App): readonly Repeating[] {
  const every = (ms: number, chore: string, work: () => Promise<unknown>): Repeating =>
    repeat(clock, ms, work, (error) => app.log.error({ ...traceOf(error), chore }, 'a chore failed'));
  return [
    every(5 * SECOND, 'jobs', () => jobs.runDue()),
    every(15 * SECOND, 'seen', () => turns.markSeen()),
    every(60 * SECOND, 'turns', () => turns.sweep()),
    every(3600 * SECOND, 'sessions', () => people.sessions.sweep()),
    every(3600 * SECOND, 'links', () => people.links.sweep()),
  ];
}
