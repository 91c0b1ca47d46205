import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { API_BASE } from '@tessera/contract/route';
import { profileForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { emptyInternet } from '@tessera/testkit/servers/web-site';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRoute, routes } from '@tessera/testkit/routes/calls';
import { exampleBody } from '@tessera/testkit/routes/examples';
import { buildMarketplace, ownerFor, type Marketplace } from '@tessera/testkit/routes/marketplace';

/** Guarantees that nobody who reads the log, however much is logged, learns a password, a token, an address or what people write. */

const lines: string[] = [];
/** Whether the mail server refuses every receiver. */
let isRefusing = false;
let mailServer: Server;
let server: TestServer;
let market: Marketplace;
beforeAll(async () => {
  mailServer = await startRefusingMailServer();
  server = await startTestServer({
    internet: emptyInternet,
    settings: {
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
      SIGN_IN_PER_MINUTE: '30',
    },
    onLogLine: (line) => void lines.push(line),
  });
  market = await buildMarketplace(server);
  isRefusing = true;
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => mailServer.close(resolve));
});

const WRONG_PASSWORD = 'Wrong-Horse-Battery-99';

test('a session that uses every call, faults included, leaves no secret in the log', async () => {
  const { email, password, tokens } = market.owners.customer;
  const leaver = await createGiven(server).customer();
  await callEverything();
  await callInVain();
  expect((await leaver.raw('DELETE', 'user/me/', { body: { password: leaver.password } })).status).toBe(204);
  await breakTheDatabase();

  const secrets: Record<string, string> = {
    ...market.words,
    password,
    wrongPassword: WRONG_PASSWORD,
    customerEmail: email,
    leaverEmail: leaver.email,
    designerEmail: market.owners.designer.email,
    accessToken: tokens.access,
    refreshToken: tokens.refresh,
    signature: tokens.access.split('.')[2]!,
    refreshSignature: tokens.refresh.split('.')[2]!,
  };
  // The job that mails has failed by now, or soon has.
  await expect.poll(() => lines.join('')).toMatch(/mail/i);
  const log = lines.join('');
  const told = Object.entries(secrets)
    .filter(([, secret]) => log.includes(secret))
    .map(([what, secret]) => `${what}: ${lines.find((line) => line.includes(secret))}`);
  expect(told).toEqual([]);
  expect(lines.filter((line) => /\$argon2|"authorization"|eyJ[\w-]+\.eyJ/i.test(line))).toEqual([]);
  // A log that says nothing of what went wrong would pass as well.
  expect(log).toContain('request failed');
});

/** Every route by its owner, with words in every text. */
async function callEverything(): Promise<void> {
  for (const { name, route } of routes) {
    // What the calls after them need.
    if (name.endsWith('.remove') || name === 'account.signOutEverywhere' || name === 'account.deleteMe')
      continue;
    const owner = ownerFor(market, route);
    const body = exampleBody(route, {
      designer_id: market.ids.designer,
      order_id: market.ids.order,
      message_id: undefined,
      email: owner.email,
      password: owner.password,
      message: market.words.message,
      subject: market.words.contact,
      object_name: market.words.orderName,
      object_desc: market.words.orderText,
      last_name: market.words.customerName,
    });
    await callRoute(server.url, route, {
      ...(route.access !== 'public' && { token: owner.tokens.access }),
      params: { id: market.ids.order, designer: market.ids.designer },
      ...(body && { body }),
    });
  }
}

/** What fails: sign-ins until they are throttled, tokens that are not valid, faulty bodies, and addresses that hold a password. */
async function callInVain(): Promise<void> {
  const { email, password, tokens } = market.owners.customer;
  for (let attempt = 0; attempt < 40; attempt++)
    await server.client().post('user/sign-in/', { email, password: WRONG_PASSWORD });
  const bad = server.client(`${tokens.access}x`);
  await bad.get('customer/order/');
  await bad.post('user/refresh-token/', { refresh: `${tokens.refresh}x` });
  await server.client(tokens.access).get('designer/project/');
  await server
    .client(tokens.access)
    .raw('POST', 'customer/order/', { body: { object_desc: [market.words.orderText] } });
  await server.client(market.owners.designer.tokens.access).post(
    'designer/profile/',
    profileForm([{ name: `${market.words.projectName}.jpg`, bytes: 'no photo' }], {
      bio: market.words.bio,
    }),
  );
  const query = new URLSearchParams({ email, password, token: tokens.access }).toString();
  for (const path of [
    '/signin',
    '/signup-customer',
    '/nowhere',
    `${API_BASE}user/sign-in/`,
    '/media/a/b',
    '/%E0%A4%A',
  ])
    await fetch(`${server.url}${path}?${query}`);
  await fetch(`${server.url}${API_BASE}user/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${email}","password":"${password}`,
  });
}

/** A database that refuses a row tells the whole of it; so does a job that cannot be done. */
async function breakTheDatabase(): Promise<void> {
  const { customer } = market.owners;
  for (const table of ['customer_order', 'contact_message', 'message', 'account'])
    await server.withDatabase((db) =>
      sql`alter table ${sql.table(table)} add constraint refuse_all check (false) not valid`.execute(db),
    );
  const answers = [
    await customer.raw('POST', 'customer/order/', {
      body: {
        ...exampleBody(routes.find(({ name }) => name === 'orders.create')!.route),
        object_name: market.words.orderName,
        object_desc: market.words.orderText,
      },
    }),
    await customer.post('contact-message/', {
      subject: market.words.contact,
      message: market.words.contact,
    }),
    await customer.post('customer/conversation/', {
      designer_id: market.ids.designer,
      order_id: market.ids.order,
      message: market.words.message,
    }),
    await server.client().post('customer/sign-up/', {
      email: `new-${customer.email}`,
      password: customer.password,
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  for (const { body } of answers)
    expect(JSON.stringify(body)).not.toMatch(/refuse_all|constraint|Word|select/);
}

const isCommand = (line: string) => /^(EHLO|HELO|MAIL|RCPT|RSET|NOOP)\b/i.test(line);

/** A mail server that refuses receivers by name, as many do, once it is told to. */
async function startRefusingMailServer(): Promise<Server> {
  const refusing = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      for (const command of chunk.toString().split('\r\n').filter(Boolean)) {
        const address = /^RCPT TO:<(.*)>/i.exec(command)?.[1];
        if (address !== undefined && isRefusing) socket.write(`550 5.1.1 <${address}>: user unknown\r\n`);
        else if (/^QUIT/i.test(command)) socket.end('221 bye\r\n');
        else if (/^DATA/i.test(command)) socket.write('354 go on\r\n');
        else if (command === '.' || isCommand(command)) socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  return refusing;
}
