import { createGiven, GOOD_PASSWORD } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
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
  test('is stored and mailed as HTML and as text, and an answer would reach its sender', async () => {
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
    const [mail] = mailServer.news;
    expect(mail).toMatchObject({
      subject: 'IMPORTANT: a question',
      to: [{ address: 'help@example.org' }],
      replyTo: [{ address: designer.email }],
    });
    for (const part of [mail!.text!, mail!.html!]) {
      expect(part).toContain('does it take?');
      expect(part).toContain(designer.email);
      expect(part).toContain('You get this because');
    }
  });

  test.each([
    ['a subject that carries a header', 'reply@example.org', 'Hello\r\nBcc: others@example.org'],
    ['an address that reads like two', 'others,one@example.org', 'Hello'],
    ['an address that reads like a name and an address', 'me<others@example.org', 'Hello'],
    ['an address that reads like a group', 'friends:one;two@example.org', 'Hello'],
  ])('goes only to the operator, with %s', async (_what, email, subject) => {
    const { body: tokens } = await server
      .client()
      .post('customer/sign-up/', { email, password: GOOD_PASSWORD });
    const before = mailServer.news.length;
    await server.client(tokens.access).post('contact-message/', { subject, message: 'Hello' });
    // Not every job: the mail that confirms such an address is refused, and tried again.
    await expect.poll(() => mailServer.news.length).toBeGreaterThan(before);
    const [mail, ...others] = mailServer.news.slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [{ address: 'help@example.org' }] });
    expect([mail!.cc, mail!.bcc]).toEqual([undefined, undefined]);
    expect(mail!.replyTo?.map(({ address }) => address)).toEqual([expect.stringMatching(/@example\.org$/)]);
  });

  test('needs subject and message', async () => {
    const customer = await given.customer();
    const { status, body } = await customer.raw('POST', 'contact-message/', { body: { subject: '' } });
    expect([status, body.errors.map((error) => error.code)]).toEqual([400, ['blank', 'required']]);
  });

  test('needs a signed-in sender', async () => {
    expect((await server.client().post('contact-message/', { subject: 'a', message: 'b' })).status).toBe(401);
  });

  test('is throttled by account, not by network address', async () => {
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
