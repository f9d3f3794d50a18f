import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Finds the addresses of a host. */
export type Resolver = (host: string) => Promise<readonly string[]>;

/** Asks the machine's resolver, which also reads its hosts file. */
export const resolveHost: Resolver = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Thrown if a message would go to an address that is not public. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** Whether an address is public: not this machine, not a private network, not reserved or tunnelled. */
export function isPublicAddress(address: string): boolean {
  // `process` (of ipaddr.js) turns an IPv4 address written as IPv6 into IPv4.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Whether a host is given as an IP address. */
const literal = (host: string): string | undefined => {
  const bare = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
};

/**
 * The one address that a message to `url` may be sent to. Use it as it is: a second lookup may give another answer.
 * Throws a `ForbiddenAddress` if any address of the host is not public, or if the scheme is not https.
 */
export async function publicAddressOf(url: URL, resolve: Resolver): Promise<string> {
  if (url.protocol !== 'https:') throw new ForbiddenAddress('not https');
  const written = literal(url.hostname);
  const addresses = written === undefined ? await resolve(url.hostname) : [written];
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) throw new ForbiddenAddress('not a public address');
  return first;
}
