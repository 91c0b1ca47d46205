import { createGiven } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, SUPPORT_EMAIL: 'help@example.org' },
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

describe('a message to the operator', () => {
  test('is stored and mailed, and an answer would reach its sender', async () => {
    const designer = await given.designer();
    const { status, body } = await designer.post('contact-message/', {
      subject: 'IMPORTANT: a question',
      message: 'How long\r\n.\r\ndoes it take?',
    });
    expect(status).toBe(201);
    const stored = await server.withDatabase((db) =>
      db.selectFrom('contactMessage').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow(),
    );
    expect(stored).toMatchObject({
      subject: 'IMPORTANT: a question',
      message: 'How long\r\n.\r\ndoes it take?',
    });
    await server.jobsDone();
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({
      subject: 'IMPORTANT: a question',
      to: [{ address: 'help@example.org' }],
      replyTo: [{ address: designer.email }],
    });
    expect(mail!.text).toContain('does it take?');
  });

  test('needs subject and message', async () => {
    const customer = await given.customer();
    const { status, body } = await customer.post('contact-message/', { subject: '' });
    expect([status, body.errors.map((error: { code: string }) => error.code)]).toEqual([
      400,
      ['blank', 'required'],
    ]);
  });

  test('needs somebody signed in', async () => {
    expect((await server.client().post('contact-message/', { subject: 'a', message: 'b' })).status).toBe(401);
  });

  test('is throttled by account, not by address', async () => {
    const strict = await startTestServer({ settings: { CONTACT_PER_MINUTE: '1' } });
    const accounts = createGiven(strict);
    const [one, other] = [await accounts.customer(), await accounts.customer()];
    const message = { subject: 'a', message: 'b' };
    const answers = [
      await one.post('contact-message/', message),
      await one.post('contact-message/', message),
      await other.post('contact-message/', message),
    ];
    await strict.stop();
    expect(answers.map(({ status }) => status)).toEqual([201, 429, 201]);
  });
});
