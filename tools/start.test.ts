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
