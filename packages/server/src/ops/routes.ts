import { Refusal } from '@carillon/protocol';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import type { Store } from '../store/store.ts';
import { VERSION } from '../version.ts';
import type { Metrics } from './metrics.ts';

interface OpsParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly protocol: number;
}

const Health = Type.Object({ ok: Type.Literal(true), version: Type.String(), protocol: Type.Integer() });

/** Routes for the server's operators. */
export function opsRoutes(app: App, { store, metrics, protocol }: OpsParts): void {
  // The process answers, with its versions; the page uses this to learn whether there is a server at all.
  app.get('/api/health', { schema: { response: { 200: Health } } }, async () => ({
    ok: true as const,
    version: VERSION,
    protocol,
  }));

  // The server can take players: its store answers. While the server is stopping, the guard answers instead.
  const Ready = Type.Object({ ok: Type.Literal(true) });
  app.get('/api/ready', { schema: { response: { 200: Ready, '5xx': Refusal } } }, async (_request, reply) => {
    await store.db.selectFrom('secret').select('name').limit(1).execute();
    return answer(reply, { ok: true });
  });

  app.get('/api/metrics', async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Counts requests and writes one log line for each: route, status, time and code, never the contents. */
export function watch(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'nowhere'}`;
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ route, status: String(reply.statusCode) }, seconds);
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
