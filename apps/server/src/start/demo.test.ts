import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { storyCustomers } from '@tessera/demo/customers';
import { storyDeals } from '@tessera/demo/deals';
import { storyDesigners } from '@tessera/demo/designers';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import { decodeJwt } from 'jose';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { offerDemo } from './demo.ts';
import { startServer, type RunningServer } from '../server.ts';

/** Everybody and every order, with one project a designer: every photo is read and resized. */
const story = {
  designers: storyDesigners.map((designer) => ({ ...designer, projects: designer.projects.slice(0, 1) })),
  customers: storyCustomers,
  deals: storyDeals,
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-demo-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** One life of the product in the folder of the test, with its offer of the demo; gives what was printed. */
async function runOnce(
  settings: Record<string, string>,
  look: (server: RunningServer) => Promise<void> = async () => {},
): Promise<string> {
  // One sign-up a minute: the demo has to pass the throttle, and nobody else.
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SIGN_UP_PER_MINUTE: '1',
    ...settings,
  });
  const log = pino({ level: 'error' });
  const server = await startServer({ config, log, embedder: createFakeEmbedder() });
  let printed = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += String(chunk);
      done();
    },
  });
  try {
    await offerDemo(server, { config, log, output, signal: new AbortController().signal, story });
    await look(server);
  } finally {
    await server.stop();
  }
  return printed;
}

const ask = async (server: RunningServer, path: string, body?: object) => {
  const response = await fetch(`${server.url}/api/internal/v1/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

// With so many photos longer than other tests on a slow machine.
test(
  'the demo fills an empty installation once, and its password is printed once',
  { timeout: 300_000 },
  async () => {
    const first = await runOnce({ DEMO: 'on' }, async (server) => {
      expect((await ask(server, 'site/')).body).toMatchObject({ demo: true });
      // The throttle still holds for everybody else.
      const statuses = [];
      for (const name of ['one', 'two']) {
        const answer = await ask(server, 'customer/sign-up/', {
          email: `${name}@example.org`,
          password: 'Quiet-Harbour-71',
        });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([201, 429]);
    });
    expect(first).toContain('Matches are ready.');
    expect(first).toContain('Applications, conversations and reviews are there.');

    const file = join(dataDir, 'demo-accounts.json');
    const { password, accounts } = JSON.parse(await readFile(file, 'utf8'));
    expect(first).toContain(password);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const second = await runOnce({ DEMO: 'on' }, async (server) => {
      const signedIn = await ask(server, 'user/sign-in/', { email: accounts[0].email, password });
      expect(signedIn.status).toBe(200);

      // The pages sign in to one account of each role with what they are told.
      const { demo_accounts: offered } = (await ask(server, 'site/')).body as {
        demo_accounts: { role: string; email: string; password: string }[];
      };
      expect(offered.map(({ role }) => role).toSorted()).toEqual(['customer', 'designer']);
      for (const { role, ...credentials } of offered) {
        const { status, body } = await ask(server, 'user/sign-in/', credentials);
        expect([status, decodeJwt(String(body['access']))['role']]).toEqual([200, role]);
      }
    });
    expect(second).toContain(file);
    expect(second).not.toContain(password);
    expect(second).not.toContain('Loaded the demo');
  },
);

test('the demo is not loaded when it is switched off or when there are accounts already', async () => {
  const off = await runOnce({ DEMO: 'off' }, async (server) => {
    expect(server.database.isEmpty).toBe(true);
    expect((await ask(server, 'site/')).body).toEqual({ demo: false, demo_accounts: [] });
    const own = await ask(server, 'customer/sign-up/', {
      email: 'own@example.org',
      password: 'Quiet-Harbour-71',
    });
    expect(own.status).toBe(201);
  });
  expect(off).toBe('');

  const on = await runOnce({ DEMO: 'on' }, async (server) => {
    expect(server.database.isEmpty).toBe(false);
    expect((await ask(server, 'site/')).body).toEqual({ demo: false, demo_accounts: [] });
  });
  expect(on).toBe('');
});
