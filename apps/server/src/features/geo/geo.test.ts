import type { FieldError } from '@tessera/contract/errors/errors';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('one page of 500 holds every country, each by its English name and code', async () => {
  const { status, body } = await server.client().get('geo/country/', { query: { page_size: 500 } });
  expect(status).toBe(200);
  expect(body.results).toHaveLength(body.count);
  expect(body.results).toContainEqual({ name_en: 'Sweden', code: 'SE' });
  expect(new Set(body.results.map(({ code }) => code)).size).toBe(body.count);
});

test('a country has the name that reasons for a match use', async () => {
  const reasonName = new Intl.DisplayNames('en', { type: 'region' });
  const { body } = await server.client().get('geo/country/', { query: { page_size: 500 } });
  for (const { code, name_en } of body.results) expect(name_en).toBe(reasonName.of(code));
  expect(body.results).toContainEqual({ name_en: 'Côte d’Ivoire', code: 'CI' });
});

test('a country or language that does not exist is an invalid choice, however long its code is', async () => {
  const customer = await createGiven(server).customer();
  for (const code of ['QQ', 'Q'.repeat(9), 'Q'.repeat(10_000)]) {
    const { status, body } = await customer.post('customer/profile/', {
      first_name: 'Ada',
      last_name: 'Nowak',
      country_code: code,
      phone: '',
      spoken_languages_codes: [code],
    });
    expect([status, body.code]).toEqual([400, 'invalid_choice']);
    expect(body.errors.map(({ field, code }: FieldError) => [field, code])).toEqual([
      ['country_code', 'invalid_choice'],
      ['spoken_languages_codes', 'invalid_choice'],
    ]);
  }
});

test('languages have the names they call themselves', async () => {
  const { body } = await server.client().get('geo/language', { query: { page_size: 500 } });
  expect(body.results).toContainEqual({ name_native: 'Deutsch', name_en: 'German', code: 'de' });
  expect(body).toMatchObject({ next: null, previous: null });
});

test('the pages of countries follow one another and add up to all of them', async () => {
  const client = server.client();
  let page = (await client.get('geo/country/', { query: { page_size: 100 } })).body;
  const seen = page.results.map(({ code }) => code);
  while (page.next !== null) {
    page = (await client.next(page)).body;
    seen.push(...page.results.map(({ code }) => code));
  }
  const all = await client.get('geo/country/', { query: { page_size: 500 } });
  expect(seen).toEqual(all.body.results.map(({ code }) => code));
});

test.each(['page_size=0', 'page_size=501', 'page_size=x', 'page=-1', 'page=0', 'page=1&page=2'])(
  'the query %s, which makes no sense, gives the first page in its usual size of 100',
  async (query) => {
    const usual = (await server.client().get('geo/country/')).body;
    expect(usual.results).toHaveLength(100);
    const { status, body } = await server.client().raw<typeof usual>('GET', `geo/country/?${query}`);
    expect([status, body.count, body.results]).toEqual([200, usual.count, usual.results]);
  },
);
