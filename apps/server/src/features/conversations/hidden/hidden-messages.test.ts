import { randomUUID } from 'node:crypto';
import { createDeals } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportRepo } from '../../account/export/export.repo.ts';
import { createHiddenMessagesService } from './hidden-messages.service.ts';
import { unreadMailRepo } from '../unread-mail.repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a hidden message is in no mail about unread messages, and in the archive of its author alone', async () => {
  const deals = createDeals(server);
  const designer = await deals.poolDesigner();
  await deals.confirmedEmail(designer);
  const owner = await deals.orderAt('active', designer);
  const messageId = randomUUID();
  await owner.post('customer/conversation/', {
    designer_id: designer.id,
    order_id: owner.orderId,
    message: 'Horrible words',
    message_id: messageId,
  });
  const { id: ownerId } = (await owner.get('user/me/')).body;

  await server.withDatabase(async (db) => {
    const inAMinute = new Date(Date.now() + 60_000);
    const mailed = async () => (await unreadMailRepo(db).due(inAMinute, 10)).flatMap(({ texts }) => texts);
    const archived = async (accountId: string) =>
      JSON.stringify(await exportRepo(db).rows('message', accountId)).includes('Horrible words');
    expect(await mailed()).toEqual(['Horrible words']);
    expect(await archived(designer.id)).toBe(true);

    const service = createHiddenMessagesService({
      events: { record: async () => {} },
      clock: () => new Date(),
    });
    const hide = () => db.transaction().execute((tx) => service.hide(tx, messageId));
    expect([await hide(), await hide()]).toEqual([true, false]);
    expect(await mailed()).toEqual([]);
    expect([await archived(ownerId), await archived(designer.id)]).toEqual([true, false]);
  });
});
