import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Limiter, networkOf } from '../people/limits.ts';
import { standingOf } from '../people/persons.ts';
import { type Person, RIGHTS } from '../people/rights.ts';
import { sameSecret } from '../people/tokens.ts';
import { type Refusal, refused } from '../refusals.ts';
import { refuse } from './answers.ts';
import type { Visits } from './visits.ts';

/** How many requests one address, and how many changes one account, may make. */
const REQUESTS = { burst: 300, every: 50 };
const CHANGES = { burst: 60, every: 500 };
/**
 * How many files one address may load. A first visit loads nearly all files of the page, for games without a network;
 * people who share an address, as at home or in a club, may visit at the same time.
 */
const FILES = { burst: 3000, every: 10 };
const HEALTH = '/api/health';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface GuardParts {
  readonly visits: Visits;
  readonly now: () => number;
  /** The public address of the page; without it, a request must come from the host it is sent to. */
  readonly publicUrl: string | undefined;
  /** A token with which metrics can be read as by an administrator. */
  readonly bearer: string | undefined;
  /** Whether the server is stopping and accepts nothing new. */
  readonly isDraining: () => boolean;
  /** A user's role in a game. */
  readonly personsAt: (game: string, request: FastifyRequest) => Promise<readonly Person[]>;
}

const keyOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? ''}`;
const isUpgrade = (request: FastifyRequest): boolean => request.headers.upgrade?.toLowerCase() === 'websocket';

/** Whether a request is for a file of the page or of the rules. */
const isForFile = ({ routeOptions: { url } }: FastifyRequest): boolean => url !== undefined && !url.startsWith('/api/');

/** Whether a request that changes something, or opens a socket, was sent by our own page. */
function isOurs(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (SAFE.has(request.method) && !isUpgrade(request)) return true;
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return publicUrl === undefined ? new URL(origin).host === host : origin === publicUrl;
}

const bears = ({ headers }: FastifyRequest, bearer: string | undefined): boolean =>
  bearer !== undefined && sameSecret(headers.authorization ?? '', `Bearer ${bearer}`);

/**
 * If a connection asked for a socket and got an answer instead, the web server no longer owns it, and nothing else
 * would end it.
 */
function endIfRefused(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => request.raw.socket.destroySoon());
}

/** The id of the game that a route is about. */
function gameOf({ routeOptions, params }: FastifyRequest): string | undefined {
  const about = /^\/api\/(?:tables|games)\/:(\w+)/.exec(routeOptions.url ?? '')?.[1];
  return about === undefined ? undefined : (params as Record<string, string>)[about];
}

/**
 * Admits requests that come from our page, within the limits, from users with the right. Returns the list of routes,
 * which grows as they are added.
 */
export function guard(
  app: FastifyInstance,
  { visits, now, publicUrl, bearer, isDraining, personsAt }: GuardParts,
): readonly string[] {
  const routes: string[] = [];
  const byAddress = new Limiter(REQUESTS, now);
  const filesByAddress = new Limiter(FILES, now);
  const byAccount = new Limiter(CHANGES, now);

  /** Why a request is refused whatever its sender and content; `undefined` if it is not. */
  function barOf(request: FastifyRequest): Refusal | undefined {
    if (isDraining() && request.routeOptions.url !== HEALTH) return refused('going_down');
    if (!isOurs(request, publicUrl)) return refused('foreign_origin');
    return (isForFile(request) ? filesByAddress : byAddress).bar(networkOf(request.ip));
  }

  async function personsOf(request: FastifyRequest): Promise<readonly Person[]> {
    if (request.routeOptions.url === '/api/metrics' && bears(request, bearer)) return ['administrator'];
    const game = gameOf(request);
    if (game !== undefined) return personsAt(game, request);
    const visitor = await visits.of(request);
    if (visitor === undefined) return ['nobody'];
    return ['stranger', ...standingOf(visitor.account)];
  }

  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) {
      const listed = name === 'HEAD' || !url.startsWith('/api/') || `${name} ${url}` in RIGHTS;
      if (!listed) throw new Error(`${name} ${url} is not in the table of rights`);
      if (name !== 'HEAD') routes.push(`${name} ${url}`);
    }
  });

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the bars before a route, in the order in which they are tried
  app.addHook('onRequest', async (request, reply) => {
    if (isUpgrade(request)) endIfRefused(request, reply);
    const bar = barOf(request);
    if (bar !== undefined) return refuse(reply, bar);
    // Shows only that the process answers, to anybody and without the store.
    if (request.routeOptions.url === HEALTH) return;
    const allowed = RIGHTS[keyOf(request).replace(/^HEAD/, 'GET')];
    if (allowed === undefined) return;
    const persons = await personsOf(request);
    if (!persons.some((person) => allowed.includes(person))) {
      return refuse(reply, refused(persons.includes('nobody') ? 'signed_out' : 'forbidden'));
    }
    const visitor = await visits.of(request);
    const early = visitor === undefined || SAFE.has(request.method) ? undefined : byAccount.bar(visitor.account.id);
    if (early !== undefined) return refuse(reply, early);
  });
  return routes;
}
