import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE } from '@tessera/contract/route';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import type { Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blankPng } from '@tessera/testkit/photos/blank-png';
import { createUploads } from '@tessera/testkit/photos/uploads';

/** Guarantees that of a save whose caller does not wait for the answer nothing is kept, also when all of it has arrived. */

let server: TestServer;
let uploads: ReturnType<typeof createUploads>;
beforeAll(async () => {
  server = await startTestServer();
  uploads = createUploads(server);
});
afterAll(() => server.stop());

/** Small to send, and takes long enough to read. */
const slow = { name: 'slow.png', bytes: blankPng(9_000, 9_000) };

describe('cancelled after its last byte', () => {
  test('a new project and its photos do not exist', async () => {
    const designer = await uploads.given.designer();
    const before = await uploads.countKept();
    await sendAndLeave(designer, 'POST', 'designer/project/', projectForm([slow]));
    expect((await designer.get('designer/project/')).body.count).toBe(0);
    expect(await uploads.countKept()).toEqual(before);
  });

  test('a project and its photos stay as they were', async () => {
    const designer = await uploads.given.designer();
    const { id } = await uploads.post(designer, [{ name: 'a.jpg', bytes: await jpeg() }]);
    const before = await uploads.countKept();
    const path = `designer/project/${id}/` as const;
    const known = (await designer.get(path)).body;
    await sendAndLeave(designer, 'PUT', path, projectForm([slow], { name: 'Changed' }));
    expect(await uploads.countKept()).toEqual(before);
    expect((await designer.get(path)).body).toEqual(known);
  });

  test('a profile and its photo stay as they were', async () => {
    const designer = await uploads.given.designer();
    const portrait = { name: 'me.jpg', bytes: await jpeg() };
    expect((await designer.post('designer/profile/', profileForm([portrait]))).status).toBe(200);
    const before = await uploads.countKept();
    const known = (await designer.get('designer/profile/')).body;
    await sendAndLeave(designer, 'POST', 'designer/profile/', profileForm([slow], { first_name: 'Changed' }));
    expect(await uploads.countKept()).toEqual(before);
    expect((await designer.get('designer/profile/')).body).toEqual(known);
  });
});

async function sendAndLeave(caller: Account, method: string, path: string, body: FormData): Promise<void> {
  const incoming = join(server.dataDir, 'incoming');
  const leaving = new AbortController();
  const answer = fetch(server.url + API_BASE + path, {
    method,
    body,
    headers: { authorization: `Bearer ${caller.tokens.access}` },
    signal: leaving.signal,
  });
  await vi.waitFor(
    async () => {
      const [name] = await readdir(incoming);
      expect((await stat(join(incoming, name!))).size).toBe(slow.bytes.length);
    },
    { timeout: 10_000, interval: 5 },
  );
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  // Files wait there until the call has been dealt with.
  await vi.waitFor(async () => expect(await readdir(incoming)).toEqual([]), { timeout: 30_000 });
}
