import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicInternet } from './internet.ts';
import { isPublicAddress } from './public-address.ts';

/** IPv4 ranges that are not the public internet (RFC 6890 and its successors), as first address and bits. */
const specialRanges: [first: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
];

/** IPv6 beginnings that are not the public internet. */
const specialPrefixes = [
  ['::', 16], // unspecified, loopback, mapped, compatible
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:2::', 48],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const bytesOf = (address: string) => address.split('.').map(Number);
const numberOf = (bytes: readonly number[]) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
const bytesOfNumber = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const hex = (value: number, digits = 0) => value.toString(16).padStart(digits, '0');

const specialAddress = fc
  .constantFrom(...specialRanges)
  .chain(([first, bits]) =>
    fc
      .integer({ min: 0, max: 2 ** (32 - bits) - 1 })
      .map((offset) => bytesOfNumber(numberOf(bytesOf(first)) + offset)),
  );

/** Every way a browser's address bar takes an IPv4 address, and every IPv6 address that stands for one. */
function notationsOf(bytes: readonly number[]): string[] {
  const [a, b, c, d] = bytes as [number, number, number, number];
  const whole = numberOf(bytes);
  const high = hex(a * 256 + b);
  const low = hex(c * 256 + d);
  const inverted = `${hex(~(a * 256 + b) & 0xffff)}:${hex(~(c * 256 + d) & 0xffff)}`;
  return [
    bytes.join('.'),
    `${bytes.join('.')}.`,
    String(whole),
    `0x${hex(whole)}`,
    `0X${hex(whole).toUpperCase()}`,
    `0${whole.toString(8)}`,
    bytes.map((byte) => `0x${hex(byte)}`).join('.'),
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    bytes.map((byte) => `000${byte.toString(8)}`).join('.'),
    `${a}.${numberOf([0, b, c, d])}`,
    `${a}.0x${hex(numberOf([0, b, c, d]))}`,
    `${a}.${b}.${c * 256 + d}`,
    [...bytes.join('.')].map((char) => `%${hex(char.charCodeAt(0), 2)}`).join(''),
    [...bytes.join('.')]
      .map((char) => (/\d/.test(char) ? String.fromCodePoint(0xff10 + Number(char)) : char))
      .join(''),
    bytes.join('。'),
    `[::ffff:${bytes.join('.')}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::ffff:0:${high}:${low}]`,
    `[::${high}:${low}]`,
    `[64:ff9b::${bytes.join('.')}]`,
    `[64:ff9b:1::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:cb00:7101:0:0:${inverted}]`,
  ];
}

const mayConnect = (host: string) => {
  const { hostname } = new URL(`http://${host}/`);
  return publicInternet([]).mayConnect(hostname.replace(/^\[(.*)\]$/, '$1'), 80);
};

describe('an address', () => {
  test('of a special range is refused in every notation', () => {
    fc.assert(
      fc.property(specialAddress, (bytes) => {
        expect(notationsOf(bytes).filter(mayConnect)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('of a special IPv6 range is refused', () => {
    const address = fc
      .constantFrom(...specialPrefixes)
      .chain(([prefix, bits]) =>
        fc.bigInt({ min: 0n, max: 2n ** BigInt(128 - bits) - 1n }).map((rest) => toIpv6(prefix, rest)),
      );
    fc.assert(
      fc.property(address, (text) => {
        expect([text, isPublicAddress(text)]).toEqual([text, false]);
      }),
      { numRuns: 500 },
    );
  });

  test('of the public internet is accepted, however its IPv4 form is written', () => {
    for (const bytes of [
      [1, 1, 1, 1],
      [93, 184, 216, 34],
      [172, 32, 0, 1],
      [100, 128, 0, 1],
      [223, 255, 255, 1],
    ])
      for (const host of notationsOf(bytes).filter((one) => !one.startsWith('[')))
        expect([host, mayConnect(host)]).toEqual([host, true]);
    for (const host of ['[2606:4700::1111]', '[2a00:1450:4001:82a::200e]'])
      expect([host, mayConnect(host)]).toEqual([host, true]);
  });

  test('is refused if the operator excludes it, if its port is not for the web, or if it is no address', () => {
    const internet = publicInternet(['5.9.0.0/16', '2a01:4f8::/32', '5.10.0.1']);
    expect(internet.mayConnect('5.8.255.255', 443)).toBe(true);
    for (const address of ['5.9.1.2', '5.10.0.1', '2a01:4f8:1::1', 'example.org', '', 'fe80::1%eth0'])
      expect([address, internet.mayConnect(address, 443)]).toEqual([address, false]);
    for (const port of [0, 21, 22, 25, 8080, 6379]) expect(internet.mayConnect('5.8.0.1', port)).toBe(false);
  });
});

function toIpv6(prefix: string, rest: bigint): string {
  const [head = ''] = prefix.split('::');
  const groups = head === '' ? [] : head.split(':');
  const first = groups.reduce((sum, group, i) => sum + (BigInt(`0x${group}`) << BigInt(112 - 16 * i)), 0n);
  const text = (first + rest).toString(16).padStart(32, '0');
  return text.match(/.{4}/g)!.join(':');
}
