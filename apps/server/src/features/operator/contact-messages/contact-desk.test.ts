import { randomUUID } from 'node:crypto';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeskGiven } from '../desk.fixture.ts';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let desk: ReturnType<typeof createDeskGiven>;
let operator: Account;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
  desk = createDeskGiven(server);
  operator = await given.operator();
});
afterAll(() => server.stop());

const list = async (query = {}) => (await operator.get('operator/contact-message/', { query })).body;
const answered = (id: string, note = '') =>
  operator.post(`operator/contact-message/${id}/answered/`, { note });

async function send(who: Account, subject: string): Promise<string> {
  return (await who.post('contact-message/', { subject, message: `About ${subject}` })).body.id;
}

test('contact messages wait oldest first with who wrote them, until they are marked as answered', async () => {
  const designer = await given.designer();
  const ids = [await send(designer, 'First'), await send(designer, 'Second'), await send(designer, 'Third')];
  const open = await list();
  expect(open.results.map(({ id }) => id)).toEqual(ids);
  expect(open.results[0]).toMatchObject({
    subject: 'First',
    message: 'About First',
    answered_at: null,
    sender: { email: designer.email, role: 'designer', standing: 'good' },
  });

  expect((await answered(ids[0]!, 'By phone')).status).toBe(204);
  expect((await answered(ids[1]!)).status).toBe(204);
  expect((await answered(ids[0]!, 'Again')).status).toBe(204);
  expect((await list()).results.map(({ id }) => id)).toEqual([ids[2]]);
  const done = await list({ state: 'answered' });
  expect(done.results.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  expect(done.results[0]!.answered_at).toEqual(expect.any(String));
  const accountId = await desk.idOf(designer);
  expect(await desk.auditOf(ids[0]!)).toEqual([
    { action: 'contact-message.answered', accountId, note: 'By phone' },
  ]);
  expect((await answered(randomUUID())).status).toBe(404);
});

test('contact messages come in pages', async () => {
  const customer = await given.customer();
  for (let number = 1; number <= 3; number++) await send(customer, `Page ${number}`);
  const all = await list();
  const first = await list({ limit: 2 });
  expect([first.count, first.results.length, first.previous]).toEqual([all.count, 2, null]);
  const second = await list({ limit: 2, offset: 2 });
  expect([...first.results, ...second.results]).toEqual(all.results.slice(0, 4));
});

test('nobody but an operator reads contact messages or marks them', async () => {
  const customer = await given.customer();
  const id = await send(customer, 'Mine');
  for (const [account, status] of [
    [customer, 403],
    [await given.designer(), 403],
    [server.client(), 401],
  ] as const) {
    expect((await account.get('operator/contact-message/')).status).toBe(status);
    expect((await account.post(`operator/contact-message/${id}/answered/`)).status).toBe(status);
  }
  expect(await desk.auditOf(id)).toEqual([]);
});
