import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Finds the addresses of a host. */
export type Resolver = (host: string) => Promise<readonly string[]>;

/** Asks the machine's resolver, its hosts file included. */
export const resolveHost: Resolver = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Thrown where a message would go to an address that is not on the open internet. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** Whether an address is on the open internet: not this machine, no private network, nothing reserved or tunnelled. */
export function isPublicAddress(address: string): boolean {
  // `process` takes an IPv4 address written as IPv6 for what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Whether a host is written as an address. */
const literal = (host: string): string | undefined => {
  const bare = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
};

/**
 * The one address that a message to `url` may be sent to. It is found once and must then be used as it is: a name that
 * is asked for again may answer otherwise. Throws a `ForbiddenAddress` where any address of the host is not public, and
 * where the scheme is not https.
 */
export async function publicAddressOf(url: URL, resolve: Resolver): Promise<string> {
  if (url.protocol !== 'https:') throw new ForbiddenAddress('not https');
  const written = literal(url.hostname);
  const addresses = written === undefined ? await resolve(url.hostname) : [written];
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) throw new ForbiddenAddress('not a public address');
  return first;
}
