import { EXPORT_FILE_PATH } from '@tessera/contract/account/export-file';
import { API_BASE } from '@tessera/contract/route';
import { createDeals } from '@tessera/testkit/deal';
import { projectForm } from '@tessera/testkit/forms';
import { GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldExports, makeExport } from './export.jobs.ts';

/** Guarantees that people can take everything of their account with them, and that nobody else can. */

const START = new Date('2026-11-23T12:00:00Z');

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let now = START;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  deals = createDeals(server);
});
afterAll(() => server.stop());

const fetchFile = (account: Account) =>
  fetch(`${server.url}${API_BASE}${EXPORT_FILE_PATH}`, {
    headers: { authorization: `Bearer ${account.tokens.access}` },
  });

/** The archive of an account: its data by table, and the names and contents of its files. */
async function exported(account: Account) {
  expect((await account.post('user/export/')).status).toBe(202);
  await server.jobsDone();
  const answer = await fetchFile(account);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const data = JSON.parse(strFromU8(files['data.json']!)) as Record<string, Record<string, unknown>[]>;
  return { data, files };
}

describe('the archive of the own data', () => {
  test('has what a designer wrote, and the original photos', async () => {
    const designer = await deals.poolDesigner('Sanna', 'Lind');
    const bytes = await jpeg(900, 700);
    await designer.post(
      'designer/project/',
      projectForm([{ name: 'own.jpg', bytes }], { name: 'Own words' }),
    );
    const { data, files } = await exported(designer);
    expect(data['account']).toMatchObject([{ email: designer.email, role: 'designer' }]);
    expect(data['designer_profile']).toMatchObject([{ first_name: 'Sanna', last_name: 'Lind' }]);
    expect(data['portfolio_project']!.map(({ name }) => name)).toContain('Own words');
    const photos = Object.entries(files).filter(([name]) => name.startsWith('photos/'));
    expect(photos).toHaveLength(3);
    expect(photos.some(([, content]) => Buffer.from(content).equals(Buffer.from(bytes)))).toBe(true);
  });

  test('has no secret, and nothing of those who have nothing to do with the account', async () => {
    const [customer, other] = [await deals.customerWithOrder(), await deals.customerWithOrder()];
    const { files } = await exported(customer);
    const text = strFromU8(files['data.json']!);
    for (const secret of ['password_hash', 'argon2', 'token_hash', other.email, other.orderId])
      expect(text).not.toContain(secret);
  });

  test('is told when it is ready, can be fetched for a day, and is gone afterwards', async () => {
    const customer = await deals.customerWithOrder();
    expect((await customer.get('user/export/')).body).toMatchObject({ state: 'none', ready_at: null });
    expect((await fetchFile(customer)).status).toBe(404);
    expect((await customer.post('user/export/')).body).toMatchObject({ state: 'pending' });
    await server.jobsDone();
    const { body } = await customer.get('user/export/');
    expect(body).toMatchObject({ state: 'ready', expires_at: '2026-11-24T12:00:00.000Z' });
    const { body: told } = await customer.get('user/notification/');
    expect(told.results[0]).toMatchObject({
      kind: 'account',
      text: 'Your data is ready to be downloaded',
      link: '/customer/settings/account',
    });
    const file = await fetchFile(customer);
    expect((await file.arrayBuffer()).byteLength).toBe(body.byte_count);
    now = new Date(START.getTime() + 86_400_000);
    const late = await server
      .client()
      .post('user/sign-in/', { email: customer.email, password: GOOD_PASSWORD });
    const again = { ...customer, tokens: late.body };
    expect((await fetchFile(again)).status).toBe(404);
    await server.withDatabase((db) =>
      sql`insert into pgboss.job (name, data) values (${forgetOldExports.name}, '{}')`.execute(db),
    );
    await server.jobsDone();
    expect(await server.withDatabase((db) => db.selectFrom('accountExport').select('id').execute())).toEqual(
      [],
    );
    now = START;
  });

  test('is fetched by its owner alone, and is made once of two requests at once', async () => {
    const [customer, other] = [await deals.customerWithOrder(), await deals.designer()];
    await Promise.all([customer.post('user/export/'), customer.post('user/export/')]);
    const jobs = await server.withDatabase(async (db) => {
      const row = db
        .selectFrom('account')
        .innerJoin('accountExport', 'accountExport.accountId', 'account.id');
      const { id } = await row
        .select('accountExport.id')
        .where('email', '=', customer.email)
        .executeTakeFirstOrThrow();
      const { rows } = await sql`
        select id from pgboss.job where name = ${makeExport.name} and data ->> 'exportId' = ${id}
      `.execute(db);
      return rows;
    });
    expect(jobs).toHaveLength(1);
    await server.jobsDone();
    expect((await fetchFile(other)).status).toBe(404);
    expect((await fetch(`${server.url}${API_BASE}${EXPORT_FILE_PATH}`)).status).toBe(401);
    expect((await fetchFile(customer)).status).toBe(200);
  });
});
