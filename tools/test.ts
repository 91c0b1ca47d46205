import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browser-path.ts';
import { prepare } from './prepare.ts';
import { root } from './run-tool.ts';

/**
 * `npm test`: builds what is missing, then runs every test; parameters go to vitest (`npm test -- orders`).
 * `--long` runs the long form of tests that have one: more kills, more requests, more time.
 */
const {
  TEST_POSTGRES_URL,
  NGINX_PATH = '/usr/sbin/nginx',
  HAPROXY_PATH = '/usr/sbin/haproxy',
  REQUIRE_ALL,
} = process.env;

const missing = [
  ...(TEST_POSTGRES_URL
    ? []
    : ['the server on PostgreSQL: set TEST_POSTGRES_URL (docs/howto/run-tests-on-postgres.md)']),
  ...(browserPath()
    ? []
    : ['journeys in a browser: no Chromium; install chromium-headless-shell or set CHROMIUM_PATH']),
  ...(existsSync(NGINX_PATH) ? [] : [`the shipped proxy: no nginx at ${NGINX_PATH}; set NGINX_PATH`]),
  ...(existsSync(HAPROXY_PATH)
    ? []
    : [`replica, pooler and failover of PostgreSQL: no HAProxy at ${HAPROXY_PATH}; set HAPROXY_PATH`]),
  ...(existsSync('/usr/bin/strace') ? [] : ['whether anything leaves the machine: install strace']),
];
for (const what of missing) console.log(`${REQUIRE_ALL === '1' ? 'MISSING' : 'LEFT OUT'} ${what}`);
if (missing.length > 0 && REQUIRE_ALL === '1') process.exit(1);

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const parameters = process.argv.slice(2).filter((parameter) => parameter !== '--long');
const isLong = parameters.length < process.argv.length - 2;
const vitest = spawn(join(root, 'node_modules/.bin/vitest'), ['run', ...parameters], {
  cwd: root,
  env: { ...process.env, ...(isLong && { TEST_LONG: '1' }) },
  stdio: 'inherit',
});
const [code] = (await once(vitest, 'close')) as [number | null];
process.exit(code ?? 1);
