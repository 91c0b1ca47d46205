import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Delivery } from '@tessera/contract/deal/progress';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { form, type FormFile } from '@tessera/testkit/forms';
import { GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees about the files that designers hand over: who gets them, and what is refused. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
let lastWidth = 40;

beforeAll(async () => {
  server = await startTestServer({
    settings: { OPEN_APPLICATIONS_MAX: '1000', ORDER_WRITES_PER_MINUTE: '1000', UPLOAD_MB_PER_DAY: '10000' },
  });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
});
afterAll(() => server.stop());

/** A small document, unlike any before. */
const pdf = (name = 'plan.pdf'): FormFile => ({
  name,
  bytes: `%PDF-1.4\n% ${randomUUID()}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
});
const picture = async (): Promise<FormFile> => ({ name: 'room.png', bytes: await jpeg(++lastWidth, 30) });

const deliver = (owner: DealCustomer, files: readonly FormFile[], parts: Record<string, string> = {}) =>
  designer.post(
    `designer/engagement/${owner.orderId}/deliver/`,
    form({ message: 'The drawings', delivery_id: randomUUID(), ...parts }, { files }),
  );

/** An order with a delivery of these files. */
async function delivered(files: readonly FormFile[], by = designer) {
  const owner = await deals.orderAt('in_progress', by);
  const body = form({ message: 'The drawings' }, { files });
  const answer = await by.post(`designer/engagement/${owner.orderId}/deliver/`, body);
  expect(answer.status).toBe(200);
  return { owner, delivery: answer.body.deliveries[0]! };
}

/** What an address answers to an account, or to nobody. */
async function fetchAs(account: Account | null, url: string) {
  const response = await fetch(url, {
    headers: account === null ? {} : { authorization: `Bearer ${account.tokens.access}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const urlsOf = ({ files }: Delivery) =>
  files.flatMap(({ url, photo }) => [url, ...(photo?.variants.map((one) => one.url) ?? [])]);

/** How many documents lie in the storage. */
const storedDocuments = () =>
  readdir(join(server.dataDir, 'media/objects/document')).catch((): string[] => []);

describe('delivered files', () => {
  test('are listed in the order sent and fetched by both parties, documents as they were sent', async () => {
    const [plan, photo] = [pdf('Küche (v2).pdf'), await picture()];
    const { owner, delivery } = await delivered([plan, photo, pdf('list.pdf')]);
    expect(delivery.files.map(({ name, type }) => [name, type])).toEqual([
      ['Küche (v2).pdf', 'application/pdf'],
      ['room.png', 'image/jpeg'],
      ['list.pdf', 'application/pdf'],
    ]);
    expect(delivery.files.map((file) => file.photo?.width)).toEqual([undefined, lastWidth, undefined]);
    const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
    expect(order.deliveries.map(({ id }) => id)).toEqual([delivery.id]);
    for (const account of [owner, designer]) {
      const file = await fetchAs(account, delivery.files[0]!.url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(file.bytes.toString()).toBe(plan.bytes);
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="K_che (v2).pdf"; filename*=UTF-8''K%C3%BCche%20%28v2%29.pdf`,
      );
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      expect(file.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('that are photos are handed out without metadata, the right way up, in all their sizes', async () => {
    const located = await sharp(Buffer.from((await picture()).bytes))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { owner, delivery } = await delivered([{ name: 'room.jpg', bytes: located }]);
    await server.jobsDone();
    const { body } = await owner.get(`customer/order/${owner.orderId}/`);
    const urls = urlsOf(body.deliveries[0]!);
    expect(urls.length).toBeGreaterThan(2);
    for (const url of urls) {
      const { status, bytes } = await fetchAs(owner, url);
      expect(status).toBe(200);
      const { exif, width } = await sharp(bytes).metadata();
      expect([exif, width]).toEqual([undefined, delivery.files[0]!.photo!.width]);
    }
    expect(JSON.stringify(body.deliveries)).not.toContain('/media/');
  });

  test('answer to nobody but the two parties, at none of their addresses', async () => {
    const { owner, delivery } = await delivered([pdf(), await picture()]);
    await server.jobsDone();
    const urls = urlsOf((await owner.get(`customer/order/${owner.orderId}/`)).body.deliveries[0]!);
    const strangers = [await deals.customerWithOrder(), await deals.poolDesigner('Rut')];
    for (const url of urls) {
      for (const stranger of strangers) expect((await fetchAs(stranger, url)).status).toBe(404);
      expect((await fetchAs(null, url)).status).toBe(401);
    }
    const own = delivery.files[0]!.url;
    for (const gone of [own.replace(delivery.files[0]!.id, randomUUID()), `${own}640.jpg/`, `${own}x/`])
      expect((await fetchAs(owner, gone)).status).toBe(404);
    expect((await owner.raw('POST', new URL(own).pathname, { body: {} })).status).toBe(405);
  });

  test('of a delivery sent again are stored once, and another delivery adds its own', async () => {
    const owner = await deals.orderAt('in_progress', designer);
    const [plan, id] = [pdf(), randomUUID()];
    const before = (await storedDocuments()).length;
    const answers = await Promise.all([1, 2, 3].map(() => deliver(owner, [plan], { delivery_id: id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await deliver(owner, [pdf(), pdf()]);
    expect(body.deliveries.map(({ files }) => files.length)).toEqual([1, 2]);
    expect(await storedDocuments()).toHaveLength(before + 3);
  });
});

describe('a delivery is refused', () => {
  test.each([
    [
      'a page that calls itself a PDF',
      'plan.pdf',
      '<html><script>alert(1)</script>',
      'files.1 invalid_file_type',
    ],
    ['an empty file', 'plan.pdf', '', 'files.1 invalid_file_type'],
    [
      'a vector drawing',
      'plan.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'files.1 invalid_file_type',
    ],
    ['a damaged photo', 'room.jpg', 'ÿØÿà', 'files.1 invalid_file_type'],
  ])('with %s, and nothing of it is stored', async (_what, name, bytes, fault) => {
    const owner = await deals.orderAt('in_progress', designer);
    const before = await storedDocuments();
    const { status, body } = await deliver(owner, [pdf(), { name, bytes }]);
    expect([status, ...body.errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([400, fault]);
    expect(await storedDocuments()).toEqual(before);
    expect((await owner.get(`customer/order/${owner.orderId}/`)).body).toMatchObject({
      status: 'in_progress',
      deliveries: [],
    });
  });

  test('with eleven files, a document above 25 MB or a photo above 10 MB', async () => {
    const owner = await deals.orderAt('in_progress', designer);
    const refusal = async (files: readonly FormFile[]) => {
      const { status, body } = await deliver(owner, files);
      return [status, ...body.errors.map(({ field, code }) => `${field} ${code}`), body.message];
    };
    expect(await refusal(Array.from({ length: 11 }, () => pdf()))).toEqual([
      400,
      'files too_many_files',
      expect.stringContaining('up to 10 files at a time'),
    ]);
    const large = Buffer.alloc(26_214_401, ' ');
    large.write('%PDF-1.4\n');
    expect(await refusal([{ name: 'large.pdf', bytes: large }])).toEqual([
      400,
      'files.0 file_too_large',
      expect.stringContaining('exceeds the 25MB limit'),
    ]);
    const photo = Buffer.concat([Buffer.from(await jpeg()), Buffer.alloc(10_485_760)]);
    expect(await refusal([pdf(), { name: 'large.jpg', bytes: photo }])).toEqual([
      400,
      'files.1 file_too_large',
      expect.stringContaining('exceeds the 10MB limit'),
    ]);
    expect((await deliver(owner, [{ name: 'whole.pdf', bytes: large.subarray(0, 26_214_400) }])).status).toBe(
      200,
    );
  });

  test('for an order that is over, by another designer, or beyond the storage of the plan', async () => {
    const over = await deals.orderAt('completed', designer);
    const before = await storedDocuments();
    expect((await deliver(over, [pdf()])).body.code).toBe('wrong_state');
    const rival = await deals.poolDesigner('Rut');
    const owner = await deals.orderAt('in_progress', rival);
    expect((await deliver(owner, [pdf()])).status).toBe(404);
    await server.withDatabase((db) =>
      db.updateTable('account').set({ storageLimitBytes: 10 }).where('id', '=', rival.id).execute(),
    );
    const { status, body } = await rival.post(
      `designer/engagement/${owner.orderId}/deliver/`,
      form({ message: 'Drawings' }, { files: [pdf()] }),
    );
    expect([status, body.code]).toEqual([403, 'storage_quota_reached']);
    expect(await storedDocuments()).toEqual(before);
    expect((await owner.get(`customer/order/${owner.orderId}/`)).body.status).toBe('in_progress');
  });
});

describe('delivered files go', () => {
  const documentsOf = (keys: readonly string[]) =>
    storedDocuments().then((stored) => keys.filter((key) => stored.includes(key)));
  const keysOf = ({ files }: Delivery) =>
    server.withDatabase(async (db) => {
      const rows = await db
        .selectFrom('deliveryFile')
        .select('fileKey')
        .where(
          'id',
          'in',
          files.map(({ id }) => id),
        )
        .execute();
      return rows.flatMap(({ fileKey }) => fileKey ?? []);
    });

  test('with the order that they are for', async () => {
    const { owner, delivery } = await delivered([pdf(), await picture()]);
    const keys = await keysOf(delivery);
    expect(await documentsOf(keys)).toEqual(keys);
    await owner.post(`customer/order/${owner.orderId}/cancel/`, { reason: 'We move away' });
    expect((await owner.delete(`customer/order/${owner.orderId}/`)).status).toBe(204);
    await server.jobsDone();
    expect(await documentsOf(keys)).toEqual([]);
    expect((await fetchAs(owner, delivery.files[0]!.url)).status).toBe(404);
  });

  test('with their designer’s account, and stay for the designer when the customer of completed work goes', async () => {
    const leaving = await deals.poolDesigner('Ida');
    const { owner, delivery } = await delivered([pdf(), await picture()], leaving);
    const keys = await keysOf(delivery);
    await owner.post(`customer/order/${owner.orderId}/complete/`);
    const remove = (account: Account) =>
      account.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } });
    expect((await remove(owner)).status).toBe(204);
    await server.jobsDone();
    for (const { url } of delivery.files) expect((await fetchAs(leaving, url)).status).toBe(200);
    expect((await remove(leaving)).status).toBe(204);
    await server.jobsDone();
    expect(await documentsOf(keys)).toEqual([]);
    const photos = await server.withDatabase((db) =>
      sql<{
        count: number;
      }>`select count(*)::int as count from photo where width = ${lastWidth} and height = 30`.execute(db),
    );
    expect(photos.rows).toEqual([{ count: 0 }]);
  });

  test('that a crash left in the storage, with the next sweep, and no others', async () => {
    const { delivery } = await delivered([pdf()]);
    const keys = await keysOf(delivery);
    await server.withDatabase((db) =>
      sql`insert into pgboss.job (name, data) values ('media.sweep', '{"before": "2100-01-01T00:00:00Z"}')`.execute(
        db,
      ),
    );
    await server.jobsDone();
    expect(await documentsOf(keys)).toEqual(keys);
    await server.withDatabase(async (db) => {
      await sql`delete from delivery_file where file_key = ${keys[0]!}`.execute(db);
      await sql`insert into pgboss.job (name, data) values ('media.sweep', '{"before": "2100-01-01T00:00:00Z"}')`.execute(
        db,
      );
    });
    await server.jobsDone();
    expect(await documentsOf(keys)).toEqual([]);
  });
});

/** Names in `manifest.csv` of the folder, whatever is expected of them: see `media/intake/bad-inputs.test.ts`. */
const folder = process.env['BAD_INPUTS_DIR'] ?? '';
const manifest = join(folder, 'manifest.csv');
const badFiles = existsSync(manifest)
  ? readFileSync(manifest, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]!)
      .filter((file) => file !== '' && !file.startsWith('strings/'))
  : [];

describe.skipIf(badFiles.length === 0)('files of BAD_INPUTS_DIR', () => {
  test.each(badFiles)('%s is taken or refused with a code', async (file) => {
    const owner = await deals.orderAt('in_progress', designer);
    const { status, body } = await deliver(owner, [
      pdf(),
      { name: basename(file), bytes: readFileSync(join(folder, file)) },
    ]);
    const outcome = status === 200 ? 'taken' : `${status} ${body.code}`;
    expect(['taken', '400 invalid_image', '400 invalid_file_type']).toContain(outcome);
    expect((await server.client().raw('GET', '/readyz')).status).toBe(200);
  });
});
