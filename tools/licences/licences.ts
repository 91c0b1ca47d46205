import satisfies from 'spdx-satisfies';
import type { InstalledPackage } from './packages.ts';

/** Licences that ask for no more than a notice, or (MPL) for changes to the files themselves; by their SPDX names. */
export const TAKEN_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
] as const;

/** Packages that are taken although their licence asks for more, with the reason; a name may end in `*`. */
const EXCEPTIONS: Record<string, string> = {
  '@img/sharp-libvips-*':
    'libvips (LGPL-3.0-or-later): a shared library in a package of its own, unchanged, that can be replaced',
  '@img/sharp-win32-*':
    'sharp with libvips in one file, for Windows only; its parts are named in the package',
  '@img/sharp-wasm32': 'sharp with libvips in one file, for platforms without a library of their own',
};

/** Why a package is taken although its licence is not on the list; undefined when it needs no reason, or has none. */
export function exceptionFor({ name }: Pick<InstalledPackage, 'name'>): string | undefined {
  return Object.entries(EXCEPTIONS).find(([pattern]) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )?.[1];
}

/** The packages whose licence is neither on the list nor excepted; a licence that cannot be read is not on it. */
export function refusedPackages(packages: readonly InstalledPackage[]): InstalledPackage[] {
  return packages.filter((one) => !isTaken(one.licence) && exceptionFor(one) === undefined);
}

function isTaken(licence: string): boolean {
  try {
    return satisfies(licence, [...TAKEN_LICENCES]);
  } catch {
    return false;
  }
}
