import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import { VERSION } from '../version.ts';
import type { Metrics } from './metrics.ts';
import { FAILURES, type Readiness } from './readiness.ts';

interface OpsParts {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly protocol: number;
}

const Health = Type.Object({ ok: Type.Literal(true), version: Type.String(), protocol: Type.Integer() });

/** The routes for the server's operators. */
export function opsRoutes(app: App, { readiness, metrics, protocol }: OpsParts): void {
  // Shows that the process answers, and its versions; the page uses this to find out whether there is a server at all.
  app.get('/api/health', { schema: { response: { 200: Health } } }, async () => ({
    ok: true as const,
    version: VERSION,
    protocol,
  }));

  // Whether the server is ready for players, or why not. While it is stopping, the guard answers instead.
  const Ready = Type.Object({ ok: Type.Literal(true) });
  const NotReady = Type.Object({ code: Type.String(), fails: Type.Optional(Type.Array(Type.Enum([...FAILURES]))) });
  app.get('/api/ready', { schema: { response: { 200: Ready, '5xx': NotReady } } }, async (_request, reply) => {
    const fails = await readiness.failures();
    return fails.length === 0 ? answer(reply, { ok: true }) : reply.code(503).send({ code: 'storage', fails });
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
