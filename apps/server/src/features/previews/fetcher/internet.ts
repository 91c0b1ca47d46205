import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { buildConnector } from 'undici';
import { isPublicAddress, readNetwork, type Network } from './public-address.ts';

/** An IP address to which a name resolves. */
export interface Address {
  address: string;
  family: number;
}

/** Resolves names, and says which addresses may be connected to. */
export interface Internet {
  resolve(hostname: string): Promise<Address[]>;
  mayConnect(address: string, port: number): boolean;
}

/** A connection is refused: its address is not on the public internet, or its port is not one of the web. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

const WEB_PORTS = [80, 443];

const CONNECT_TIMEOUT_MS = 5_000;

/** The public internet without this machine's own addresses and without `refused` ranges (`203.0.113.0/24`). */
export function publicInternet(refusedRanges: readonly string[]): Internet {
  const refused = networksOf(refusedRanges);
  return {
    resolve: (hostname) => lookup(hostname, { all: true }),
    mayConnect: (address, port) =>
      WEB_PORTS.includes(port) && isPublicAddress(address, [...refused, ...ownAddresses()]),
  };
}

/**
 * Connects for undici, with its own `build`. It resolves the name once for each connection, checks every address of the answer, and connects to these
 * addresses only. So it does not help an attacker if the name resolves to something else the next time.
 */
export function guardedConnector(internet: Internet, build: typeof buildConnector): buildConnector.connector {
  return (options, callback) => {
    void judge(internet, options).then(
      (addresses) => connectTo(addresses, { internet, build }, options, callback),
      (error: Error) => callback(error, null),
    );
  };
}

/**
 * @throws RefusedError if any address is not allowed, because a name with both kinds of addresses is an attack or a
 * mistake
 */
async function judge(internet: Internet, { hostname, port, protocol }: buildConnector.Options) {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await internet.resolve(host) : [{ address: host, family }];
  const portNumber = portOf({ port, protocol });
  if (addresses.length === 0) throw new RefusedError(`${host} has no address.`);
  if (!addresses.every(({ address }) => internet.mayConnect(address, portNumber)))
    throw new RefusedError(`${host}:${portNumber} is not on the public web.`);
  return addresses;
}

function connectTo(
  addresses: Address[],
  { internet, build }: { internet: Internet; build: typeof buildConnector },
  options: buildConnector.Options,
  callback: buildConnector.Callback,
): void {
  const onlyThese: LookupFunction = (_hostname, _options, done) => done(null, addresses);
  const connect = build({
    allowH2: false,
    autoSelectFamily: true,
    timeout: CONNECT_TIMEOUT_MS,
    lookup: onlyThese,
  });
  connect(options, (error, socket) => {
    if (error !== null) return callback(error, null);
    if (internet.mayConnect(socket.remoteAddress ?? '', portOf(options))) return callback(null, socket);
    socket.destroy();
    callback(new RefusedError(`Connected to ${socket.remoteAddress} instead.`), null);
  });
}

function portOf({ port, protocol }: Pick<buildConnector.Options, 'port' | 'protocol'>): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

function networksOf(ranges: readonly string[]): Network[] {
  return ranges.flatMap((range) => {
    const network = readNetwork(range);
    return network === undefined ? [] : [network];
  });
}

/** Read at every connection, because a machine's addresses change while it runs. */
function ownAddresses(): Network[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return networksOf(all.map(({ address }) => address));
}
