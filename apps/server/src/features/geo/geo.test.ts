import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('one page of 500 holds every country, each by its English name and code', async () => {
  const { status, body } = await server.client().get('geo/country/?page_size=500');
  expect(status).toBe(200);
  expect(body.results).toHaveLength(body.count);
  expect(body.results).toContainEqual({ name_en: 'Sweden', code: 'SE' });
  expect(new Set(body.results.map((country: { code: string }) => country.code)).size).toBe(body.count);
});

test('languages come by their own names', async () => {
  const { body } = await server.client().get('geo/language?page_size=500');
  expect(body.results).toContainEqual({ name_native: 'Deutsch', name_en: 'German', code: 'de' });
  expect(body).toMatchObject({ next: null, previous: null });
});

test('pages follow one another and add up to the whole', async () => {
  const seen: string[] = [];
  let path: string | null = 'geo/country/?page_size=100';
  while (path !== null) {
    const { body }: { body: any } = await server.client().get(path);
    seen.push(...body.results.map((country: { code: string }) => country.code));
    path = body.next && new URL(body.next).pathname + new URL(body.next).search;
  }
  const all = await server.client().get('geo/country/?page_size=500');
  expect(seen).toEqual(all.body.results.map((country: { code: string }) => country.code));
});

test('a page size that makes no sense falls back', async () => {
  for (const query of ['page_size=0', 'page_size=501', 'page_size=x', 'page=-1', 'page=1&page=2']) {
    expect((await server.client().get(`geo/country/?${query}`)).status).toBe(200);
  }
});
