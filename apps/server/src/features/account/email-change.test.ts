import { createGiven, GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees that an address changes only for who reads the new one, and that who reads the former one can take it back. */

const START = new Date('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;

const CONFIRM = 'Confirm your new e-mail address';
const TAKEN = 'This address has an account already';
const CHANGED = 'Your e-mail address was changed';

let server: TestServer;
let mailServer: MailServer;
let given: ReturnType<typeof createGiven>;
let now = START;
let lastNumber = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL: 'https://tessera.example' },
    clock: () => now,
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const newAddress = () => `New.Address-${++lastNumber}@example.org`;

async function mailsTo(email: string, subject: string) {
  await server.jobsDone();
  return mailServer.mails.filter((mail) => mail.to?.[0]?.address === email && mail.subject === subject);
}

async function tokenIn(email: string, subject: string): Promise<string> {
  const mails = await mailsTo(email, subject);
  return /#token=([\w-]+)/.exec(mails.at(-1)!.text!)![1]!;
}

const request = (account: Account, email: string, password = GOOD_PASSWORD) =>
  account.post('user/email/', { password, email });
const verify = (token: string) => server.client().post('user/verify-email/', { token });
const undo = (token: string) => server.client().post('user/email/undo/', { token });
const signIn = (email: string, password = GOOD_PASSWORD) =>
  server.client().post('user/sign-in/', { email, password });
const addressOf = async (account: Account) => (await account.get('user/me/')).body.email;

/** Changes the address of an account. @returns the token that takes the change back */
async function change(account: Account, from: string, to: string): Promise<string> {
  expect((await request(account, to)).status).toBe(202);
  expect((await verify(await tokenIn(to, CONFIRM))).status).toBe(200);
  return tokenIn(from, CHANGED);
}

describe('a new address', () => {
  test('is that of the account once its link was used, and counts as confirmed', async () => {
    const designer = await given.designer();
    const address = newAddress();
    expect((await request(designer, address)).status).toBe(202);
    const token = await tokenIn(address, CONFIRM);
    expect(await addressOf(designer)).toBe(designer.email);
    const { status, body } = await verify(token);
    expect([status, body]).toEqual([200, { email: address }]);
    expect((await designer.get('user/me/')).body).toMatchObject({ email: address, email_verified: true });
    expect((await signIn(address.toLowerCase())).status).toBe(200);
    expect((await signIn(designer.email)).status).toBe(401);
    expect((await verify(token)).body.code).toBe('token_not_valid');
  });

  test('needs the present password and the shape of an address', async () => {
    const customer = await given.customer();
    const address = newAddress();
    const wrong = await request(customer, address, 'Not-The-Word-11');
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      400,
      [{ field: 'password', code: 'password_incorrect' }],
    ]);
    const shapeless = await request(customer, 'nowhere');
    expect([shapeless.status, shapeless.body.errors]).toMatchObject([
      400,
      [{ field: 'email', code: 'email_incorrect' }],
    ]);
    expect(await mailsTo(address, CONFIRM)).toEqual([]);
  });

  test('that is taken is answered like any other, and told so by mail', async () => {
    const [customer, other] = [await given.customer(), await given.designer()];
    const taken = await request(customer, other.email);
    const free = await request(customer, newAddress());
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await mailsTo(other.email, TAKEN)).toHaveLength(1);
    expect(await mailsTo(other.email, CONFIRM)).toEqual([]);
  });

  test('goes to one of two accounts that want it at once', async () => {
    const accounts = [await given.customer(), await given.designer()];
    const address = newAddress();
    for (const account of accounts) await request(account, address);
    await server.jobsDone();
    const tokens = (await mailsTo(address, CONFIRM)).map(({ text }) => /#token=([\w-]+)/.exec(text!)![1]!);
    expect(tokens).toHaveLength(2);
    const answers = await Promise.all(tokens.map((token) => verify(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const addresses = await Promise.all(accounts.map(addressOf));
    expect(addresses.filter((one) => one === address)).toHaveLength(1);
  });

  test('is not taken from a link that is a day old, or that another one overtook', async () => {
    const customer = await given.customer();
    const [first, second] = [newAddress(), newAddress()];
    await request(customer, first);
    await request(customer, second);
    const [old, overtaking] = [await tokenIn(first, CONFIRM), await tokenIn(second, CONFIRM)];
    now = new Date(START.getTime() + DAY_MS + 1);
    expect((await verify(overtaking)).body.code).toBe('token_not_valid');
    now = START;
    expect((await verify(overtaking)).status).toBe(200);
    expect((await verify(old)).body.code).toBe('token_not_valid');
    expect(await addressOf(customer)).toBe(second);
  });

  test('makes a link to a new password useless that the former address got', async () => {
    const customer = await given.customer();
    await server.client().post('user/forgot-password/', { email: customer.email });
    const token = await tokenIn(customer.email, 'Choose a new password');
    await change(customer, customer.email, newAddress());
    const body = { token, password: 'Amber-Lantern-58' };
    expect((await server.client().post('user/reset-password/', body)).body.code).toBe('token_not_valid');
  });
});

describe('a former address', () => {
  test('is told, and takes the change back within seven days, which ends every session', async () => {
    const designer = await given.designer();
    const address = newAddress();
    const token = await change(designer, designer.email, address);
    now = new Date(START.getTime() + 7 * DAY_MS - 1);
    const { status, body } = await undo(token);
    now = START;
    expect([status, body]).toEqual([200, { email: designer.email }]);
    expect((await designer.get('user/me/')).status).toBe(401);
    expect((await signIn(designer.email)).status).toBe(200);
    expect((await signIn(address)).status).toBe(401);
    expect((await undo(token)).body.code).toBe('token_not_valid');
  });

  test('cannot take the change back later, nor with a token for something else', async () => {
    const customer = await given.customer();
    const address = newAddress();
    const token = await change(customer, customer.email, address);
    now = new Date(START.getTime() + 7 * DAY_MS + 1);
    const late = await undo(token);
    now = START;
    expect([late.status, late.body.code]).toEqual([400, 'token_not_valid']);
    await request(customer, newAddress());
    const other = await tokenIn(`New.Address-${lastNumber}@example.org`, CONFIRM);
    for (const wrong of ['', 'made-up', other]) expect((await undo(wrong)).body.code).toBe('token_not_valid');
    expect((await verify(token)).body.code).toBe('token_not_valid');
  });

  test('comes back for its owner however often a thief changed it after', async () => {
    const customer = await given.customer();
    const [second, third] = [newAddress(), newAddress()];
    const first = await change(customer, customer.email, second);
    const later = await change(customer, second, third);
    expect((await undo(later)).body).toEqual({ email: second });
    expect((await undo(first)).body).toEqual({ email: customer.email });
    expect((await undo(later)).body.code).toBe('token_not_valid');
  });

  test('is nobody else’s while the change can be taken back', async () => {
    const [customer, other] = [await given.customer(), await given.designer()];
    const token = await change(customer, customer.email, newAddress());
    const signUp = () =>
      server.client().post('customer/sign-up/', { email: customer.email, password: GOOD_PASSWORD });
    expect((await signUp()).body.code).toBe('email_incorrect');
    await request(other, customer.email);
    expect(await mailsTo(customer.email, TAKEN)).toHaveLength(1);
    now = new Date(START.getTime() + 7 * DAY_MS + 1);
    expect((await signUp()).status).toBe(201);
    now = START;
    expect((await undo(token)).body.code).toBe('token_not_valid');
  });
});
