import { UNSAFE_COLOUR } from '@tessera/embedder/fake';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { picture, startWebSite, type WebSite } from '@tessera/testkit/servers/web-site';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminTools } from '../../../admin/command.ts';
import { reviewPhotos } from '../../../admin/review-photos.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import { createEventsService } from '../../events/events.service.ts';
import { createTellingService } from '../../notifications/telling.service.ts';
import { createAuditService } from '../../operator/audit/audit.service.ts';
import { forgetPhoto } from '../../matching/vectors/photos.service.ts';
import { createReviewService } from './review.service.ts';

let site: WebSite;
let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  site = await startWebSite();
  server = await startTestServer({ internet: site.internet });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

let lastUnsafe = 0;

/** A picture that is judged unsafe, unlike any before. */
function unsafe(): Promise<Buffer> {
  const [r, g, b] = UNSAFE_COLOUR;
  const background = { r, g, b };
  const width = 60 + ++lastUnsafe;
  return sharp({ create: { width, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** What the operator's command says. */
async function admin(...args: string[]): Promise<string[]> {
  return server.withDatabase(async (db) => {
    const said: string[] = [];
    const clock = () => new Date();
    const notifications = createTellingService({ queue, events: createEventsService({ db, clock }), clock });
    const tools = {
      db,
      review: createReviewService({ db, queue, forgetPhoto, notifications }),
      audit: createAuditService({ db, clock }),
      by: { command: 'root' },
      say: (line: string) => said.push(line),
    };
    await reviewPhotos.run(args, tools as unknown as AdminTools);
    return said;
  });
}

const addJob = (db: Db, name: string, payload: object) =>
  sql`insert into pgboss.job (name, data) values (${name}, ${JSON.stringify(payload)}::jsonb)`.execute(db);

const queue = {
  add: async (tx: Tx, job: Job<any>, payload: object) => {
    await addJob(tx, job.name, payload);
  },
};

/** The id by which the operator knows the photo with this address. */
function photoIdOf(url: string): Promise<string> {
  const key = url.split('/').at(-2)!;
  return server.withDatabase(async (db) => {
    const { id } = await db.selectFrom('photo').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    return id;
  });
}

/** A designer with a complete profile and a project of these photos, once they are judged. */
async function designerWith(photos: readonly Buffer[], portrait?: Buffer) {
  const designer = await given.designer();
  await designer.post(
    'designer/profile/',
    profileForm([{ name: 'me.jpg', bytes: portrait ?? (await jpeg()) }]),
  );
  const files = photos.map((bytes, i) => ({ name: `${i}.jpg`, bytes }));
  const { body: project } = await designer.post('designer/project/', projectForm(files));
  await server.jobsDone();
  const read = async () => (await designer.get(`designer/project/${project.id}/`)).body;
  return { designer, read, project: await read() };
}

describe('an unsafe photo', () => {
  test('of a project is withheld: its designer is told, and nobody else can see or load it', async () => {
    const { designer, project } = await designerWith([await jpeg(), await unsafe()]);
    expect(project.images.map(({ review }) => review)).toEqual(['shown', 'held']);
    expect(project.images[1]!.thumbhash).toBeNull();
    for (const { url } of [project.images[1]!, ...project.images[1]!.variants])
      expect((await fetch(url)).status).toBe(404);
    expect((await fetch(project.images[0]!.url)).status).toBe(200);
    expect((await designer.get('designer/profile/')).body.photo_review).toBe('shown');

    const customer = await given.customer();
    await customer.post('customer/order/', given.orderBody());
    await server.jobsDone();
    const { results } = (await customer.get('customer/match/')).body;
    const shown = results.flatMap(({ portfolioImages }) => portfolioImages);
    expect(shown).toContain(project.images[0]!.url);
    expect(shown).not.toContain(project.images[1]!.url);
  });

  test('that is the only one of a project leaves the project without photos', async () => {
    const { project } = await designerWith([await unsafe()]);
    expect(project.matching_state).toBe('no_photos');
  });

  test('of a profile is withheld', async () => {
    const { designer } = await designerWith([await jpeg()], await unsafe());
    const { body } = await designer.get('designer/profile/');
    expect(body).toMatchObject({ photo_review: 'held', photo: null });
    expect((await fetch(body.photo_url!)).status).toBe(404);
    const customer = await given.customer();
    const { body: order } = await customer.post('customer/order/', given.orderBody());
    expect((await designer.post(`designer/match/${order.id}/apply/`)).status).toBe(201);
    const applications = (await customer.get('customer/application/')).body.results;
    expect(applications).toMatchObject([{ avatar: null, avatar_photo: null }]);
    await server.jobsDone();
    const { results } = (await customer.get('customer/match/', { query: { limit: 100 } })).body;
    expect(results.map(({ avatar }) => avatar)).toContain(null);
    expect(results.map(({ avatar }) => avatar)).not.toContain(body.photo_url);
  });

  test('behind a link is withheld, before and after an order is saved with the link', async () => {
    const [customer, designer] = [await given.customer(), (await designerWith([await jpeg()])).designer];
    site.answer('/unsafe.jpg', picture(await unsafe()));
    const link = site.url('/unsafe.jpg');
    const { body: asked } = await customer.post('customer/link-preview/', { link });
    await server.jobsDone();
    const { photo } = (await customer.get(`customer/link-preview/${asked.id}/`)).body;
    expect(photo!.review).toBe('held');
    const { body: order } = await customer.post('customer/order/', given.orderBody({ links: [{ link }] }));
    await server.jobsDone();
    expect((await customer.get(`customer/order/${order.id}/`)).body.photos[0]!.review).toBe('held');
    expect((await fetch(photo!.url)).status).toBe(404);
    const matches = (await designer.get('designer/match/', { query: { limit: 100 } })).body.results;
    expect(matches.find(({ id }) => id === order.id)!.photos).toEqual([]);
    const again = await customer.post('customer/order/', given.orderBody({ links: [{ link: photo!.url }] }));
    await server.jobsDone();
    expect((await customer.get(`customer/order/${again.body.id}/`)).body.photos).toEqual([]);
  });
});

describe('the operator', () => {
  test('sees withheld photos with their owners, who are told when one is allowed', async () => {
    const { designer, project, read } = await designerWith([await unsafe()]);
    const id = await photoIdOf(project.images[0]!.url);
    const line = (await admin()).find((one) => one.startsWith(id));
    expect(line).toContain(`portfolio project ‘Loft in Malmö’ of ${designer.email}`);
    expect(await admin('allow', id)).toEqual([`Photo ${id} is allowed.`]);
    expect((await read()).images[0]!.review).toBe('shown');
    expect((await fetch(project.images[0]!.url)).status).toBe(200);
    expect((await admin()).join()).not.toContain(id);
    await server.withDatabase((db) => addJob(db, 'matching.catch-up', {}));
    await server.jobsDone();
    expect(await read()).toMatchObject({ matching_state: 'ready', images: [{ review: 'shown' }] });
    expect(await admin('allow', id)).toEqual([`There is no held photo ${id}.`]);
    expect((await designer.get('user/notification/')).body.results.map(({ text }) => text)).toEqual([
      'A photo of ‘Loft in Malmö’ was reviewed and is shown again',
      'A photo of ‘Loft in Malmö’ is held for review: nobody sees it until we have looked at it',
    ]);
  });

  test('can remove a photo for good, even when it is uploaded again', async () => {
    const bytes = await unsafe();
    const { project, read } = await designerWith([bytes]);
    const id = await photoIdOf(project.images[0]!.url);
    expect(await admin('remove', id)).toEqual([`Photo ${id} is removed.`]);
    await server.jobsDone();
    expect((await read()).images[0]).toMatchObject({ review: 'removed', variants: [] });
    expect((await fetch(project.images[0]!.url)).status).toBe(404);
    const other = await designerWith([bytes]);
    expect(other.project.images[0]!.review).toBe('removed');
    for (const unknown of ['x', '0190a000-0000-7000-8000-000000000000'])
      expect(await admin('remove', unknown)).toEqual([`There is no photo ${unknown}.`]);
  });
});

/** Guarantees that what was uploaded before anything was judged is judged all the same. */
test('photos that were never judged are judged in the background', async () => {
  const { project, read } = await designerWith([await unsafe()]);
  const id = await photoIdOf(project.images[0]!.url);
  await server.withDatabase(async (db) => {
    await db.updateTable('photo').set({ review: 'unjudged', unsafe: null }).where('id', '=', id).execute();
    await addJob(db, 'matching.catch-up', {});
  });
  await server.jobsDone();
  expect((await read()).images[0]!.review).toBe('held');
});
