import { randomBytes } from 'node:crypto';
import { projectForm, profileForm, type FormFile } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import type { Answer } from '@tessera/testkit/client';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MB = 2 ** 20;
const isShareable = process.env['TEST_POSTGRES_URL'] !== undefined;

/** A photo unlike any other, of so many bytes: what follows the picture in its file is not looked at. */
async function photo(bytes: number): Promise<FormFile> {
  const content = Buffer.alloc(bytes);
  content.set(await jpeg());
  return { name: 'a.jpg', bytes: content };
}
const project = async (bytes: number) => projectForm([await photo(bytes)]);
const add = async (designer: Account, bytes: number) =>
  designer.post('designer/project/', await project(bytes));
const codes = (answers: readonly Answer<{ code: string }>[]) =>
  answers.map(({ status, body }) => (status === 201 ? 201 : body.code));

describe('what an account may send in a day', () => {
  let database: TestDatabase;
  let server: TestServer;
  let given: ReturnType<typeof createGiven>;
  let now = new Date('2026-03-01T23:55:00Z');
  const signingKey = randomBytes(32).toString('hex');
  const start = () =>
    startTestServer({
      database,
      clock: () => now,
      settings: { UPLOAD_MB_PER_DAY: '1', SIGNING_KEY: signingKey, ROLE: isShareable ? 'api' : 'all' },
    });
  const sentBytes = async ({ email }: Account) =>
    server.withDatabase(async (db) => {
      const row = await db
        .selectFrom('uploadDay')
        .innerJoin('account', 'account.id', 'uploadDay.accountId')
        .select('bytes')
        .where('email', '=', email)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    });
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await start();
    given = createGiven(server);
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  test('is limited, and the refusal says when the next day begins, which starts from zero', async () => {
    now = new Date('2026-03-01T23:55:00Z');
    const [designer, other] = [await given.designer(), await given.designer()];
    expect((await add(designer, 0.9 * MB)).status).toBe(201);
    const refused = await add(designer, 0.3 * MB);
    expect([refused.status, refused.body.code]).toEqual([429, 'upload_quota_reached']);
    expect(refused.headers.get('retry-after')).toBe('300');
    expect((await add(designer, 0.05 * MB)).status).toBe(201);
    expect((await add(other, 0.9 * MB)).status).toBe(201);
    now = new Date('2026-03-02T00:00:00Z');
    expect((await add(designer, 0.3 * MB)).status).toBe(201);
  });

  test('counts refused files and forms without a length', async () => {
    const designer = await given.designer();
    const broken: FormFile = { name: 'a.jpg', bytes: Buffer.alloc(0.8 * MB) };
    expect((await designer.post('designer/project/', projectForm([broken]))).body.code).toBe(
      'invalid_file_type',
    );
    expect(await sentBytes(designer)).toBe(Math.floor(0.8 * MB));
    const streamed = new Response(await project(0.5 * MB));
    const response = await fetch(`${server.url}/api/internal/v1/designer/project/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${designer.tokens.access}`,
        'content-type': streamed.headers.get('content-type')!,
      },
      body: streamed.body,
      duplex: 'half',
    } as RequestInit);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      429,
      'upload_quota_reached',
    ]);
    expect((await designer.get('designer/project/')).body.count).toBe(0);
  });

  test('does not count forms without files', async () => {
    const designer = await given.designer();
    expect((await designer.post('designer/project/', projectForm([]))).status).toBe(201);
    expect(await sentBytes(designer)).toBe(0);
  });

  test('is limited for forms that arrive at the same time too, even at two processes', async () => {
    const designer = await given.designer();
    const second = isShareable ? await start() : undefined;
    const accounts = [
      designer,
      second ? { ...designer, ...second.client(designer.tokens.access) } : designer,
    ];
    const forms = await Promise.all(Array.from({ length: 6 }, () => project(0.3 * MB)));
    const answers = await Promise.all(
      forms.map((form, n) => accounts[n % 2]!.post('designer/project/', form)),
    );
    expect(codes(answers).sort()).toEqual([201, 201, 201, ...Array(3).fill('upload_quota_reached')]);
    await second?.stop();
  });
});

describe('what an account may store', () => {
  let server: TestServer;
  let given: ReturnType<typeof createGiven>;
  beforeAll(async () => {
    server = await startTestServer({ settings: { FREE_STORAGE_MB: '1' } });
    given = createGiven(server);
  });
  afterAll(() => server.stop());

  test('is limited over all its photos, and removing one makes room', async () => {
    const designer = await given.designer();
    const first = await add(designer, 0.5 * MB);
    expect((await designer.post('designer/profile/', profileForm([await photo(0.3 * MB)]))).status).toBe(200);
    const refused = await add(designer, 0.4 * MB);
    expect([refused.status, refused.body.code]).toEqual([403, 'storage_quota_reached']);
    expect((await designer.get('designer/project/')).body.count).toBe(1);

    const put = async (images: Record<string, string[]>, bytes: number) =>
      designer.put(`designer/project/${first.body.id}/`, projectForm([await photo(bytes)], images));
    const kept = first.body.images[0]!.id;
    const both = await put({ images_ordering: ['exists', 'new'], images_ids: [kept] }, 0.4 * MB);
    expect([both.status, both.body.code]).toEqual([403, 'storage_quota_reached']);
    expect((await designer.get(`designer/project/${first.body.id}/`)).body.images).toHaveLength(1);
    expect((await put({ images_ordering: ['new'] }, 0.6 * MB)).status).toBe(200);

    const profile = await designer.post('designer/profile/', profileForm([await photo(0.5 * MB)]));
    expect(profile.body.code).toBe('storage_quota_reached');
    await designer.delete(`designer/project/${first.body.id}/`);
    expect((await add(designer, 0.6 * MB)).status).toBe(201);
  });

  test('counts a photo of two projects once', async () => {
    const designer = await given.designer();
    const shared = await photo(0.7 * MB);
    for (let n = 0; n < 2; n++)
      expect((await designer.post('designer/project/', projectForm([shared]))).status).toBe(201);
  });

  test('can be set by the operator for one account', async () => {
    const designer = await given.designer();
    await server.withDatabase((db) =>
      db
        .updateTable('account')
        .set({ storageLimitBytes: 3 * MB })
        .where('email', '=', designer.email)
        .execute(),
    );
    expect((await add(designer, 2 * MB)).status).toBe(201);
    expect((await add(designer, 2 * MB)).status).toBe(403);
  });

  test('is limited for saves at the same time too', async () => {
    const designer = await given.designer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(designer, 0.4 * MB)));
    expect(codes(answers).sort()).toEqual([201, 201, ...Array(2).fill('storage_quota_reached')]);
    await server.jobsDone();
    expect((await designer.get('designer/project/')).body.count).toBe(2);
  });
});
