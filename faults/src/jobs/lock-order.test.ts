import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import type { TestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { openDatabase, type Db } from '@tessera/server/db/database';
import { createSketchService } from '@tessera/server/features/matching/vectors/sketches.service';
import { refreshListing } from '@tessera/server/features/public-pages/listings.service';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postgres } from '../databases.ts';

/** How often a race is run. */
const ROUNDS = 8;

/** Guarantees that a portfolio project may be saved while a job prepares it: each waits for the other, and both are done. */
test.runIf(postgres)(
  'saving a project waits for the job that prepares it, while the job never waits for the save',
  async () => {
    const database = await postgres!.create();
    const server = await startTestServer({ database, settings: { ROLE: 'api' } });
    const designer = await createGiven(server).designer();
    const { body: project } = await designer.post('designer/project/', projectForm([]));

    await server.withDatabase(async (db) => {
      let saving: Promise<{ status: number }> | undefined;
      await db.transaction().execute(async (tx) => {
        // The locks of the job, in its order: the project it has read, then the account whose sketch it writes.
        await sql`select from portfolio_project where id = ${project.id} for update`.execute(tx);
        saving = designer.put(
          `designer/project/${project.id}/`,
          projectForm([], { name: 'Saved meanwhile' }),
        );
        await waiting(db, 1);
        await sql`select from account where id = (select designer_id from portfolio_project) for no key update`.execute(
          tx,
        );
      });
      expect((await saving!).status).toBe(200);
    });
    await server.stop();
    await database.drop();
  },
);

/** Guarantees that a profile may be saved while a job sketches the portfolio: both lock the account before the listing. */
test.runIf(postgres)(
  'a job that sketches a portfolio holds nothing that saving the profile waits for',
  async () => {
    const database = await postgres!.create();
    const server = await startTestServer({ database, settings: { ROLE: 'api' } });
    const designer = await createGiven(server).designer();
    const photo = { name: 'me.jpg', bytes: await jpeg(90, 60) };
    expect((await designer.post('designer/profile/', profileForm([photo]))).status).toBe(200);

    await server.withDatabase(async (db) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('email', '=', designer.email)
        .executeTakeFirstOrThrow();
      const others = openDatabase(database.connection, { onError() {} });
      const { sketchPortfolio } = createSketchService({
        db: others,
        models: { text: 'text', photo: 'photo' },
      });
      let sketching: Promise<void> | undefined;
      await db.transaction().execute(async (tx) => {
        // The locks of whoever saves a profile, in their order.
        await sql`select from account where id = ${id} for no key update`.execute(tx);
        sketching = others.transaction().execute((other) => sketchPortfolio(other, id));
        await waiting(db, 1);
        await refreshListing(tx, id);
      });
      await sketching;
    });
    await server.stop();
    await database.drop();
  },
);

/**
 * Guarantees that an operator's act and the deletion of the account that it concerns wait for each other in one order, whichever
 * comes first: both are answered, and the later one finds what the earlier one has left.
 */
describe.runIf(postgres)('deleting an account while an operator acts on it', () => {
  let database: TestDatabase;
  let server: TestServer;
  let deals: ReturnType<typeof createDeals>;
  let designer: DealDesigner;
  let operator: Account;
  beforeAll(async () => {
    database = await postgres!.create();
    server = await startTestServer({ database, settings: { OPEN_APPLICATIONS_MAX: '1000' } });
    deals = createDeals(server);
    designer = await deals.poolDesigner();
    operator = await deals.operator();
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  /** A customer with two orders to which the designer has applied, the ids of both, and what the designer has reported. */
  async function someone() {
    const customer = await deals.applicationAt('sent', designer);
    const second = await customer.post('customer/order/', deals.orderBody({ links: [] }));
    await designer.post(`designer/match/${second.body.id}/apply/`);
    const body = { designer_id: designer.id, order_id: second.body.id, message: 'Hello' };
    const { messages } = (await customer.post('customer/conversation/', body)).body;
    const report = async (kind: 'order' | 'message', id: string) =>
      (await designer.post('user/report/', { kind, id, reason: 'spam' })).body.id;
    const reports = {
      order: await report('order', second.body.id),
      message: await report('message', messages[0]!.message_id),
    };
    const { id } = (await customer.get('user/me/')).body;
    return { customer, id, secondOrder: second.body.id, reports };
  }
  type Someone = Awaited<ReturnType<typeof someone>>;

  const remove = ({ customer }: Someone) =>
    customer.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } });

  type Act = (on: Someone) => Promise<{ status: number }>;
  /** What operators do, and how that may be answered once the account is gone: a report stays, and so does what became of it. */
  const acts: [string, Act, readonly number[]][] = [
    ['suspends it', ({ id }) => operator.post(`operator/account/${id}/suspend/`), [404]],
    [
      'suspends it for a report',
      ({ reports }) => operator.post(`operator/report/${reports.order}/suspend/`),
      [204, 409],
    ],
    [
      'hides what it wrote',
      ({ reports }) => operator.post(`operator/report/${reports.message}/hide/`),
      [204, 409],
    ],
    [
      'dismisses a report',
      ({ reports }) => operator.post(`operator/report/${reports.order}/dismiss/`),
      [204],
    ],
  ];

  test.each(acts)(
    'goes on with an operator who %s in the midst of it, and both are answered',
    async (_what, act, afterwards) => {
      const on = await someone();
      await server.withDatabase(async (db) => {
        let deleting: ReturnType<typeof remove> | undefined;
        let acting: ReturnType<typeof act> | undefined;
        await db.transaction().execute(async (tx) => {
          // The deletion has dealt with the first order and waits for the second.
          await sql`select from customer_order where id = ${on.secondOrder} for update`.execute(tx);
          deleting = remove(on);
          await waiting(db, 1);
          acting = act(on);
          await Promise.race([acting, waiting(db, 2)]);
        });
        expect((await deleting!).status).toBe(204);
        expect([200, 204]).toContain((await acting!).status);
      });
      expect(afterwards).toContain((await act(on)).status);
    },
  );

  test.each(acts)(
    'goes on with an operator who %s again and again at any moment, and all are answered',
    async (_what, act, afterwards) => {
      for (let round = 0; round < ROUNDS; round++) {
        const on = await someone();
        let isDeleted = false;
        const deleting = remove(on).finally(() => {
          isDeleted = true;
        });
        const answers = new Set<number>();
        while (!isDeleted) answers.add((await act(on)).status);
        // Whoever is suspended before the call was admitted has no session any more.
        expect([204, 401]).toContain((await deleting).status);
        expect([200, 204, 404, 409]).toEqual(expect.arrayContaining([...answers]));
        const last = (await act(on)).status;
        expect((await deleting).status === 204 ? afterwards : [200, 204]).toContain(last);
      }
    },
  );

  test('takes in an order that was accepted in the midst of it, on which its customer acts at once', async () => {
    const leaver = await deals.poolDesigner('Rut', 'Berg');
    const owner = await deals.applicationAt('sent', leaver);
    await server.withDatabase(async (db) => {
      let deleting: Promise<{ status: number }> | undefined;
      await db.transaction().execute(async (act) => {
        await db.transaction().execute(async (tx) => {
          // The deletion has found no order to cancel, and waits for the account.
          await sql`select from account where id = ${leaver.id} for no key update`.execute(tx);
          deleting = leaver.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } });
          await waiting(db, 1);
          await deals.answer(owner, leaver, 'accept');
          await sql`select from customer_order where id = ${owner.orderId} for update`.execute(act);
        });
        await waiting(db, 1);
        // Whoever acts on the order tells the designer of it.
        await sql`select from account where id = ${leaver.id} for key share`.execute(act);
      });
      expect((await deleting!).status).toBe(204);
    });
    expect((await owner.get(`customer/order/${owner.orderId}/`)).body).toMatchObject({
      status: 'cancelled',
      engagement: null,
    });
  });

  test('two operators who suspend one account for two reports at once are both answered', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { reports } = await someone();
      const answers = await Promise.all(
        [reports.order, reports.message].map((id) => operator.post(`operator/report/${id}/suspend/`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    }
  });
});

/** Resolves when so many statements wait for a lock. */
async function waiting(db: Db, count: number): Promise<void> {
  await vi.waitUntil(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows[0]!.count >= count;
  });
}
