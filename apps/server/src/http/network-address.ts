import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name the network; a subscriber may use every address within it (RFC 6177, RFC 4291). */
const IPV6_PREFIX_BITS = 64;

/** Bits of an IPv4 address that are logged. */
const LOGGED_IPV4_PREFIX_BITS = 24;

/**
 * The network that one caller has to itself: an IPv4 address as it is, also when it is written as IPv6, and the first
 * 64 bits of an IPv6 address as `2001:db8:1:2::/64`. A text that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? ipv6Network(parsed) : parsed.toString();
}

/** The network of an address as logs name it: too wide to name one person's line, with 24 bits for IPv4 and 64 for IPv6. */
export function loggedNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return ipv6Network(parsed);
  const network = parsed.octets.map((octet, index) => (index * 8 < LOGGED_IPV4_PREFIX_BITS ? octet : 0));
  return `${network.join('.')}/${LOGGED_IPV4_PREFIX_BITS}`;
}

function ipv6Network(address: ipaddr.IPv6): string {
  const network = address.parts.map((part, index) => (index * 16 < IPV6_PREFIX_BITS ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/${IPV6_PREFIX_BITS}`;
}
