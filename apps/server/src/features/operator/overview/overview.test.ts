import { createFakeEmbedder } from '@tessera/embedder/fake';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modelsOf } from '../../matching/models/model-ids.ts';

/** Guarantees that the overview counts what happened, on the day on which it happened. */

/** Midday, so that an hour more or less stays on the day. */
const NOW = new Date('2026-06-15T12:00:00Z');
const HOUR_MS = 60 * 60_000;

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let operator: Account;
let designer: DealDesigner;
let other: DealDesigner;
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW });
  deals = createDeals(server);
  operator = await deals.operator(NOW);
  designer = await deals.poolDesigner();
  other = await deals.poolDesigner('Rut');
});
afterAll(() => server.stop());

const read = async (days?: 30 | 90) =>
  (await operator.get('operator/overview/', { query: days === undefined ? {} : { days } })).body;

const run = (statement: ReturnType<typeof sql>) => server.withDatabase((db) => statement.execute(db));

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const dateOf = (time: Date) => time.toISOString().slice(0, 10);

/** Moves everything that happened to an order to when it shall have happened. */
async function moveOrder(
  { orderId }: DealCustomer,
  at: { created: number; applied?: number; accepted?: number; completed?: number; reviewed?: number },
): Promise<void> {
  const time = (hours: number | undefined) => hoursAgo(hours ?? at.created);
  await run(sql`update customer_order set created_at = ${time(at.created)} where id = ${orderId}`);
  await run(sql`
    update order_event set created_at = case kind
      when 'applied' then ${time(at.applied)}::timestamptz
      when 'accepted' then ${time(at.accepted)}::timestamptz
      else ${time(at.completed)}::timestamptz end
    where order_id = ${orderId}
  `);
  await run(sql`update engagement set accepted_at = ${time(at.accepted)} where order_id = ${orderId}`);
  await run(sql`
    update engagement set completed_at = ${time(at.completed)} where order_id = ${orderId} and completed_at is not null
  `);
  await run(sql`update review set created_at = ${time(at.reviewed)} where order_id = ${orderId}`);
}

/** Has what is measured in the background measured now. */
async function measure(): Promise<void> {
  await run(sql`insert into pgboss.job (name, data) values ('operator.measure-marketplace', '{}')`);
  await server.jobsDone();
}

/** Nothing has happened but that accounts were opened long ago. */
beforeEach(async () => {
  await run(sql`delete from customer_order`);
  await run(sql`delete from marketplace_day`);
  await run(sql`update account set created_at = ${hoursAgo(24 * 400)}`);
});

describe('what happened', () => {
  test('is a row for each of the last 30 or 90 days, the last of which is today', async () => {
    for (const days of [30, 90] as const) {
      const { series, days: answered } = await read(days);
      expect(answered).toBe(days);
      expect(series.map(({ date }) => date)).toEqual(
        Array.from({ length: days }, (_, index) => dateOf(hoursAgo(24 * (days - 1 - index)))),
      );
    }
    expect((await read()).days).toBe(30);
    const odd = await operator.get('operator/overview/', { query: { days: 31 as 30 } });
    expect([odd.status, odd.body.days]).toEqual([200, 30]);
  });

  test('sign-ups count by role on their day, those of operators not at all', async () => {
    const [customer, ...designers] = [await deals.customer(), await deals.designer(), await deals.designer()];
    const at = async ({ email }: Account, hours: number) =>
      run(sql`update account set created_at = ${hoursAgo(hours)} where email = ${email}`);
    await at(customer, 0);
    await at(designers[0]!, 48);
    await at(designers[1]!, 24 * 40);
    await deals.operator(NOW);
    const { series, totals, before } = await read();
    expect(series.at(-1)).toMatchObject({ sign_ups_customers: 1, sign_ups_designers: 0 });
    expect(series.at(-3)).toMatchObject({ sign_ups_customers: 0, sign_ups_designers: 1 });
    expect(totals).toMatchObject({ sign_ups_customers: 1, sign_ups_designers: 1 });
    expect(before).toMatchObject({ sign_ups_customers: 0, sign_ups_designers: 1 });
    expect((await read(90)).totals).toMatchObject({ sign_ups_customers: 1, sign_ups_designers: 2 });
  });

  test('the time to the first application is the median and the 90th percentile, by the day of the order', async () => {
    const waits = [1, 3, 5, 21];
    for (const wait of waits) {
      const owner = await deals.orderAt('active', designer, [other]);
      await moveOrder(owner, { created: 47, applied: 47 - wait });
      // A second application later changes nothing.
      await run(sql`
        update order_event set created_at = ${NOW} where order_id = ${owner.orderId} and designer_id = ${other.id}
      `);
    }
    const nobodyApplied = await deals.customerWithOrder();
    await moveOrder(nobodyApplied, { created: 47 });
    const { series, totals, before } = await read();
    expect(totals.first_application_median_hours).toBeCloseTo(4, 6);
    expect(totals.first_application_p90_hours).toBeCloseTo(5 + 0.7 * 16, 6);
    expect(series.at(-2)!.first_application_median_hours).toBeNull();
    expect(series.at(-3)!.first_application_median_hours ?? NaN).toBeCloseTo(4, 6);
    expect(series.at(-1)!.applications).toBe(waits.length);
    expect(totals.applications).toBe(2 * waits.length);
    expect(before).toMatchObject({ applications: 0, first_application_p90_hours: null });
  });

  test('hires, completions and reviews count on their days, and the rating is the mean of the stars of visible reviews', async () => {
    for (const [stars, hours] of [
      [5, 24],
      [2, 24],
      [4, 24 * 35],
    ] as const) {
      const owner = await deals.orderAt('completed', designer);
      await owner.post(`customer/order/${owner.orderId}/review/`, { stars });
      await moveOrder(owner, {
        created: hours + 72,
        accepted: hours + 48,
        completed: hours + 24,
        reviewed: hours,
      });
    }
    await moveOrder(await deals.orderAt('in_progress', designer), { created: 30, accepted: 0 });
    const hidden = await deals.orderAt('completed', designer);
    const review = (await hidden.post(`customer/order/${hidden.orderId}/review/`, { stars: 1 })).body;
    await operator.post(`operator/review/${review.id}/hide/`);
    await moveOrder(hidden, { created: 24 * 200 });

    const { series, totals, before } = await read();
    expect(totals).toMatchObject({ hires: 3, completed: 2, reviews: 2, rating: 3.5 });
    expect(before).toMatchObject({ hires: 1, completed: 1, reviews: 1, rating: 4 });
    expect(series.at(-1)).toMatchObject({ hires: 1, completed: 0, reviews: 0, rating: null });
    expect(series.at(-2)).toMatchObject({ hires: 0, completed: 0, reviews: 2, rating: 3.5 });
    expect(series.at(-3)).toMatchObject({ completed: 2 });
    expect(series.at(-4)).toMatchObject({ hires: 2 });
  });

  test('an order is active from the day it was described until it is accepted or cancelled', async () => {
    await moveOrder(await deals.customerWithOrder(), { created: 24 * 4 });
    await moveOrder(await deals.orderAt('in_progress', designer), { created: 24 * 3, accepted: 24 });
    await moveOrder(await deals.orderAt('cancelled', designer), { created: 24 * 100, completed: 24 * 2 });
    await moveOrder(await deals.orderAt('paused', designer), { created: 24 * 400 });
    const { series, totals, before } = await read();
    // The paused one counts until today: when it was paused is kept nowhere.
    expect(series.slice(-6).map((day) => day.active_orders)).toEqual([2, 3, 4, 3, 2, 1]);
    expect([totals.active_orders, before.active_orders]).toEqual([1, 2]);
    await run(sql`
      insert into marketplace_day values (${dateOf(hoursAgo(24))}, now(), 7, 0, 0, 0, array_fill(0, array[11]), 0, 1, 1)
    `);
    expect((await read()).series.slice(-3).map((day) => day.active_orders)).toEqual([3, 7, 1]);
  });

  test('the orders of the period are told by how they stand now', async () => {
    await deals.customerWithOrder();
    await deals.orderAt('completed', designer);
    await deals.orderAt('paused', designer);
    await moveOrder(await deals.orderAt('delivered', designer), { created: 24 * 40 });
    const counts = async (days: 30 | 90) =>
      Object.fromEntries((await read(days)).orders.map(({ status, count }) => [status, count]));
    const none = { in_progress: 0, cancelled: 0 };
    expect(await counts(30)).toEqual({ ...none, active: 1, paused: 1, delivered: 0, completed: 1 });
    expect(await counts(90)).toMatchObject({ delivered: 1 });
  });
});

describe('a figure that a job measures', () => {
  test('is not there before the first measuring; the machine is told all the same', async () => {
    const { matching, machine } = await read();
    expect(matching).toBeNull();
    expect(machine.storage_bytes).toBeGreaterThan(1000);
  });

  test('how many active orders nobody fits with 60 points, of those whose scores are known', async () => {
    const orders = [];
    for (let count = 0; count < 4; count++) orders.push(await deals.customerWithOrder());
    await run(sql`delete from order_best_score`);
    for (const [index, best] of [60, 59.9, null].entries())
      await run(sql`
        insert into order_best_score values (${orders[index]!.orderId}, ${best === null ? [] : [best, 10]}::real[], ${NOW})
      `);
    const closed = await deals.orderAt('cancelled', designer);
    await run(sql`insert into order_best_score values (${closed.orderId}, array[1]::real[], ${NOW})`);
    await measure();
    expect((await read()).matching).toMatchObject({
      measured_at: NOW.toISOString(),
      orders_measured: 3,
      orders_without_match: 2,
    });
  });

  test('how designers share the first pages: the Gini coefficient of the command, and the curve', async () => {
    const { orderId } = await deals.customerWithOrder();
    await run(sql`delete from match_impression`);
    await run(sql`
      insert into match_impression
      select ${designer.id}::uuid, ${NOW}::date - n, ${orderId}::uuid from generate_series(0, 2) n
      union all select ${other.id}, ${NOW}::date, ${orderId}
    `);
    await measure();
    const { matching } = await read();
    expect(matching!.exposure_gini).toBeCloseTo(0.25, 5);
    expect(matching!.exposure_curve[5]).toBeCloseTo(0.25, 5);
    expect([matching!.exposure_curve[0], matching!.exposure_curve[10]]).toEqual([0, 1]);
  });

  test('is measured again in place of what was measured on the day', async () => {
    await measure();
    await deals.customerWithOrder();
    await measure();
    const { rows } = await run(sql`select active_orders from marketplace_day`);
    expect(rows).toEqual([{ activeOrders: 1 }]);
  });
});

describe('the machine', () => {
  test('tells the size of photos and documents, and of the database', async () => {
    await measure();
    const { machine } = await read();
    const { rows } = await server.withDatabase((db) =>
      sql<{ bytes: number }>`
        select sum(byte_count + (select sum(value::int) from jsonb_each_text(variant_bytes))) as bytes from photo
      `.execute(db),
    );
    expect(machine.storage_bytes).toBe(rows[0]!.bytes);
    expect(machine.database_bytes).toBeGreaterThan(1_000_000);
  });

  test('tells which models serve, and that everything is prepared with them', async () => {
    await measure();
    const { text, photo } = modelsOf(createFakeEmbedder());
    expect((await read()).machine.models).toEqual([
      { kind: 'text', serving: text, wanted: text, prepared: 1 },
      { kind: 'photo', serving: photo, wanted: photo, prepared: 1 },
    ]);
  });

  test('tells how many jobs wait, since when, and how many were given up', async () => {
    // Does no jobs, so that they wait.
    const idle = await startTestServer({ settings: { ROLE: 'api' } });
    try {
      const asked = await createDeals(idle).operator();
      const machine = async () => (await asked.get('operator/overview/')).body.machine;
      await idle.withDatabase((db) => sql`delete from pgboss.job`.execute(db));
      expect(await machine()).toMatchObject({
        queues: [],
        waiting_jobs: 0,
        oldest_waiting_seconds: null,
        failed_jobs: 0,
      });
      await idle.withDatabase((db) =>
        sql`
          insert into pgboss.job (name, data, state, created_on, start_after, completed_on)
          values
            ('media.sweep', '{}', 'created', now() - interval '90 seconds', now() - interval '90 seconds', null),
            ('media.sweep', '{}', 'created', now(), now() + interval '1 hour', null),
            ('contact.mail-message', '{}', 'failed', now(), now(), now())
        `.execute(db),
      );
      const { queues, waiting_jobs, failed_jobs, oldest_waiting_seconds } = await machine();
      expect([waiting_jobs, failed_jobs]).toEqual([1, 1]);
      expect(oldest_waiting_seconds).toBeGreaterThanOrEqual(90);
      expect(oldest_waiting_seconds).toBeLessThan(150);
      expect(queues.map(({ name, waiting, failed }) => [name, waiting, failed])).toEqual([
        ['contact.mail-message', 0, 1],
        ['media.sweep', 1, 0],
      ]);
    } finally {
      await idle.stop();
    }
  });
});

test('what waits for an operator is counted: photos, reports and contact messages', async () => {
  const owner = await deals.customerWithOrder();
  await owner.post('contact-message/', { subject: 'A question', message: 'How does it work?' });
  await owner.post('user/report/', { kind: 'designer', id: designer.id, reason: 'spam' });
  await run(sql`update photo set review = 'held' where id = (select photo_id from designer_profile limit 1)`);
  expect((await read()).waiting).toEqual({ vetting: 0, photos: 1, reports: 1, contact_messages: 1 });
  await run(sql`update photo set review = 'clear'`);
});
