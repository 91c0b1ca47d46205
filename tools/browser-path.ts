import { existsSync } from 'node:fs';

/**
 * Where Debian installs browsers that the tests can use. The headless shell comes first: it is Chromium without its windows,
 * and takes a quarter less processor time for the same pages.
 */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser of `CHROMIUM_PATH`, or else the first that is installed; undefined where there is none. */
export function browserPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : INSTALLED).find((path) => existsSync(path));
}
