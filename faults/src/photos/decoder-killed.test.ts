import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import type { Client } from '@tessera/testkit/client';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const isLong = process.env['TEST_LONG'] === '1';

/** Projects that each client adds while photo decoders are killed. */
const PROJECTS = isLong ? 40 : 3;
const CLIENTS = 2;

/** Of a kill in three, so many follow one another without a photo being read in between: more than a photo is tried. */
const KILLS_IN_A_ROW = 3;

/** How often it is looked whether a decoder has started. */
const LOOK_MS = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_PROJECT_LIMIT: '1000' } });
});
afterAll(() => server.stop());

test(
  'photo decoders that are killed amid uploads: no good photo is refused for it, and every acknowledged one is there',
  async () => {
    const given = createGiven(server);
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => given.designer()));
    const answers: number[] = [];
    const stop = new AbortController();
    const killing = killDecoders(() => answers.filter((status) => status === 201).length, stop.signal);
    const added = await Promise.all(
      clients.map(async (client, i) => {
        const ids: string[] = [];
        for (let n = 0; n < PROJECTS; n++) ids.push(await addProject(client, i * 10_000 + n, answers));
        return ids;
      }),
    )
      .then((ids) => ids.flat())
      .finally(() => stop.abort());
    const killCount = await killing;

    const lastKillAt = performance.now();
    await server.jobsDone();
    const healMs = performance.now() - lastKillAt;
    const shown = await Promise.all(
      clients.map(
        async (client) => (await client.get('designer/project/', { query: { limit: 500 } })).body.results,
      ),
    );
    const projects = shown.flat();
    const lost = added.filter((id) => !projects.some((project) => project.id === id));
    console.log(
      `FAULT photo decoder killed ×${killCount}: ${added.length} acknowledged, ${lost.length} lost, ` +
        `${projects.length - added.length} doubled, ${answers.filter((status) => status === 503).length} refused for now, ` +
        `healed after ${(healMs / 1000).toFixed(1)} s`,
    );
    expect(killCount).toBeGreaterThan(3);
    expect(new Set(answers)).toEqual(new Set([201, ...(answers.includes(503) ? [503] : [])]));
    expect([lost, projects.length]).toEqual([[], added.length]);
    for (const { matching_state, images } of projects) {
      expect([matching_state, images.length]).toEqual(['ready', 2]);
      for (const { url } of images.flatMap((image) => image.variants))
        expect((await fetch(url)).status).toBe(200);
    }
  },
  isLong ? 900_000 : 120_000,
);

/** Sends the same form under the same key until it is taken, as a client does that is told to come back. */
async function addProject(client: Client, number: number, answers: number[]): Promise<string> {
  const photos = await Promise.all(
    [0, 1].map(async (n) => ({ name: `${n}.jpg`, bytes: await jpeg(1000 + (number % 97), 700 + n) })),
  );
  const key = randomUUID();
  for (;;) {
    const { status, headers, body } = await client.post(
      'designer/project/',
      projectForm(photos, { name: `Room ${number}` }),
      { 'idempotency-key': key },
    );
    answers.push(status);
    if (status === 201) return body.id;
    if (status !== 503) throw new Error(`The form was answered ${status}: ${JSON.stringify(body)}`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

/**
 * Kills this process's photo decoders: the next one only once something was acknowledged since, or else no photo would ever
 * be read. Ends when it is told to; how many it has killed.
 */
async function killDecoders(acknowledged: () => number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (let round = 0; !signal.aborted; round++) {
    const before = acknowledged();
    for (let inARow = round % 3 === 0 ? KILLS_IN_A_ROW : 1; inARow > 0 && !signal.aborted; inARow--) {
      let pids: number[] = [];
      while (pids.length === 0 && !signal.aborted) {
        await wait(LOOK_MS);
        pids = await decoderPids();
      }
      for (const pid of pids) if (kill(pid)) count++;
    }
    while (acknowledged() === before && !signal.aborted) await wait(LOOK_MS);
  }
  return count;
}

/** False for a process that has ended by itself since it was found, because it had nothing to do. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function decoderPids(): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [command, status] = await Promise.all(
      ['cmdline', 'status'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    );
    const isOurs = status!.includes(`\nPPid:\t${process.pid}\n`);
    if (isOurs && command!.includes('photo-decoder.worker')) found.push(Number(name));
  }
  return found;
}
