import { createFakeEmbedder } from '@tessera/embedder/fake';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminTools, Command } from '../../admin/command.ts';
import { explainMatch } from '../../admin/explain-match.ts';
import { modelsOf } from './embedding.service.ts';
import { createInspectionService } from './inspection.service.ts';

/** Guarantees that the operator can check every number of a list. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
});
afterAll(() => server.stop());

/** What a command says, and whether it did what was asked. */
async function admin(command: Command, ...args: string[]) {
  return server.withDatabase(async (db) => {
    const said: string[] = [];
    const tools = {
      inspection: createInspectionService({ db, models: modelsOf(createFakeEmbedder()) }),
      say: (line: string) => said.push(line),
    };
    const isDone = await command.run(args, tools as unknown as AdminTools);
    return { isDone, text: said.join('\n'), said };
  });
}

async function designerWith(name: string, description: string, profile: Record<string, string> = {}) {
  const designer = await given.designer();
  const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });
  await designer.post('designer/profile/', profileForm([await photo()], profile));
  await designer.post('designer/project/', projectForm([await photo()], { name, description }));
  await server.jobsDone();
  return designer;
}

describe('match explain', () => {
  test('prints signals that add up to the score the customer sees, their evidence and the rank', async () => {
    const gardener = await designerWith('Pond garden', 'A garden with pond, hedge and planting.', {
      first_name: 'Gwen',
      last_name: 'Ek',
      budget_min: '1000',
      budget_max: '9000',
    });
    await designerWith('Dark cellar', 'A wine cellar.');
    const customer = await given.customer();
    const { body: order } = await customer.post(
      'customer/order/',
      given.orderBody({ object_name: 'Garden', object_desc: 'A garden with hedge and pond.', budget: 5000 }),
    );
    await server.jobsDone();
    const { results } = (await customer.get(`customer/match/?order=${order.id}`)).body;
    const place = results.findIndex(({ name }: any) => name === 'Gwen Ek') + 1;
    const { id, score } = results[place - 1];

    const { isDone, text, said } = await admin(explainMatch, order.id, gardener.email.toUpperCase());
    expect(isDone).toBe(true);
    expect(text).toContain(`Order     ${order.id}  ‘Garden’`);
    expect(text).toContain(`Designer  ${id}  Gwen Ek`);
    expect(text).toContain(`Place ${place} of ${results.length} on the order’s list.`);
    const row = (name: string) => said.find((line) => line.startsWith(name))!.split(/\s+/);
    const total = Number(row('score').at(-1));
    expect(total).toBeCloseTo(score, 0);
    const points = ['style', 'brief', 'room', 'work', 'words', 'budget', 'country', 'language'].map(
      (signal) => Number(row(`${signal} `).at(-1)!.replace('–', '0')),
    );
    expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 1);
    expect(row('photos ').at(-1)).toBe('–');
    expect(row('budget ').slice(0, 3)).toEqual(['budget', '1.000', '8']);
    expect(text).toContain('order $5,000; designer’s usual range $1,000 to $9,000');
    expect(text).toContain('shown as: Usual budget fits');
    expect(text).toMatch(/‘Pond garden’; nearest sentence .* “A garden with pond, hedge and planting”/);
    expect((await admin(explainMatch, order.id, id)).text).toBe(text);
  });

  test('says why two cannot be matched', async () => {
    const [customer, newcomer] = [await given.customer(), await given.designer()];
    const { body: order } = await customer.post('customer/order/', given.orderBody());
    await server.jobsDone();
    const noId = '01938a5c-0000-7000-8000-000000000000';
    for (const [orderId, designer, words] of [
      ['nonsense', newcomer.email, 'There is no order nonsense.'],
      [noId, newcomer.email, `There is no order ${noId}.`],
      [order.id, customer.email, `There is no designer ${customer.email}.`],
      [order.id, newcomer.email, 'The two cannot be matched'],
    ]) {
      const { isDone, text } = await admin(explainMatch, orderId!, designer!);
      expect([isDone, text]).toEqual([false, expect.stringContaining(words!)]);
    }
    expect((await admin(explainMatch, order.id)).isDone).toBeUndefined();
  });
});
