import { randomUUID } from 'node:crypto';
import { createFakeEmbedder, UNSAFE_COLOUR } from '@tessera/embedder/fake';
import { API_BASE } from '@tessera/contract/route';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeskGiven } from '../desk.fixture.ts';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let desk: ReturnType<typeof createDeskGiven>;
let operator: Account;
let designer: Account;
beforeAll(async () => {
  server = await startTestServer({ embedder: createFakeEmbedder() });
  given = createGiven(server);
  desk = createDeskGiven(server);
  operator = await given.operator();
  designer = await given.designer();
  await designer.post('designer/profile/', profileForm([{ name: 'me.jpg', bytes: await jpeg() }]));
});
afterAll(() => server.stop());

let lastUnsafe = 0;

/** A project of the designer with a photo that is held. @returns how to read its image, and the id of its photo */
async function heldPhoto() {
  const [r, g, b] = UNSAFE_COLOUR;
  const size = { width: 60 + ++lastUnsafe, height: 60, channels: 3 as const };
  const bytes = await sharp({ create: { ...size, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  const { body: project } = await designer.post(
    'designer/project/',
    projectForm([{ name: 'room.jpg', bytes }], { name: `Room ${lastUnsafe}` }),
  );
  await server.jobsDone();
  const image = async () => (await designer.get(`designer/project/${project.id}/`)).body.images[0]!;
  const key = (await image()).url.split('/').at(-2)!;
  const { id } = await server.withDatabase((db) =>
    db.selectFrom('photo').select('id').where('key', '=', key).executeTakeFirstOrThrow(),
  );
  return { id, image, name: `Room ${lastUnsafe}` };
}

const list = async (query = {}) => (await operator.get('operator/photo/', { query })).body;
const act = (id: string, action: 'show' | 'hide', note = '') =>
  operator.post(`operator/photo/${id}/${action}/`, { note });

/** Fetches the file of a photo as somebody. */
const file = (id: string, token?: string) =>
  fetch(`${server.url}${API_BASE}operator/photo/${id}/file/`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('a held photo', () => {
  test('is listed with where it is used and by whom, oldest first', async () => {
    const photos = [await heldPhoto(), await heldPhoto()];
    const { results } = await list();
    expect(results.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
    expect(results[0]).toMatchObject({
      height: 60,
      uses: [
        { kind: 'project', name: photos[0]!.name, person: { email: designer.email, name: 'Åsa Öberg' } },
      ],
    });
    expect(results[0]!.unsafe).toBeGreaterThan(0.8);
    for (const { id } of photos) await act(id, 'hide');
  });

  test('is shown again once, and the audit says so', async () => {
    const { id, image } = await heldPhoto();
    expect((await image()).review).toBe('held');
    expect((await act(id, 'show', 'A red wall')).status).toBe(204);
    expect((await act(id, 'show')).status).toBe(204);
    expect((await image()).review).toBe('shown');
    expect((await fetch((await image()).url)).status).toBe(200);
    expect((await list()).results.map((photo) => photo.id)).not.toContain(id);
    const accountId = await desk.idOf(designer);
    expect(await desk.auditOf(id)).toEqual([{ action: 'photo.show', accountId, note: 'A red wall' }]);
  });

  test('is taken away for good once, with its files, and is not shown again', async () => {
    const { id, image } = await heldPhoto();
    expect((await act(id, 'hide')).status).toBe(204);
    await server.jobsDone();
    expect((await act(id, 'hide')).status).toBe(204);
    expect(await image()).toMatchObject({ review: 'removed', variants: [] });
    expect((await desk.auditOf(id)).map(({ action }) => action)).toEqual(['photo.hide']);
    const again = await act(id, 'show');
    expect([again.status, again.body.code]).toEqual([409, 'wrong_state']);
    expect((await file(id, operator.tokens.access)).status).toBe(404);
  });

  test('can be looked at by operators alone', async () => {
    const { id, image } = await heldPhoto();
    expect((await fetch((await image()).url)).status).toBe(404);
    const reply = await file(id, operator.tokens.access);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(reply.headers.get('content-type')).toMatch(/^image\/(webp|jpeg|avif)$/);
    const { width, height } = await sharp(await reply.bytes()).metadata();
    expect([width, height]).toEqual([60 + lastUnsafe, 60]);
    expect((await file(id)).status).toBe(401);
    expect((await file(id, designer.tokens.access)).status).toBe(403);
  });
});

test('a photo that was never held cannot be shown again, and can be taken away', async () => {
  const { body: project } = await designer.post(
    'designer/project/',
    projectForm([{ name: 'room.jpg', bytes: await jpeg() }]),
  );
  await server.jobsDone();
  const key = project.images[0]!.url.split('/').at(-2)!;
  const { id } = await server.withDatabase((db) =>
    db.selectFrom('photo').select('id').where('key', '=', key).executeTakeFirstOrThrow(),
  );
  expect((await act(id, 'show')).status).toBe(409);
  expect((await act(id, 'hide')).status).toBe(204);
  expect((await fetch(project.images[0]!.url)).status).toBe(404);
});

test('held photos come in pages', async () => {
  for (let count = 0; count < 3; count++) await heldPhoto();
  const all = await list();
  const [first, second] = [await list({ limit: 2 }), await list({ limit: 2, offset: 2 })];
  expect(first.count).toBe(all.count);
  expect([...first.results, ...second.results]).toEqual(all.results.slice(0, 4));
});

test('photos that are not there are not found', async () => {
  for (const id of [randomUUID(), 'x']) {
    expect((await act(id, 'show')).status).toBe(404);
    expect((await act(id, 'hide')).status).toBe(404);
    expect((await file(id, operator.tokens.access)).status).toBe(404);
  }
});

test('nobody but an operator lists held photos or decides on them', async () => {
  const { id, image } = await heldPhoto();
  for (const [account, status] of [
    [designer, 403],
    [await given.customer(), 403],
    [server.client(), 401],
  ] as const) {
    expect((await account.get('operator/photo/')).status).toBe(status);
    for (const action of ['show', 'hide'] as const)
      expect((await account.post(`operator/photo/${id}/${action}/`)).status).toBe(status);
  }
  expect((await image()).review).toBe('held');
});
