import { constants } from 'node:zlib';
import type { Code } from '@carillon/protocol';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import { refused, statusOf } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import { DamagedColumn } from '../store/codec.ts';
import { isOfStore } from '../store/errors.ts';
import { refuse } from './answers.ts';
import type { App } from './app.ts';
import { checkedOnce, compiledOnce } from './compiled.ts';

/** The longest body that is read, in bytes; a longer one is answered with 413. */
export const BODY_LIMIT = 65_536;
/**
 * How long a request and its headers may take to arrive, in milliseconds: slow senders cannot hold a connection for
 * ever.
 */
const REQUEST_TIMEOUT = 15_000;
/** How often connections are checked for this, in milliseconds. */
const CHECKED_EVERY = 1000;
/** Answers shorter than this are sent uncompressed, in bytes. */
const WORTH_COMPRESSING = 1024;
/** The compression level, of at most 11: fast enough for every answer. */
const BROTLI_QUALITY = 4;
const YEAR = 31_536_000;

/** Where the log is written, one line of JSON at a time. */
export interface LogTarget {
  write(line: string): void;
}

/** The page loads only our own files, runs no code made from text, and cannot be framed. */
function policy(publicUrl: string | undefined) {
  const sockets = publicUrl === undefined ? [] : [publicUrl.replace(/^http/, 'ws')];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      connectSrc: ["'self'", ...sockets],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** Headers left out: supported browsers ignore them, and `frame-ancestors` in our policy replaces `X-Frame-Options`. */
const WITHOUT_EFFECT = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Whether an address, this many hops from the server, belongs to one of our proxies. */
function trusted(proxies: Settings['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** Our codes for the web server's own errors. */
const CODES: Readonly<Record<string, Code>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_VALIDATION: 'bad_request',
};

function codeOf(error: unknown): Code {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = CODES[code ?? ''];
  if (known !== undefined) return known;
  if (isOfStore(error)) return 'storage';
  if (error instanceof DamagedColumn) return 'broken';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'failed';
}

/** The parts of an error that are logged: its kind and where it was thrown. Its message may quote what a user sent. */
export function traceOf(error: unknown): { readonly error: string; readonly code: string; readonly at: string[] } {
  const { name = 'Error', code = '', stack = '' } = error as { name?: string; code?: string; stack?: string };
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const damage = error instanceof DamagedColumn ? { column: error.column, [error.owner.kind]: error.owner.id } : {};
  return { error: name, code: String(code), ...damage, at: at.slice(0, 8).map((line) => line.trim()) };
}

/** A web server without routes: limits, headers, log and error answers. */
export async function makeWeb(settings: Settings, target: LogTarget): Promise<App> {
  const app: App = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trusted(settings.trustProxy),
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: CHECKED_EVERY },
    connectionTimeout: 0,
    // Our own guard refuses requests during shutdown, in the same way as other requests.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, stream: target, base: null },
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildSerializer: compiledOnce } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(checkedOnce);
  // A form on a foreign page can send text, but not JSON.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(compress, {
    threshold: WORTH_COMPRESSING,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(helmet, {
    contentSecurityPolicy: policy(settings.publicUrl),
    crossOriginEmbedderPolicy: false,
    ...WITHOUT_EFFECT,
    strictTransportSecurity: settings.publicUrl?.startsWith('https:') === true ? { maxAge: YEAR } : false,
  });
  answerErrors(app);
  return app;
}

function answerErrors(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error);
    if (statusOf(code) >= 500) request.log.error({ ...traceOf(error), route: request.routeOptions.url }, 'failed');
    return refuse(reply, refused(code));
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, refused('not_found')));
}
