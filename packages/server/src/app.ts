import { PROTOCOL } from '@carillon/protocol';
import swagger from '@fastify/swagger';
import { beginChores } from './chores.ts';
import { gameRoutes } from './games/watch/routes.ts';
import { gameSocket } from './games/watch/socket.ts';
import type { App } from './http/app.ts';
import { guard } from './http/guard.ts';
import { NO_TEXTS, operatorTextRoutes } from './http/operator-texts.ts';
import { serveRules, serveSite } from './http/site.ts';
import { makeWeb, traceOf } from './http/web.ts';
import { type Inner, makeInner } from './inner.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { Readiness } from './ops/readiness.ts';
import { opsRoutes, watch } from './ops/routes.ts';
import type { AppParts } from './parts.ts';
import { accountRoutes } from './people/account-routes.ts';
import { adminRoutes } from './people/admin-routes.ts';
import { comingRoutes } from './people/coming-routes.ts';
import { passkeyRoutes } from './people/passkey-routes.ts';
import { personsAt } from './people/persons.ts';
import type { Repeating } from './repeating.ts';
import { socialRoutes } from './social/routes.ts';
import { tableRoutes } from './tables/routes.ts';

/** How long current requests may take once the server is asked to stop, in milliseconds. */
const PATIENCE = 1000;

/** A server that is not listening yet. */
export interface Server extends Inner {
  readonly app: App;
  /** Every route served, e.g. `GET /api/health`. */
  readonly routes: readonly string[];
  /** Starts the background work: jobs, notices, clocks and clean-up. */
  start(): Promise<void>;
  /** Stops being ready; finishes current work, then closes everything except the store. */
  drain(): Promise<void>;
}

/** Assembles a server. */
export async function buildApp(parts: AppParts): Promise<Server> {
  const app = await makeWeb(parts.settings, parts.log);
  const inner = await makeInner(parts, app);
  let draining = false;
  let chores: readonly Repeating[] = [];
  const routes = await addRoutes(app, parts, inner, () => draining);
  return {
    ...inner,
    app,
    routes,
    async start() {
      // Adds back to the clocks the time for which no server ran.
      await inner.heart.beat();
      chores = beginChores(parts, inner, app);
    },
    async drain() {
      draining = true;
      for (const chore of chores) await chore.stop();
      inner.sweep.close();
      const last = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
      await app.close();
      clearTimeout(last);
      inner.chat.close();
      await inner.events.close();
      await inner.games.close();
      await inner.background.settled();
      await inner.bus.close();
    },
  };
}

async function addRoutes(
  app: App,
  parts: AppParts,
  inner: Inner,
  isDraining: () => boolean,
): Promise<readonly string[]> {
  const { settings, store, clock, titles } = parts;
  const { accounts, channels, followers, games, metrics, people, sockets, tables } = inner;
  const { visits } = accounts;
  watch(app, metrics);
  const info = { title: 'Carillon', version: String(PROTOCOL) };
  await app.register(swagger, { openapi: { openapi: '3.1.0', info } });
  const routes = guard(app, {
    visits,
    now: () => clock.now(),
    publicUrl: settings.publicUrl,
    bearer: settings.metricsToken,
    isDraining,
    personsAt: async (game, request) => personsAt(store, game, await visits.of(request), request),
  });
  await app.register(gameSocket, { games, people, clock, sockets, followers });
  app.get('/api/openapi.json', async () => app.swagger());
  opsRoutes(app, { readiness: readinessOf(parts, inner, app), metrics, protocol: PROTOCOL });
  operatorTextRoutes(app, parts.texts ?? NO_TEXTS);
  comingRoutes(app, accounts);
  accountRoutes(app, accounts);
  passkeyRoutes(app, accounts);
  adminRoutes(app, accounts);
  moderationRoutes(app, { ...accounts, signs: inner.signs });
  noticeRoutes(app, { channels, visits, tallies: accounts.tallies, sending: inner.sending });
  gameRoutes(app, { games, people });
  tableRoutes(app, { tables, store, titles, people, games, clock: parts.clock });
  socialRoutes(app, { ...inner, store, accounts: accounts.accounts, visits });
  if (parts.rules !== undefined) await serveRules(app, parts.rules);
  if (parts.site !== undefined) await serveSite(app, parts.site);
  return routes;
}

/** Reports the faults that the check of the store finds while the server runs. */
function readinessOf({ store, storeDamage }: AppParts, { heart }: Inner, app: App): Readiness {
  const readiness = new Readiness(store, heart);
  storeDamage?.then(
    (damage) => {
      if (damage === undefined) return;
      readiness.foundDamage();
      app.log.error({ damage }, 'the store is damaged');
    },
    (error) => app.log.error(traceOf(error), 'the store was not checked'),
  );
  return readiness;
}
