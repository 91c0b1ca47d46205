import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of an installed package, whether or not the package lets its files be imported. */
export function packageFolder(packageName: string): string {
  const path = findPackageJSON(packageName, import.meta.url);
  if (!path) throw new Error(`The package ${packageName}, which holds model weights, is not installed`);
  return dirname(path);
}
