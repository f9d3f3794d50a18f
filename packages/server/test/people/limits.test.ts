import { describe, expect, test } from 'vitest';
import { foreignNetworkOf, networkOf, widerThan } from '../../src/people/limits.ts';

describe('the network of a user', () => {
  test.each([
    ['one address of IPv4', '198.51.100.7', '198.51.100.7', '198.51.100.8'],
    ['a /64 of IPv6', '2001:db8:7:100::1', '2001:db8:7:100:ffff::2', '2001:db8:7:101::1'],
    ['that of the IPv4 address inside one of IPv6', '198.51.100.7', '::ffff:198.51.100.7', '::ffff:198.51.100.8'],
  ])('is %s', (_what, own, same, other) => {
    expect(networkOf(same)).toBe(networkOf(own));
    expect(networkOf(other)).not.toBe(networkOf(own));
  });

  test.each([
    ['a /24 of IPv4', '198.51.100.7', '198.51.100.200', '198.51.101.7'],
    ['a /48 of IPv6', '2001:db8:7:100::1', '2001:db8:7:ff01::1', '2001:db8:8:100::1'],
  ])('lies in a wider one, %s', (_what, own, same, other) => {
    const widerOf = (address: string): string => widerThan(networkOf(address));
    expect(widerOf(same)).toBe(widerOf(own));
    expect(widerOf(other)).not.toBe(widerOf(own));
  });

  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is unknown behind a proxy here: %s', (address) => {
    expect(foreignNetworkOf(address)).toBeUndefined();
    expect(foreignNetworkOf('198.51.100.7')).toBe('198.51.100.7');
  });
});
