import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { jpeg } from '@tessera/testkit/pictures';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorAccount } from '@tessera/testkit/given';

/** Guarantees that where designers are vetted, nobody finds one before an operator has approved them. */

let server: TestServer;
let mailServer: MailServer;
let deals: ReturnType<typeof createDeals>;
let operator: OperatorAccount;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ settings: { VETTING: 'on', SMTP_URL: mailServer.SMTP_URL } });
  deals = createDeals(server);
  operator = await deals.operator();
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const waiting = async (state: 'waiting' | 'declined' = 'waiting') =>
  (await operator.get('operator/vetting/', { query: { state, limit: 500 } })).body;
const approve = (id: string) => operator.post(`operator/vetting/${id}/approve/`);
const decline = (id: string, reason: string) => operator.post(`operator/vetting/${id}/decline/`, { reason });
const meOf = async (designer: DealDesigner) => (await designer.get('user/me/')).body;
const told = async (designer: DealDesigner) =>
  (await designer.get('user/notification/')).body.results.map(({ kind, text }) => [kind, text]);

/** A designer with a public page and a project, who waits. */
async function newDesigner(lastName: string): Promise<DealDesigner & { slug: string }> {
  const designer = await deals.poolDesigner('Sanna', lastName);
  const fields = { first_name: 'Sanna', last_name: lastName, public_page: 'true' };
  const { body } = await designer.post('designer/profile/', profileForm([], fields));
  return { ...designer, slug: body.slug! };
}

/** Where everybody finds a designer. */
async function foundIn(designer: DealDesigner & { slug: string }): Promise<string[]> {
  const customer = await deals.customerWithOrder();
  await server.jobsDone();
  const matches = await customer.get('customer/match/', { query: { limit: 100 } });
  const directory = await server.client().get('public/designer/', { query: { words: designer.name } });
  const places = {
    matches: matches.body.results.some(({ id }) => id === designer.id),
    directory: directory.body.count > 0,
    page: (await server.client().get(`public/designer/${designer.slug}/`)).status === 200,
    own: (await designer.get('designer/match/')).body.count > 0,
    applying: (await designer.post(`designer/match/${customer.orderId}/apply/`)).status === 201,
  };
  return Object.entries(places).flatMap(([place, isFound]) => (isFound ? [place] : []));
}

const EVERYWHERE = ['matches', 'directory', 'page', 'own', 'applying'];

describe('a new designer', () => {
  test('is in no list until approved, in all of them from then on, and is told by mail and in the product', async () => {
    const designer = await newDesigner('Ek');
    await deals.confirmedEmail(designer);
    expect((await meOf(designer)).vetting).toBe('waiting');
    expect(await foundIn(designer)).toEqual([]);
    expect((await approve(designer.id)).status).toBe(204);
    expect((await meOf(designer)).vetting).toBe('approved');
    expect(await foundIn(designer)).toEqual(EVERYWHERE);
    const text = 'Your profile was approved, and customers can find you now';
    expect(await told(designer)).toContainEqual(['account', text]);
    await server.jobsDone();
    const mails = mailServer.mails.filter((mail) => mail.to?.[0]?.address === designer.email);
    expect(mails.some((mail) => mail.text?.includes(text))).toBe(true);
    expect((await waiting()).results.map(({ id }) => id)).not.toContain(designer.id);
  });

  test('who is declined is told the reason, stays in no list, and can be approved later', async () => {
    const designer = await newDesigner('Alm');
    expect((await decline(designer.id, 'The photos are of a catalogue.')).status).toBe(204);
    expect((await meOf(designer)).vetting).toBe('declined');
    expect(await foundIn(designer)).toEqual([]);
    expect(await told(designer)).toEqual([
      ['account', 'Your profile was not approved, for this reason: The photos are of a catalogue.'],
    ]);
    expect((await waiting('declined')).results).toMatchObject([
      { id: designer.id, state: 'declined', reason: 'The photos are of a catalogue.' },
    ]);
    await approve(designer.id);
    expect(await foundIn(designer)).toEqual(EVERYWHERE);
  });

  test('is decided on once, however often it is asked for', async () => {
    const designer = await newDesigner('Gran');
    await decline(designer.id, 'First');
    expect((await decline(designer.id, 'Second')).status).toBe(204);
    await Promise.all([approve(designer.id), approve(designer.id), approve(designer.id)]);
    expect((await decline(designer.id, 'Third')).body).toMatchObject({ status: 409, code: 'wrong_state' });
    const { results } = (await operator.get('operator/audit/', { query: { q: designer.id } })).body;
    expect(results.map(({ action, note }) => [action, note])).toEqual([
      ['vetting.approve', ''],
      ['vetting.decline', 'Reason: First'],
    ]);
    expect((await told(designer)).length).toBe(2);
  });

  test('has to be given a reason when declined', async () => {
    const designer = await newDesigner('Asp');
    for (const reason of ['', '  '])
      expect((await decline(designer.id, reason)).body).toMatchObject({ status: 400, code: 'blank' });
    expect((await meOf(designer)).vetting).toBe('waiting');
  });
});

test('who waits is shown with profile and portfolio, those who can be judged first, and with whom they share photos', async () => {
  const empty = await deals.designer();
  const bytes = await jpeg(333, 222);
  const upload = (designer: DealDesigner) =>
    designer.post(
      'designer/project/',
      projectForm([{ name: 'same.jpg', bytes }], { name: 'The reading corner' }),
    );
  const first = await newDesigner('Lund');
  await upload(first);
  const second = await newDesigner('Sund');
  await upload(second);
  const { results, is_on: isOn } = await waiting();
  expect(isOn).toBe(true);
  const ids = results.map(({ email }) => email);
  expect(ids.indexOf(empty.email)).toBeGreaterThan(ids.indexOf(second.email));
  const shown = results.find(({ id }) => id === second.id)!;
  expect(shown).toMatchObject({ name: 'Sanna Sund', country: 'Sweden', is_complete: true, state: 'waiting' });
  expect(shown.portrait).not.toBeNull();
  expect(shown.projects[0]).toMatchObject({
    name: 'The reading corner',
    also_of: [{ id: first.id, name: 'Sanna Lund' }],
  });
  expect(shown.projects[0]!.photos).toHaveLength(1);
});

test('customers, operators and ids of nobody cannot be vetted', async () => {
  const customer = await deals.customer();
  for (const id of [
    (await customer.get('user/me/')).body.id,
    (await operator.get('user/me/')).body.id,
    crypto.randomUUID(),
    'x',
  ]) {
    expect((await approve(id)).status).toBe(404);
    expect((await decline(id, 'No')).status).toBe(404);
  }
});

test('switched on, it lets designers stay who were there before; switched off, it lets those who wait in, and nobody who was declined', async () => {
  const database = await createTestDatabase();
  const start = (VETTING: 'on' | 'off') => startTestServer({ database, settings: { VETTING } });
  const vettingOf = async (one: TestServer, { email }: { email: string }) =>
    one.withDatabase(
      async (db) =>
        (
          await db
            .selectFrom('account')
            .select('vetting')
            .where('email', '=', email)
            .executeTakeFirstOrThrow()
        ).vetting,
    );
  try {
    const off = await start('off');
    const old = await createDeals(off).designer();
    await off.stop();
    const on = await start('on');
    const [waits, declined] = [await createDeals(on).designer(), await createDeals(on).designer()];
    expect([await vettingOf(on, old), await vettingOf(on, waits)]).toEqual([null, 'waiting']);
    await on.withDatabase((db) =>
      db.updateTable('account').set({ vetting: 'declined' }).where('email', '=', declined.email).execute(),
    );
    await on.stop();
    const again = await start('off');
    expect([await vettingOf(again, waits), await vettingOf(again, declined)]).toEqual([null, 'declined']);
    await again.stop();
  } finally {
    await database.drop();
  }
});
