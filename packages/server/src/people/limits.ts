import ipaddr from 'ipaddr.js';

/** A burst, then one per this many milliseconds. */
export interface Limit {
  readonly burst: number;
  readonly every: number;
}

/**
 * The number of keys remembered; beyond it the oldest are forgotten, so that a flood of addresses does not fill the
 * memory.
 */
const REMEMBERED = 50_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * Counts what each key (an address, an account) has done lately. Each process counts separately, so several processes
 * allow several times as much.
 */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number,
  ) {}

  /** Counts one more for `key`; false, with nothing counted, if its limit is reached. */
  take(key: string): boolean {
    const bucket = this.filled(key);
    this.keep(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  /** Milliseconds until `key` may try again; 0 if it may now. */
  wait(key: string): number {
    const { left } = this.filled(key);
    return left >= 1 ? 0 : Math.ceil((1 - left) * this.limit.every);
  }

  /** Forgets what `key` did. */
  forgive(key: string): void {
    this.buckets.delete(key);
  }

  private filled(key: string): Bucket {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { left: this.limit.burst, at: now };
    const left = Math.min(this.limit.burst, bucket.left + Math.max(0, now - bucket.at) / this.limit.every);
    return { left, at: now };
  }

  /** The most recently used keys are last. */
  private keep(key: string, bucket: Bucket): void {
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    const oldest = this.buckets.keys().next();
    if (this.buckets.size > REMEMBERED && oldest.done !== true) this.buckets.delete(oldest.value);
  }
}

/** The common part of addresses in one network: an IPv6 user has a whole /64 of them. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}

/** The larger network that one customer may rent, around one that `networkOf` gives: a /48 of IPv6, a /24 of IPv4. */
export function widerThan(network: string): string {
  const bytes = network.split('.');
  return bytes.slice(0, bytes.length === 4 ? 3 : 6).join('.');
}

/** The network of an address; `undefined` for this machine itself, where every user behind a local proxy may come from. */
export const foreignNetworkOf = (address: string): string | undefined =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback' ? undefined : networkOf(address);
