import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { api } from '@tessera/contract/api';
import { pagePaths } from '@tessera/contract/pages';
import { API_BASE, type Route } from '@tessera/contract/route';
import { settings } from '@tessera/server/config';
import { launchServer } from '@tessera/testkit/servers/server-process';
import { exampleBody } from '@tessera/testkit/routes/examples';

/**
 * Starts the product on loopback with a designer and a customer, and lets sqlmap attack every parameter of every route
 * of the contract, and wapiti the pages and the answers to GET. Ends with 1 when either finds anything.
 */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' } },
});
const seconds = Number(options.seconds);
const tools = positionals.length > 0 ? positionals : ['sqlmap', 'wapiti'];

/** Free, as this runs in a network of its own. */
const METRICS_PORT = '9464';

const PASSWORD = 'Quiet-Harbour-71';
const MANY = '100000';

/** Modules that need a service on the internet (ssrf, xxe, wapp, nikto) or try passwords by the list are left out. */
const WAPITI_MODULES =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

const dataDir = await mkdtemp(join(tmpdir(), 'tessera-scan-'));
// Without the worker no model is loaded; throttles would end the attack before the application sees it.
const server = launchServer(join(dataDir, 'data'), {
  HOST: '127.0.0.1',
  ROLE: 'api',
  METRICS_PORT,
  LINK_PREVIEWS: 'off',
  ...Object.fromEntries(
    Object.keys(settings)
      .filter((name) => name.endsWith('_PER_MINUTE') || name === 'SIGN_IN_FREE_FAILURES')
      .map((name) => [name, MANY]),
  ),
  FREE_ORDER_LIMIT: MANY,
  FREE_PROJECT_LIMIT: MANY,
});
let isClean = true;
try {
  const url = await server.ready;
  const people = { designer: await signUp(url, 'designer'), customer: await signUp(url, 'customer') };
  const orderId = await createOrder(url, await signIn(url, people.customer));
  if (tools.includes('sqlmap')) isClean = (await attackWithSqlmap(url, people, orderId)) && isClean;
  if (tools.includes('wapiti')) isClean = (await attackWithWapiti(url, people, orderId)) && isClean;
  const health = await fetch(`${url}/readyz`);
  console.log(`The server is ${health.ok ? 'well' : 'not well'} after all that.`);
  isClean &&= health.ok;
} finally {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = isClean ? 0 : 1;

type People = Record<'designer' | 'customer', string>;

/** Every parameter of every route: in the path, in the query and in the body; files are left to the media tests. */
async function attackWithSqlmap(url: string, people: People, orderId: string): Promise<boolean> {
  const routes = Object.values(api).flatMap((feature) => Object.values(feature) as Route[]);
  // Operators need a second factor, which the scanners have not; `injection.test.ts` attacks their calls.
  const targets = routes.filter(
    (route) =>
      route.access !== 'operator' &&
      route.files === undefined &&
      (route.params ?? route.query ?? route.body) !== undefined,
  );
  const found: string[] = [];
  for (const route of targets) {
    // Calls about an account may delete it, so each has one of its own. Tokens last ten minutes; one for each target is always good.
    const email = route.path.startsWith('user/')
      ? await signUp(url, 'customer')
      : people[route.access === 'designer' ? 'designer' : 'customer'];
    const token = await signIn(url, email);
    const path = route.path.replaceAll(/:\w+/g, `${orderId}*`);
    const query = [
      'limit=10*',
      'offset=0*',
      'page=1*',
      'page_size=10*',
      `order=${orderId}*`,
      'style=1*',
    ].join('&');
    const body = exampleBody(route, { designer_id: orderId, order_id: orderId });
    const parameters = [
      ['-u', `${url}${API_BASE}${path}${route.query ? `?${query}` : ''}`],
      ['--method', route.method, '--headers', `Authorization: Bearer ${token}`],
      body
        ? [
            '--data',
            markTexts(JSON.stringify(body)),
            '--headers',
            `Authorization: Bearer ${token}\nContent-Type: application/json`,
          ]
        : [],
      ['--batch', '--level', '2', '--risk', '1', '--technique', 'BEUS', '--dbms', 'PostgreSQL'],
      ['--ignore-code', '*', '--flush-session', '--disable-coloring', '--timeout', '10', '--retries', '0'],
      ['--output-dir', join(dataDir, 'sqlmap')],
    ].flat();
    const { output, isComplete } = await run('sqlmap', parameters);
    const confirmed = output.match(/^Parameter: .*|^.*\bis vulnerable\b.*$/gm) ?? [];
    const suspected = output.match(/^.*appears to be .* injectable.*$/gm) ?? [];
    // A suspicion that sqlmap followed to the end and did not confirm was a false one; one it had no time for is open.
    const findings = [...confirmed, ...(isComplete ? [] : suspected)];
    if (isComplete && !output.includes('injectable')) throw new Error(`sqlmap did not test:\n${output}`);
    const verdict = findings.length > 0 ? findings.join('\n  ') : 'nothing';
    console.log(
      `sqlmap ${route.method.padEnd(6)} ${route.path}: ${verdict}${isComplete ? '' : ' (time over)'}`,
    );
    found.push(...findings);
  }
  const count = await countRequests();
  console.log(`sqlmap: ${targets.length} routes, ${count} requests answered, ${found.length} findings`);
  return found.length === 0;
}

/** Marks every text and number of a JSON body as a place to attack. */
function markTexts(json: string): string {
  return json.replaceAll(/:"((?:[^"\\]|\\.)*)"/g, ':"$1*"').replaceAll(/:(\d+)([,}])/g, ':"$1*"$2');
}

/** The pages, and every answer to GET with parameters to attack, as the customer and as the designer. */
async function attackWithWapiti(url: string, people: People, orderId: string): Promise<boolean> {
  let count = 0;
  for (const role of ['customer', 'designer'] as const) {
    const token = await signIn(url, people[role]);
    const gets = Object.values(api)
      .flatMap((feature) => Object.values(feature) as Route[])
      .filter(({ method, access }) => method === 'GET' && ['public', 'user', role].includes(access))
      .map(
        ({ path, query }) =>
          API_BASE +
          path.replaceAll(/:\w+/g, orderId) +
          (query ? '?limit=1&offset=0&page=1&page_size=1&order=x' : ''),
      );
    const pages = pagePaths.map((path) => `${path.replaceAll(/:\w+/g, orderId)}?next=x`);
    const report = join(dataDir, `wapiti-${role}.json`);
    const { output, isComplete } = await run(
      'wapiti',
      [
        ['-u', `${url}/`, '--scope', 'domain', '-m', WAPITI_MODULES, '-H', `Authorization: Bearer ${token}`],
        [...gets, ...pages, '/openapi.json', '/robots.txt'].flatMap((path) => ['-s', url + path]),
        ['--max-scan-time', String(seconds), '--max-attack-time', String(seconds)],
        ['-t', '10', '-f', 'json', '-o', report, '--no-bugreport', '--flush-session', '-v', '0'],
        ['--store-session', join(dataDir, 'wapiti'), '--store-config', join(dataDir, 'wapiti-config')],
      ].flat(),
      seconds * 20,
    );
    const { vulnerabilities, anomalies } = await readFile(report, 'utf8').then(
      (json) => JSON.parse(json) as Record<'vulnerabilities' | 'anomalies', Record<string, Finding[]>>,
      () => {
        throw new Error(`wapiti left no report:\n${output.slice(-2000)}`);
      },
    );
    const explained = new Map<string, number>();
    for (const [kind, findings] of Object.entries({ ...vulnerabilities, ...anomalies })) {
      for (const { method, path, info, parameter } of findings) {
        const reason = await explain(url, kind, path, info);
        if (reason !== undefined) explained.set(reason, (explained.get(reason) ?? 0) + 1);
        else {
          console.log(`wapiti ${role}: ${kind}: ${method} ${path} ${parameter ?? ''}: ${info}`);
          count++;
        }
      }
    }
    for (const [reason, times] of explained)
      console.log(`wapiti ${role}: explained ${times} times: ${reason}`);
    console.log(
      `wapiti ${role}: ${gets.length + pages.length} addresses, ${isComplete ? 'to its end' : 'until its time was over'}`,
    );
  }
  console.log(
    `wapiti: ${await countRequests()} requests answered in all, ${count} findings without an explanation`,
  );
  return count === 0;
}

/** Why something that wapiti reports is as it is meant to be; undefined when there is no such reason. */
async function explain(url: string, kind: string, path: string, info: string): Promise<string | undefined> {
  if (info.startsWith('X-XSS-Protection'))
    return 'the filter that X-XSS-Protection switches on is gone from browsers, and was a way in itself';
  if (info.startsWith('Strict-Transport-Security'))
    return 'Strict-Transport-Security is sent where PUBLIC_URL is https, and here it is not';
  if (kind === 'Backup file') {
    const [found, application] = await Promise.all(
      [path, '/designer/no-such-page'].map(async (address) => (await fetch(new URL(address, url))).text()),
    );
    if (found === application) return 'below /designer and /customer every address is the application itself';
  }
  return undefined;
}

interface Finding {
  method: string;
  path: string;
  info: string;
  parameter: string | null;
}

async function signUp(url: string, role: 'designer' | 'customer'): Promise<string> {
  const email = `${role}-${randomUUID()}@scan.example`;
  await post(url, `${role}/sign-up/`, { email, password: PASSWORD });
  return email;
}

async function signIn(url: string, email: string): Promise<string> {
  const { access } = await post(url, 'user/sign-in/', { email, password: PASSWORD });
  return access;
}

async function createOrder(url: string, token: string): Promise<string> {
  const { id } = await post(url, 'customer/order/', exampleBody(api.orders.create)!, token);
  return id;
}

async function post(url: string, path: string, body: object, token?: string): Promise<any> {
  const response = await fetch(url + API_BASE + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** How many requests the server has answered, by its own count. */
async function countRequests(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const counts = metrics.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Runs a tool to its end, or until the time is over. */
async function run(
  tool: string,
  parameters: string[],
  secondsMax = seconds,
): Promise<{ output: string; isComplete: boolean }> {
  const child = spawn(tool, parameters, { stdio: ['ignore', 'pipe', 'pipe'], timeout: secondsMax * 1000 });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output: stdout + stderr, isComplete: child.signalCode === null };
}
