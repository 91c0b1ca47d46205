import { api } from '@tessera/contract/api';
import { errorStatus } from '@tessera/contract/errors/errors';
import { problem } from '@tessera/contract/errors/problem';
import { API_BASE, type Route } from '@tessera/contract/route';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

/** Guarantees: whatever any field of any call holds, the answer is a success or a coded 4xx, never a 5xx. */

let server: TestServer;
let accounts: Record<'designer' | 'customer' | 'operator', Account>;
/** Ids of an order and a portfolio project that are there, so that changes get as far as the database. */
let existingIds: string[];
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_ORDER_LIMIT: '100000', FREE_PROJECT_LIMIT: '100000' } });
  const given = createGiven(server);
  accounts = {
    designer: await given.designer(),
    customer: await given.customer(),
    operator: await given.operator(),
  };
  const order = await accounts.customer.post('customer/order/', given.orderBody());
  const project = await accounts.designer.post('designer/project/', toForm(goodValues));
  expect([order.status, project.status]).toEqual([201, 201]);
  existingIds = [order.body.id, project.body.id];
});
afterAll(() => server.stop());

const routes = Object.values(api).flatMap((feature) => Object.values(feature) as Route[]);

/** Values that have broken servers before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    -1,
    0.1,
    1e308,
    -0,
    2 ** 53,
    '1e999',
    'NaN',
    [],
    {},
    [[]],
    [null],
    { $ne: 1 },
    "'; drop table account; --",
    '%s%n',
    '../../etc/passwd',
    '{{7*7}}',
    '1/0',
    'x'.repeat(20_000),
    'http://[::1',
    'javascript:alert(1)',
    'data:,',
    'http://' + 'a'.repeat(3000),
    'constructor',
    '__proto__',
    Array(600).fill('x'),
    { link: null },
    [{ link: 5 }],
    [{ link: 'http://\0' }],
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  async (_name, route) => {
    await fc.assert(
      fc.asyncProperty(requestOf(route), async (request) => {
        const response = await send(route, request);
        expect(response.status, JSON.stringify(request)).toBeLessThan(500);
        if (response.status < 400) return;
        const body = problem.parse(await response.json());
        expect(response.headers.get('content-type')).toContain('application/problem+json');
        expect(errorStatus(route, body.code)).toBe(response.status);
      }),
      { numRuns: 60 },
    );
  },
);

interface BadRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** A request that would be taken, with one or more parts replaced. */
function requestOf(route: Route): fc.Arbitrary<BadRequest> {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.uuid(),
    fc.constantFrom('0', '-1', 'NaN', '%00', '..', 'null'),
  );
  return fc.record({
    params: recordOf(fieldsOf(route.params), fc.oneof(texts, fc.constantFrom(...existingIds))),
    query: recordOf(fieldsOf(route.query), texts),
    body: bodyOf(route.body),
  });
}

function bodyOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined);
  const fields = fieldsOf(schema);
  if (fields.length === 0) return fc.jsonValue();
  const good = Object.fromEntries(fields.map((field) => [field, goodValues[field] ?? '']));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...fields), nasty)
        .map(([field, value]) => ({ ...good, [field]: value })),
    },
    { weight: 2, arbitrary: recordOf(fields, nasty).map((values) => ({ ...good, ...values })) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function recordOf<Value>(fields: string[], value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> {
  return fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Record<string, Value>>;
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const goodValues: Record<string, unknown> = {
  email: 'somebody@example.org',
  password: 'Quiet-Harbour-71',
  country_code: 'SE',
  spoken_languages_codes: ['sv'],
  links: [{ link: 'https://example.org', type: 'pinterest' }],
  budget: 100,
  budget_min: '100',
  budget_max: '200',
  images_ordering: [],
  images_ids: [],
  name: 'Loft',
  description: 'A loft',
  object_name: 'Loft',
  object_desc: 'A loft',
  first_name: 'Ada',
  last_name: 'Berg',
  subject: 'Question',
  message: 'Why?',
  verdict: 'not_for_me',
};

function send(route: Route, { params, query, body }: BadRequest): Promise<Response> {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(toWire(params[name] ?? '0')),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, toWire(value)]),
  );
  const token =
    route.access === 'public'
      ? undefined
      : accounts[route.access === 'user' || route.access === 'member' ? 'customer' : route.access].tokens
          .access;
  const isForm = route.files !== undefined;
  return fetch(`${server.url}${API_BASE}${path}?${search}`, {
    method: route.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? toForm(body) : JSON.stringify(body) }),
  });
}

/** A form carries texts; what is no text is written as one. */
function toForm(body: unknown): FormData {
  const form = new FormData();
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body] as const];
  for (const [name, value] of fields) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      form.append(toWire(name), typeof entry === 'string' ? toWire(entry) : JSON.stringify(entry));
    }
  }
  return form;
}

/** What can be written into an address or a form at all. */
function toWire(text: string): string {
  return text.toWellFormed();
}
