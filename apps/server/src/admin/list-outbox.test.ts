import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxRepo } from '../mail/outbox.repo.ts';
import type { AdminTools } from './command.ts';
import { listOutbox } from './list-outbox.ts';

/** Guarantees that an operator without a mail server can pass on what would have been mailed. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the command says, and whether it did what was asked. */
async function outbox(...args: string[]) {
  const said: string[] = [];
  const done = await server.withDatabase((db) => {
    const tools: Pick<AdminTools, 'keptMails' | 'say'> = {
      keptMails: (limit) => outboxRepo(db).latest(limit),
      say: (line) => said.push(line),
    };
    return listOutbox.run(args, tools as AdminTools);
  });
  return { done, said: said.join('\n') };
}

test('kept mails are listed, latest first, and each is shown whole with its link', async () => {
  expect(await outbox()).toEqual({ done: true, said: 'No mails are kept.' });
  const given = createGiven(server);
  const [first, second] = [await given.customer(), await given.designer()];
  for (const { email } of [first, second]) {
    await server.client().post('user/forgot-password/', { email });
    await server.jobsDone();
  }
  const { said } = await outbox();
  expect(said.split('\n').map((line) => line.split('  ').slice(2))).toEqual([
    [second.email, 'Choose a new password'],
    [first.email, 'Choose a new password'],
  ]);
  const id = said.split('  ', 1)[0]!;
  const shown = await outbox(id);
  expect(shown.done).toBe(true);
  expect(shown.said).toContain(`To: ${second.email}\nSubject: Choose a new password\n\n`);
  expect(shown.said).toMatch(/\/reset-password#token=[\w-]{20,}/);
  expect((await outbox('another')).done).toBe(false);
  expect((await outbox(id, 'and more')).done).toBeUndefined();
});
