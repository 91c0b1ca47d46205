import { randomUUID } from 'node:crypto';
import { UNSAFE_COLOUR } from '@tessera/embedder/fake';
import { createDeals } from '@tessera/testkit/deal';
import { form, profileForm, projectForm, type FormFile } from '@tessera/testkit/forms';
import type { Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { picture, startWebSite, type WebSite } from '@tessera/testkit/servers/web-site';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees that people hear what becomes of their own photos in the review, each once, with the page where the photo is. */

let site: WebSite;
let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let operator: Account;
beforeAll(async () => {
  site = await startWebSite();
  server = await startTestServer({ internet: site.internet });
  deals = createDeals(server);
  operator = await deals.operator();
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

const HELD = 'is held for review: nobody sees it until we have looked at it';
const SHOWN = 'was reviewed and is shown again';
const REMOVED = 'was removed after review';

let lastWidth = 60;

/** A picture that is judged unsafe, unlike any before. */
async function unsafe(): Promise<FormFile> {
  const [r, g, b] = UNSAFE_COLOUR;
  const size = { width: ++lastWidth, height: 60, channels: 3 as const };
  const bytes = await sharp({ create: { ...size, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  return { name: 'room.jpg', bytes };
}

/** What an account was told of photos, oldest first. */
async function toldTo(account: Account): Promise<{ text: string; link: string }[]> {
  await server.jobsDone();
  const { results } = (await account.get('user/notification/')).body;
  return results
    .filter(({ kind }) => kind === 'photo_review')
    .map(({ text, link }) => ({ text, link }))
    .toReversed();
}

/** Has the operator decide on the last photo that is held. */
async function decide(action: 'show' | 'hide'): Promise<string> {
  await server.jobsDone();
  const { id } = (await operator.get('operator/photo/', { query: { limit: 100 } })).body.results.at(-1)!;
  expect((await operator.post(`operator/photo/${id}/${action}/`)).status).toBe(204);
  return id;
}

/** Runs a job once more. */
async function repeat(name: string, payload: object): Promise<void> {
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values (${name}, ${JSON.stringify(payload)}::jsonb)`.execute(db),
  );
  await server.jobsDone();
}

async function designerWithProject(photo: FormFile) {
  const designer = await deals.designer();
  await designer.post('designer/profile/', profileForm([{ name: 'me.jpg', bytes: await jpeg() }]));
  const { body: project } = await designer.post('designer/project/', projectForm([photo]));
  return { designer, project };
}

describe('the designer of a project', () => {
  test('is told once that a photo is held and once that it is shown again, however often jobs and the operator repeat themselves', async () => {
    const { designer, project } = await designerWithProject(await unsafe());
    const link = `/designer/projects/edit/${project.id}`;
    const held = { text: `A photo of ‘Loft in Malmö’ ${HELD}`, link };
    expect(await toldTo(designer)).toEqual([held]);
    await repeat('matching.embed-project', { projectId: project.id });
    expect(await toldTo(designer)).toEqual([held]);
    const id = await decide('show');
    expect((await operator.post(`operator/photo/${id}/show/`)).status).toBe(204);
    await repeat('matching.embed-photos', { photoIds: [id] });
    expect(await toldTo(designer)).toEqual([held, { text: `A photo of ‘Loft in Malmö’ ${SHOWN}`, link }]);
  });

  test('is told once that the operator removed a photo, and so is whoever uploads it again', async () => {
    const photo = await unsafe();
    const { designer } = await designerWithProject(photo);
    const id = await decide('hide');
    expect((await operator.post(`operator/photo/${id}/hide/`)).status).toBe(204);
    expect((await toldTo(designer)).map(({ text }) => text)).toEqual([
      `A photo of ‘Loft in Malmö’ ${HELD}`,
      `A photo of ‘Loft in Malmö’ ${REMOVED}`,
    ]);
    const other = await designerWithProject(photo);
    expect(await toldTo(other.designer)).toEqual([
      { text: `A photo of ‘Loft in Malmö’ ${REMOVED}`, link: `/designer/projects/edit/${other.project.id}` },
    ]);
    expect(await toldTo(designer)).toHaveLength(2);
  });

  test('is told that a photo was removed that nobody had held', async () => {
    const { designer, project } = await designerWithProject({ name: 'room.jpg', bytes: await jpeg() });
    await server.jobsDone();
    const key = project.images[0]!.url.split('/').at(-2)!;
    const { id } = await server.withDatabase((db) =>
      db.selectFrom('photo').select('id').where('key', '=', key).executeTakeFirstOrThrow(),
    );
    expect((await operator.post(`operator/photo/${id}/hide/`)).status).toBe(204);
    expect((await toldTo(designer)).map(({ text }) => text)).toEqual([
      `A photo of ‘Loft in Malmö’ ${REMOVED}`,
    ]);
  });

  test('is told nothing of photos that are judged harmless', async () => {
    const { designer } = await designerWithProject({ name: 'room.jpg', bytes: await jpeg() });
    expect(await toldTo(designer)).toEqual([]);
  });
});

test('a designer is told of the profile photo', async () => {
  const designer = await deals.designer();
  await designer.post('designer/profile/', profileForm([await unsafe()]));
  const link = '/designer/settings';
  expect(await toldTo(designer)).toEqual([{ text: `Your profile photo ${HELD}`, link }]);
  await decide('show');
  expect(await toldTo(designer)).toEqual([
    { text: `Your profile photo ${HELD}`, link },
    { text: `Your profile photo ${SHOWN}`, link },
  ]);
});

test('a customer is told of a photo of an order once the order is saved with it', async () => {
  const customer = await deals.customer();
  const { body: own } = await customer.post('customer/order-photo/', form({}, { photo: [await unsafe()] }));
  expect(await toldTo(customer)).toEqual([]);
  const { body: order } = await customer.post(
    'customer/order/',
    deals.orderBody({ links: [], own_photos: [{ id: own.id, use: 'liked' }] }),
  );
  const link = `/customer/projects/edit/${order.id}`;
  expect(await toldTo(customer)).toEqual([{ text: `A photo of ‘Bright kitchen’ ${HELD}`, link }]);
  await decide('hide');
  expect((await toldTo(customer)).at(-1)).toEqual({ text: `A photo of ‘Bright kitchen’ ${REMOVED}`, link });
});

test('nobody is told of the picture behind a link', async () => {
  const customer = await deals.customer();
  site.answer('/unsafe.jpg', picture((await unsafe()).bytes as Buffer));
  const links = [{ link: site.url('/unsafe.jpg') }];
  const { body: order } = await customer.post('customer/order/', deals.orderBody({ links }));
  await server.jobsDone();
  const photos = (await customer.get(`customer/order/${order.id}/`)).body.photos;
  expect(photos.map(({ review }) => review)).toEqual(['held']);
  expect(await toldTo(customer)).toEqual([]);
});

describe('of a photo that passes between two people, only the one who sent it is told', () => {
  test('in messages, with the page of that side', async () => {
    const designer = await deals.poolDesigner();
    const owner = await deals.orderAt('active', designer);
    const { body: begun } = await owner.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: owner.orderId,
    });
    const send = async (photo: FormFile) => form({ message_id: randomUUID() }, { photos: [photo] });
    const said = { text: `A photo in a message about ‘Bright kitchen’ ${HELD}` };
    await owner.post(`customer/conversation/${begun.id}/message/`, await send(await unsafe()));
    expect([await toldTo(owner), await toldTo(designer)]).toEqual([
      [{ ...said, link: `/customer/messages/${begun.id}` }],
      [],
    ]);
    await designer.post(`designer/conversation/${begun.id}/message/`, await send(await unsafe()));
    expect(await toldTo(designer)).toEqual([{ ...said, link: `/designer/messages/${begun.id}` }]);
    expect(await toldTo(owner)).toHaveLength(1);
  });

  test('in a delivery', async () => {
    const designer = await deals.poolDesigner();
    const owner = await deals.orderAt('in_progress', designer);
    const delivery = form({ message: 'The drawings' }, { files: [await unsafe()] });
    expect((await designer.post(`designer/engagement/${owner.orderId}/deliver/`, delivery)).status).toBe(200);
    expect(await toldTo(designer)).toEqual([
      {
        text: `A photo in a delivery for ‘Bright kitchen’ ${HELD}`,
        link: `/designer/engagements/${owner.orderId}`,
      },
    ]);
    expect(await toldTo(owner)).toEqual([]);
  });
});

test('whoever has switched it off is told nothing', async () => {
  const designer = await deals.designer();
  await designer.put('user/notification-settings/', { photo_review: { in_product: false, by_mail: false } });
  await designer.post('designer/profile/', profileForm([await unsafe()]));
  await decide('show');
  expect(await toldTo(designer)).toEqual([]);
});
