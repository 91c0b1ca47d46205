import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { buildConnector } from 'undici';
import { isPublicAddress, readNetwork, type Network } from './public-address.ts';

/** An address that a name stands for. */
export interface Address {
  address: string;
  family: number;
}

/** How names become addresses, and which of these may be spoken to. */
export interface Internet {
  resolve(hostname: string): Promise<Address[]>;
  mayConnect(address: string, port: number): boolean;
}

/** A connection that is not made: the address is none of the public internet, or the port none of the web. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

const WEB_PORTS = [80, 443];

const CONNECT_TIMEOUT_MS = 5_000;

/** The public internet without this machine's own addresses and the ranges given (`203.0.113.0/24`). */
export function publicInternet(refusedRanges: readonly string[]): Internet {
  const refused = networksOf(refusedRanges);
  return {
    resolve: (hostname) => lookup(hostname, { all: true }),
    mayConnect: (address, port) =>
      WEB_PORTS.includes(port) && isPublicAddress(address, [...refused, ...ownAddresses()]),
  };
}

/**
 * Connects for undici. The name is resolved once for each connection, every address of the answer is judged, and only these
 * very addresses are connected to: a name that answers otherwise the next time gains nothing.
 */
export function guardedConnector(internet: Internet): buildConnector.connector {
  return (options, callback) => {
    void judge(internet, options).then(
      (addresses) => connectTo(addresses, internet, options, callback),
      (error: Error) => callback(error, null),
    );
  };
}

/** @throws RefusedError when any address is not allowed: a name of both kinds is a trap or a mistake */
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
  internet: Internet,
  options: buildConnector.Options,
  callback: buildConnector.Callback,
): void {
  const onlyThese: LookupFunction = (_hostname, _options, done) => done(null, addresses);
  const connect = buildConnector({
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
