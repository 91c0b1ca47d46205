import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { root } from './run-tool.ts';

/** Guarantees that `npm start` serves the pages, and that a signal to npm stops the server and not only npm. */
test.each(['SIGTERM', 'SIGINT'] as const)('npm start ends cleanly on %s', async (signal) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-start-'));
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  let url: string | undefined;
  for await (const line of createInterface({ input: npm.stdout })) {
    url = / is ready at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) break;
  }
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
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: 'eighty', SUPPORT_EMAIL: 'nobody' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await ended) as [number | null];
  expect(code).toBe(1);
  expect(output).toMatch(
    /These settings cannot be used:\n {2}PORT: .+\n {2}SUPPORT_EMAIL: must be an e-mail/,
  );
  expect(output).not.toContain('Building');
});
