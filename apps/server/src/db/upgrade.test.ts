import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesRepo } from '../backup/tables.repo.ts';
import { openDatabase } from './database.ts';
import { migrate, readMigrations, rehearseMigrations } from './migrate.ts';

const folder = new URL('./releases/', import.meta.url);
const releases = (await readdir(folder)).map((file) => basename(file, '.sql'));

/** Guarantees that the data of every earlier release is there after an upgrade, and is read over the API. */
describe.each(releases)('the data of release %s', (release) => {
  let database: TestDatabase;
  let server: TestServer;
  let rehearsed: string[];
  let applied: string[];

  beforeAll(async () => {
    database = await createTestDatabase({ bare: true });
    const db = openDatabase(database.connection, { onError() {} });
    await migrate(db, { upTo: release });
    await db.transaction().execute(async (tx) => {
      const repo = tablesRepo(tx);
      const tables = await repo.ours();
      // What the triggers would write is among the data.
      for (const table of tables) await repo.setTriggers(table, 'disable');
      await tx.executeQuery(CompiledQuery.raw(await readFile(new URL(`${release}.sql`, folder), 'utf8')));
      await repo.checkConstraints();
      for (const table of tables) await repo.setTriggers(table, 'enable');
    });
    rehearsed = (await rehearseMigrations(db)).pending;
    applied = await migrate(db);
    await db.destroy();
    // No jobs: the photos' files are not stored with the data.
    server = await startTestServer({ database, settings: { ROLE: 'api' } });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const signedIn = async (email: string) => {
    const { status, body } = await server.client().post('user/sign-in/', { email, password: GOOD_PASSWORD });
    expect(status).toBe(200);
    return server.client(body.access);
  };

  test('is brought up to date by exactly the migrations that a rehearsal lists', async () => {
    const names = Object.keys(await readMigrations());
    expect(applied).toEqual(names.slice(names.indexOf(release) + 1));
    expect(rehearsed).toEqual(applied);
  });

  test('has the designers with profile and portfolio, and signs them in', async () => {
    for (const [email, first_name] of [
      ['designer@example.org', 'Sanna'],
      ['other.designer@example.org', 'Ola'],
    ] as const) {
      const designer = await signedIn(email);
      const profile = await designer.get('designer/profile/');
      expect(profile.body).toMatchObject({ first_name, last_name: 'Lind', bio: 'I draw kitchens.' });
      const { body } = await designer.get('designer/project/');
      expect(body.results.map(({ name, images }) => [name, images.length])).toEqual([
        [`A kitchen of ${first_name}`, 1],
      ]);
    }
  });

  test('has the customer with orders, links and the application', async () => {
    const customer = await signedIn('customer@example.org');
    const { body } = await customer.get('customer/order/');
    const orders = new Map(body.results.map((order) => [order.object_name, order]));
    expect([...orders.keys()].sort()).toEqual(['A bath', 'Bright kitchen']);
    const kitchen = orders.get('Bright kitchen')!;
    expect(kitchen).toMatchObject({
      status: 'active',
      budget: 18_000,
      object_desc: 'A scandinavian kitchen with oak worktops.\nIt’s “small” \\ 12 m².',
    });
    expect(kitchen.links.map(({ link }) => link)).toEqual(['https://example.org/kitchens/1']);
    const designer = await signedIn('designer@example.org');
    const applications = await designer.get('designer/application/');
    expect(applications.body.results).toMatchObject([{ status: 'sent' }]);
  });

  test('has the conversation with its messages in the order in which they were written', async () => {
    const words = [
      'Can you come on Monday?',
      'We are at home all day.',
      'Hello, we would like to see your kitchen.',
    ];
    const customer = await signedIn('customer@example.org');
    const [own] = (await customer.get('customer/conversation/')).body.results;
    expect(own).toMatchObject({ name: 'Sanna Lind', shares_email: true, unread_count: 0 });
    const { body } = await customer.get(`customer/conversation/${own!.id}/message/`);
    expect(body.results.map(({ message }) => message)).toEqual(words);
    const designer = await signedIn('designer@example.org');
    const [theirs] = (await designer.get('designer/conversation/')).body.results;
    expect(theirs).toMatchObject({ name: 'Carl', email: 'customer@example.org', shares_email: false });
  });

  test('still has matches with scores and reasons', async () => {
    const customer = await signedIn('customer@example.org');
    const { body } = await customer.get('customer/match/');
    expect(body.results.length).toBeGreaterThan(0);
    for (const { score, reasons } of body.results) {
      expect(score).toBeGreaterThan(0);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });
});

test('there is data of an earlier release', () => {
  expect(releases).toContain('202611240001_base');
});
