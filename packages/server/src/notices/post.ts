import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { publicAddressOf, type Resolver } from './address.ts';

/** Finds the one address that a message to `url` may go to; throws where it may go nowhere. */
type Guard = (url: URL) => Promise<string>;

/** What is posted. */
export interface Message {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** How long the other side may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Posts a message to somebody else's server, and hands back the status of the answer. It goes to the address that the
 * guard found, and to no other: the name is not asked for again, and no redirection is followed. What the other side
 * says is not read.
 */
export async function post(url: URL, { headers, body }: Message, guard: Guard): Promise<number> {
  const address = await guard(url);
  const family = isIP(address);
  const send = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(PATIENCE),
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

/** The way out to other people's servers. */
export interface WayOut {
  /** Throws where a message may not be sent to `url`. */
  check(url: URL): Promise<unknown>;
  /** Posts a message; the status of the answer. */
  post(url: URL, message: Message): Promise<number>;
}

/** To public addresses over https only. */
export function publicWayOut(resolve: Resolver): WayOut {
  const guard: Guard = (url) => publicAddressOf(url, resolve);
  return { check: guard, post: (url, message) => post(url, message, guard) };
}
