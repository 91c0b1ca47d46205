import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './run-tool.ts';

/** Runs `npm start` to its end. */
async function run(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await ended) as [number | null];
  return { code, output };
}

/** Guarantees that `npm start` says where it is and what it loads, serves the pages, and that a signal to npm stops the server and not only npm. */
test.each(['SIGTERM', 'SIGINT'] as const)('npm start ends cleanly on %s', async (signal) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-start-'));
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'off', LOG_FORMAT: 'text', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  let url: string | undefined;
  const said: string[] = [];
  for await (const line of createInterface({ input: npm.stdout })) {
    url ??= / is ready at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) said.push(line);
    if (line.includes('are loaded after')) break;
  }
  expect(said).toEqual([
    `Tessera is ready at ${url}`,
    `  database  embedded, in ${join(dataDir, 'postgres')}`,
    '  models    are being loaded; until then new orders and portfolios wait for their matches',
    expect.stringMatching(/^ {2}models {4}are loaded after [\d.]+ s$/),
  ]);
  const page = await fetch(url!);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Connect with the Perfect Designer for Your Project');

  npm.kill(signal);
  const [code] = (await ended) as [number | null];
  expect(code).toBe(0);
  await expect(fetch(url!)).rejects.toThrow('fetch failed');
  await rm(dataDir, { recursive: true });
});

test('settings that cannot be used are named, and nothing is built', async () => {
  const { code, output } = await run({ PORT: 'eighty', SUPPORT_EMAIL: 'nobody' });
  expect(code).toBe(78);
  expect(output).toMatch(
    /These settings cannot be used:\n {2}PORT: .+\n {2}SUPPORT_EMAIL: must be an e-mail/,
  );
  expect(output).not.toContain('Building');
});

describe('a start that cannot succeed says why in a sentence, without a stack', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tessera-start-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  test.each([
    {
      fault: 'a port that another program uses',
      settings: (port: string) => ({ PORT: port }),
      sentence: /Another program is using port \d+ at 127\.0\.0\.1\. Stop it, or give this one another PORT/,
      code: 75,
    },
    {
      fault: 'a database that is not there',
      settings: () => ({ DATABASE_URL: 'postgres://nobody:Quiet-Harbour-71@127.0.0.1:1/none' }),
      sentence: /The database cannot be reached: .*ECONNREFUSED/,
      code: 75,
    },
    {
      fault: 'an address that is not this machine’s',
      settings: () => ({ HOST: '192.0.2.1' }),
      sentence: /This process cannot listen: .*192\.0\.2\.1.*Check HOST and PORT/,
      code: 78,
    },
    {
      fault: 'a file where the folder of data should be',
      settings: () => ({ DATA_DIR: join(root, 'package.json') }),
      sentence: /A file or folder cannot be used: .*package\.json.*Check DATA_DIR/,
      code: 78,
    },
  ])('$fault', async ({ settings, sentence, code }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const ended = await run({ PORT: '0', DEMO: 'off', DATA_DIR: dataDir, ...settings(String(port)) });
    other.close();
    expect(ended.output).toMatch(sentence);
    expect(ended.output).not.toMatch(/\n {4}at |Quiet-Harbour-71/);
    expect(ended.code).toBe(code);
  });
});
