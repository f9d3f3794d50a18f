import ipaddr from 'ipaddr.js';
import { Bucket, type Limit } from '../bucket.ts';
import { lastUsed } from '../lately.ts';
import { type Refusal, tooFast } from '../refusals.ts';

/**
 * The number of keys remembered; beyond it the oldest are forgotten, so that a flood of addresses cannot fill the
 * memory.
 */
const REMEMBERED = 50_000;

/**
 * Limits what each key (an address, an account) does. Each process counts separately, so several processes together
 * allow several times as much.
 */
export class Limiter {
  private readonly buckets = lastUsed<Bucket>(REMEMBERED);

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number,
  ) {}

  /** Counts one more for `key`; if its limit is reached, counts nothing and returns a refusal. */
  bar(key: string): Refusal | undefined {
    const bucket = this.buckets.get(key) ?? new Bucket(this.limit, this.now);
    this.buckets.set(key, bucket);
    return bucket.take() ? undefined : tooFast(Math.ceil(bucket.wait()));
  }
}

/** The common part of the addresses in one network: an IPv6 user has a whole /64 of them. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}

/** The larger network that one customer may rent, around one that `networkOf` returns: a /48 of IPv6, a /24 of IPv4. */
export function widerThan(network: string): string {
  const bytes = network.split('.');
  return bytes.slice(0, bytes.length === 4 ? 3 : 6).join('.');
}

/**
 * The network of an address; `undefined` for this machine itself, because every user behind a local proxy may come from
 * there.
 */
export const foreignNetworkOf = (address: string): string | undefined =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback' ? undefined : networkOf(address);
