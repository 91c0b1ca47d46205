import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run-tool.ts';

/** A package that the running product is made of, or the browser is sent. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression, as the package declares it. */
  licence: string;
  /** SHA-512 of the archive, in hexadecimal; packages of our own have none. */
  sha512: string | null;
  /** Needed on some platforms only. */
  isOptional: boolean;
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** What is started and what is sent to browsers, and so all that is shipped follows from their dependencies. */
const SHIPPED = ['apps/server', 'apps/web'];

/**
 * Every package that the product needs to run, on whatever platform, by name: read from the lock file, so that it is
 * the same on every machine. Tools and tests are left out, and so are our own packages.
 */
export async function readShippedPackages(): Promise<InstalledPackage[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Map<string, InstalledPackage>();
  const seen = new Set<string>();
  const follow = (location: string) => {
    const entry = lock.packages[location]!;
    if (seen.has(location)) return;
    seen.add(location);
    if (location.includes('node_modules/')) found.set(location, toPackage(location, entry));
    const needed = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const name of Object.keys(needed)) {
      const place = locate(lock.packages, location, name);
      // An optional package for another platform may be left out of the lock file altogether.
      if (place !== undefined) follow(lock.packages[place]!.link ? toSource(place) : place);
    }
  };
  const sources = new Map(
    Object.entries(lock.packages)
      .filter(([location]) => location !== '' && !location.includes('node_modules/'))
      .map(([location, { name }]) => [`node_modules/${name}`, location]),
  );
  const toSource = (place: string) => sources.get(place)!;
  for (const location of SHIPPED) follow(location);
  // The Node that runs the product comes with the root.
  for (const name of Object.keys(lock.packages['']!.optionalDependencies ?? {}))
    follow(`node_modules/${name}`);
  return [...new Map([...found.values()].map((one) => [`${one.name}@${one.version}`, one])).values()].sort(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

/** Where a package finds another: beside it, or in a folder further up. */
function locate(packages: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}

function toPackage(location: string, entry: LockEntry): InstalledPackage {
  const name = entry.name ?? location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const hash = entry.integrity?.split(' ').find((one) => one.startsWith('sha512-'));
  return {
    name,
    version: entry.version ?? '',
    licence: entry.license ?? 'none declared',
    sha512: hash === undefined ? null : Buffer.from(hash.slice('sha512-'.length), 'base64').toString('hex'),
    isOptional: entry.optional ?? false,
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
