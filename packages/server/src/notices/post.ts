import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { publicAddressOf, type Resolver } from './address.ts';

/** Finds the one address that a message to `url` may be sent to; throws if there is none. */
type Guard = (url: URL) => Promise<string>;

/** The body posted. */
export interface Message {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** How long the other side may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Posts a message to an external server and returns the status of the answer. It uses only the address found by the
 * guard: it does not resolve the name again, follow redirects, or read the answer's body.
 */
export async function post(
  url: URL,
  { headers, body }: Message,
  guard: Guard,
  patience: number = PATIENCE,
): Promise<number> {
  const address = await guard(url);
  const family = isIP(address);
  const send = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(patience),
      agent: false,
      lookup: (_host, options, found) =>
        options.all === true ? found(null, [{ address, family }]) : found(null, address, family),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.end(body);
  });
}

/** Access to external servers. */
export interface WayOut {
  /** Throws if no message may be sent to `url`. */
  check(url: URL): Promise<unknown>;
  /** Posts a message; returns the status of the answer. */
  post(url: URL, message: Message): Promise<number>;
}

/** Allows public addresses only, over HTTPS. */
export function publicWayOut(resolve: Resolver): WayOut {
  const guard: Guard = (url) => publicAddressOf(url, resolve);
  return { check: guard, post: (url, message) => post(url, message, guard) };
}
