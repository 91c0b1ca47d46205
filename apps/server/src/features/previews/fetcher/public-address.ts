import ipaddr from 'ipaddr.js';

/** A range of addresses: the first one and how many of its bits count. */
export type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** The only IPv6 addresses handed out for the public internet (RFC 4291); everything else is special, now or later. */
const GLOBAL_UNICAST: Network = ipaddr.parseCIDR('2000::/3');

/**
 * Public by their range, private by their use: the metadata service of Azure, and documentation addresses younger than
 * the library's list (RFC 9637).
 */
const ALSO_SPECIAL: readonly Network[] = ['168.63.129.16/32', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);

/**
 * Whether an address is one of the public internet, and in none of the ranges given. Addresses that carry another one
 * (mapped, NAT64, 6to4, Teredo) are not: what they lead to depends on the network that forwards them.
 */
export function isPublicAddress(text: string, except: readonly Network[] = []): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6' && !isWithin(address, GLOBAL_UNICAST)) return false;
  return ![...ALSO_SPECIAL, ...except].some((network) => isWithin(address, network));
}

/** A range written as `10.0.0.0/8`, or a single address; undefined when it is neither. */
export function readNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, [first, bits]: Network): boolean {
  return address.kind() === first.kind() && address.match([first, bits] as never);
}
