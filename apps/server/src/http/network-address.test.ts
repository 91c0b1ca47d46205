import { describe, expect, test } from 'vitest';
import { loggedNetworkOf, networkOf } from './network-address.ts';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/64'],
    ['::1', '::/64', '::/64'],
    ['not an address', 'not an address', 'unknown'],
  ])('of %s is %s, and %s in logs', (address, network, logged) => {
    expect([networkOf(address), loggedNetworkOf(address)]).toEqual([network, logged]);
  });

  test('is the same for every address of one IPv6 network, and differs between two', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });
});
