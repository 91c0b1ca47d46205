import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Photo } from '@tessera/contract/media';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUploads, inAllFormats, sizesOf } from '@tessera/testkit/photos/uploads';

let server: TestServer;
let uploads: ReturnType<typeof createUploads>;
beforeAll(async () => {
  server = await startTestServer();
  uploads = createUploads(server);
});
afterAll(() => server.stop());

describe('what is kept', () => {
  test('equal photos are stored once, and stay until nothing shows them', async () => {
    const [anna, bo] = [await uploads.given.designer(), await uploads.given.designer()];
    const bytes = await jpeg();
    const before = await uploads.countKept();
    const ofAnna = await uploads.post(anna, [
      { name: 'one.jpg', bytes },
      { name: 'two.jpg', bytes },
    ]);
    const ofBo = await uploads.post(bo, [{ name: 'three.jpg', bytes }]);
    const urls = [...ofAnna.images, ...ofBo.images].map((image) => image.url);
    expect(new Set(urls).size).toBe(1);
    expect(new Set([...ofAnna.images, ...ofBo.images].map((image) => image.id)).size).toBe(3);
    await server.jobsDone();
    expect(await uploads.countKept()).toMatchObject({
      photos: before.photos + 1,
      originals: before.originals + 1,
    });

    expect((await anna.delete(`designer/project/${ofAnna.id}/`)).status).toBe(204);
    await server.jobsDone();
    expect((await fetch(urls[0]!)).status).toBe(200);

    expect((await bo.delete(`designer/project/${ofBo.id}/`)).status).toBe(204);
    await server.jobsDone();
    expect((await fetch(urls[0]!)).status).toBe(404);
    expect(await uploads.countKept()).toEqual(before);
  });

  test('a photo that is removed and uploaded again at the same moment stays', async () => {
    const designer = await uploads.given.designer();
    const bytes = await jpeg();
    let shown = await uploads.post(designer, [{ name: 'a.jpg', bytes }]);
    for (let round = 0; round < 10; round++) {
      const [removed, added] = await Promise.all([
        designer.delete(`designer/project/${shown.id}/`),
        uploads.post(designer, [{ name: 'a.jpg', bytes }]),
      ]);
      expect(removed.status).toBe(204);
      shown = added;
    }
    await server.jobsDone();
    const { body } = await designer.get(`designer/project/${shown.id}/`);
    const [photo] = body.images as [Photo];
    expect(sizesOf(photo)).toEqual(inAllFormats([64]));
    for (const variant of photo.variants) expect((await fetch(variant.url)).status).toBe(200);
    expect(await designer.delete(`designer/project/${shown.id}/`)).toMatchObject({ status: 204 });
    await server.jobsDone();
    expect((await fetch(photo.url)).status).toBe(404);
  });

  test('remains of uploads that a crash interrupted are gone after the next start', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tessera-left-'));
    const [old, young] = ['0'.repeat(32), 'f'.repeat(32)];
    const hour = 3_600_000;
    const put = async (path: string, ageMs: number) => {
      await mkdir(dirname(join(dataDir, path)), { recursive: true });
      await writeFile(join(dataDir, path), 'left');
      const time = new Date(Date.now() - ageMs);
      await utimes(join(dataDir, path), time, time);
    };
    await put(`media/objects/original/${old}`, 2 * hour);
    await put(`media/objects/variant/${old}/640.webp`, 2 * hour);
    await put('media/unfinished/half', 2 * hour);
    await put('incoming/half', 2 * hour);
    await put(`media/objects/original/${young}`, -hour);
    await put('media/unfinished/whole', -hour);
    await put('incoming/whole', -hour);
    const restarted = await startTestServer({ dataDir });
    await restarted.jobsDone();
    expect(await readdir(join(dataDir, 'media/objects/original'))).toEqual([young]);
    expect(await readdir(join(dataDir, 'media/objects/variant'))).toEqual([]);
    expect(await readdir(join(dataDir, 'media/unfinished'))).toEqual(['whole']);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual(['whole']);
    await restarted.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
