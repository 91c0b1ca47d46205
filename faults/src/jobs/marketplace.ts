import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { quizPairs } from '@tessera/contract/orders/style-quiz';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import { readConfig } from '@tessera/server/config';
import { createDeps, type Deps, type Outside } from '@tessera/server/deps';
import { openStorage } from '@tessera/server/features/media/storage/open-storage';
import { createPhotoDecoder } from '@tessera/server/features/media/decoder/photo-decoder';
import { createLinkReader } from '@tessera/server/features/previews/fetcher/link-reader';
import { createSecurityLog } from '@tessera/server/http/monitoring/security-log';
import { openUploadFolder } from '@tessera/server/http/uploads';
import { createJobHandlers } from '@tessera/server/job-handlers';
import { allJobs } from '@tessera/server/jobs/all-jobs';
import type { Job, JobHandler } from '@tessera/server/jobs/define-job';
import { openQueue } from '@tessera/server/jobs/queue';
import { createAuthenticator } from '@tessera/testkit/authenticator';
import { form, profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { page, picture, startWebSite } from '@tessera/testkit/servers/web-site';
import { sql } from 'kysely';
import pino from 'pino';
import type { DatabaseKind } from '../databases.ts';
import { createStates, type SavedState } from './marketplace-state.ts';
import { SteppedClient, stepped } from './steps.ts';

/** The moment at which everything happens. */
const NOW = new Date('2026-11-23T12:00:00Z');

/** Nobody listens there: jobs that mail are only asked for by the server. */
const MAIL_SETTINGS = { SMTP_URL: 'smtp://127.0.0.1:9' };

type Mail = Parameters<NonNullable<Outside['mailer']>['send']>[0];

/** A marketplace in which every job has something to do. */
export type Marketplace = Awaited<ReturnType<typeof createMarketplace>>;

export async function createMarketplace(kind: DatabaseKind) {
  const database = await kind.create();
  const site = await startWebSite();
  const server = await startTestServer({
    database: { ...database, connection: { ...database.connection, Client: SteppedClient } },
    internet: site.internet,
    settings: { ROLE: 'api', ...MAIL_SETTINGS },
    clock: () => NOW,
  });
  const db = await server.withDatabase(async (opened) => opened);
  const config = readConfig({ DATA_DIR: server.dataDir, DEMO: 'off', ...MAIL_SETTINGS });
  const queue = await openQueue({ db, jobs: allJobs, embedded: false, works: false, onError: fail });
  const decoder = createPhotoDecoder({ processes: 1, onFault: fail });
  const storage = await openStorage(config);
  const uploads = await openUploadFolder(join(server.dataDir, 'incoming'), new Date(0));
  const robot = { name: 'Tessera', contact: 'mailto:robots@example.org' };
  const linkReader = createLinkReader({ internet: site.internet, robot, pauseMs: 0, clock: () => NOW });
  const states = await createStates(db, server.dataDir);
  let mails: Mail[] = [];

  /** A worker that has just started: it remembers nothing. Its models are others where `newModels`. */
  const startWorker = (newModels: boolean): Deps => {
    const fake = createFakeEmbedder();
    const embedder = newModels ? { ...fake, textModel: 'fake-text@2' } : fake;
    const mailer: NonNullable<Outside['mailer']> = {
      send: async (mail) => void mails.push(mail),
      check: async () => {},
      close: () => {},
    };
    return createDeps({
      config,
      db,
      laggingDb: db,
      queue,
      uploads,
      signingKey: 'not used by any job, and long enough for every rule of keys',
      clock: () => NOW,
      onFault: fail,
      security: createSecurityLog(pino({ level: 'silent' })),
      mailer: stepped('mailer', mailer),
      embedder: stepped('embedder', embedder),
      storage: stepped('storage', storage),
      decoder: stepped('decoder', decoder),
      linkReader: stepped('links', linkReader),
    });
  };

  const run = async (worker: Deps, job: Job, payload: object): Promise<void> => {
    const handle = (createJobHandlers(worker) as Record<string, JobHandler>)[job.name]!;
    const signal = new AbortController().signal;
    await handle(job.payload.parse(payload), {
      signal,
      leaving: new AbortController().signal,
      isLastAttempt: false,
    });
  };

  const waiting = async () => {
    const { rows } = await sql<{ name: string; data: object }>`
      select name, data from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_%' order by created_on
    `.execute(db);
    return rows;
  };

  /** Does everything that waits, and what follows from it. */
  const doJobs = async () => {
    for (let rows = await waiting(); rows.length > 0; rows = await waiting()) {
      await sql`delete from pgboss.job`.execute(db);
      const worker = startWorker(false);
      for (const { name, data } of rows) await run(worker, jobNamed(name), data);
    }
  };

  const payloads = new Map<string, { saved: SavedState; payload: object }>();
  /** Everything that waits now, as it is now. */
  const note = async (name: string, extra: Record<string, object> = {}) => {
    const saved = await states.save(name);
    for (const { name: job, data } of await waiting())
      if (!payloads.has(job)) payloads.set(job, { saved, payload: data });
    for (const [job, payload] of Object.entries(extra)) payloads.set(job, { saved, payload });
    return saved;
  };

  const given = createGiven(server);
  const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg(800, 600) });
  // The address of the first one is never confirmed, so that there is a mail to send.
  const newcomer = await given.customer();
  const [designer, customer] = [await given.designer(), await given.customer()];
  // Mails with the words of others go to confirmed addresses only.
  for (const account of [designer, customer]) await given.confirmedEmail(account);
  await designer.post('designer/profile/', profileForm([await photo()]));
  const project = (await designer.post('designer/project/', projectForm([await photo(), await photo()])))
    .body;
  await customer.post('customer/profile/', { first_name: 'Carl', last_name: 'Dahl', country_code: 'SE' });
  site.answer('/room.jpg', picture(await jpeg(640, 480)));
  site.answer(
    '/room',
    page('<meta property="og:title" content="A room"><meta property="og:image" content="/room.jpg">'),
  );
  const links = [{ link: site.url('/room') }];
  const [liked, passed] = quizPairs[0]!.rooms;
  const style_picks = [{ liked: liked.name, passed: passed.name }];
  const order = (await customer.post('customer/order/', given.orderBody({ links, style_picks }))).body;
  const removed = (await designer.post('designer/project/', projectForm([await photo()]))).body;
  await note('written');
  // Of no order that is ever saved.
  await customer.post('customer/link-preview/', { link: site.url('/room?unused') });

  await doJobs();
  const accountId = (await sql<{ id: string }>`select account_id as id from designer_profile`.execute(db))
    .rows[0]!.id;
  await designer.post(`designer/match/${order.id}/apply/`);
  await customer.post('customer/conversation/', {
    designer_id: accountId,
    order_id: order.id,
    message: 'In May?',
  });
  await server.client().post('user/forgot-password/', { email: newcomer.email });
  // The device has not been seen before, and its first token is used again after two others.
  const { email, password } = designer;
  const { body: tokens } = await server.client().post('user/sign-in/', { email, password });
  for (let refresh = tokens.refresh, use = 0; use < 2; use++)
    refresh = (await server.client().post('user/refresh-token/', { refresh })).body.refresh;
  await server.client().post('user/refresh-token/', { refresh: tokens.refresh });
  await newcomer.post('user/password/', {
    current_password: newcomer.password,
    password: 'Amber-Lantern-58',
  });
  await newcomer.post('user/email/', { password: 'Amber-Lantern-58', email: 'new-address@example.org' });
  const asked = (await customer.post('user/passkey/options/')).body;
  const credential = createAuthenticator({ origin: server.url }).create(asked);
  await customer.post('user/passkey/', { credential });
  await sql`insert into passkey_challenge values (sha256('old'), null, ${new Date(NOW.getTime() - 1)})`.execute(
    db,
  );
  const undoLink = randomUUID();
  await sql`
    insert into mailed_link (id, account_id, purpose, email, token_hash, expires_at)
    values (${undoLink}, ${accountId}, 'undo-email', 'former@example.org', sha256('undo'), ${new Date(NOW.getTime() + 86_400_000)})
  `.execute(db);
  const exportId = randomUUID();
  await sql`
    insert into account_export (id, account_id, state, requested_at) values (${exportId}, ${accountId}, 'pending', ${NOW})
  `.execute(db);
  await designer.post('contact-message/', { subject: 'A question', message: 'How does it work?' });
  await designer.delete(`designer/project/${removed.id}/`);
  // An order that goes takes what was delivered for it along.
  const abandoned = (await customer.post('customer/order/', given.orderBody({ links: [] }))).body;
  await designer.post(`designer/match/${abandoned.id}/apply/`);
  await customer.post(`customer/order/${abandoned.id}/application/${accountId}/accept/`);
  await designer.post(
    `designer/engagement/${abandoned.id}/deliver/`,
    form({ message: 'The plan' }, { files: [{ name: 'plan.pdf', bytes: '%PDF-1.4\n%%EOF\n' }] }),
  );
  await customer.post(`customer/order/${abandoned.id}/cancel/`, { reason: 'We move away' });
  await customer.delete(`customer/order/${abandoned.id}/`);
  const past = new Date(NOW.getTime() - 400 * 86_400_000);
  await sql`insert into session (id, account_id, expires_at) values (gen_random_uuid(), ${accountId}, ${past})`.execute(
    db,
  );
  await sql`
    insert into mailed_link values (gen_random_uuid(), ${accountId}, 'verify-email', sha256('old'), ${past})
  `.execute(db);
  await sql`insert into match_impression values (${accountId}, ${past}::date, ${order.id})`.execute(db);
  await sql`update link_preview set created_at = ${past}`.execute(db);
  await sql`update user_event set created_at = ${past}`.execute(db);
  // Long enough ago to be mailed as unread.
  await sql`update message set created_at = ${new Date(NOW.getTime() - 3_600_000)}`.execute(db);
  const orphan = join(server.dataDir, 'media/objects/variant', '0'.repeat(32));
  await mkdir(orphan, { recursive: true });
  await writeFile(join(orphan, '640.webp'), 'left by a crash');
  await sql`
    insert into account_export (id, account_id, state, requested_at, ready_at, expires_at, byte_count)
    select ${randomUUID()}, id, 'ready', ${past}, ${past}, ${past}, 1 from account where email = ${newcomer.email}
  `.execute(db);
  const ready = await note('prepared', {
    'account.mail-email-changed': { linkId: undoLink },
    'account.make-export': { exportId },
    'account.mail-second-factor': { accountId, noticeId: randomUUID() },
    'media.sweep': { before: '2100-01-01T00:00:00Z' },
  });

  const shownPhoto = project.images[0]!.url.split('/').at(-2)!;
  await sql`update photo set review = 'removed' where key = ${shownPhoto}`.execute(db);
  await note('reviewed', { 'media.drop-removed': { photoId: await idOfPhoto(shownPhoto) } });

  async function idOfPhoto(key: string): Promise<string> {
    return (await sql<{ id: string }>`select id from photo where key = ${key}`.execute(db)).rows[0]!.id;
  }

  // The mails of the set-up are no job's.
  mails = [];

  return {
    states,
    /** The state in which a job has something to do, and its payload. */
    workFor: (job: Job) => payloads.get(job.name) ?? { saved: ready, payload: {} },

    /** Does a job as a worker that has just started; models have changed where the job is about that. */
    run: (job: Job, payload: object) => run(startWorker(job.name === 'matching.catch-up'), job, payload),

    /** What every start has done: removes files that belong to nothing. */
    sweep: () => startWorker(false).media.cleanup.sweep(new Date('2100-01-01T00:00:00Z')),

    /** Mails since this was last asked for. */
    takeMails(): Mail[] {
      const taken = mails;
      mails = [];
      return taken;
    },

    async stop(): Promise<void> {
      decoder.close();
      await linkReader.close();
      await queue.boss.stop({ graceful: false });
      await server.stop();
      await site.stop();
      await database.drop();
    },
  };
}

function jobNamed(name: string): Job {
  return allJobs.find((job) => job.name === name)!;
}

function fail(error: unknown): never {
  throw error;
}
