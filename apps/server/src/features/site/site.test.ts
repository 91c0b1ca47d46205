import { rm, writeFile } from 'node:fs/promises';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccountsFile } from './site.service.ts';

let server: TestServer;
let now = new Date('2026-03-01T23:59:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.stop());

const count = () =>
  server.withDatabase((db) =>
    db.selectFrom('pageView').select(['path', 'views']).orderBy('day').orderBy('path').execute(),
  );

test('page views are counted by page and day, and nothing else is kept', async () => {
  const visitor = server.client();
  for (const path of ['/', '/about', '/', '/designer/projects/edit/:projectId'] as const) {
    expect((await visitor.post('site/page-view/', { path })).status).toBe(204);
  }
  now = new Date('2026-03-02T00:01:00Z');
  await visitor.post('site/page-view/', { path: '/' });
  expect(await count()).toEqual([
    { path: '/', views: 2 },
    { path: '/about', views: 1 },
    { path: '/designer/projects/edit/:projectId', views: 1 },
    { path: '/', views: 1 },
  ]);
});

test('a page view of an unknown page is refused and not counted', async () => {
  const before = await count();
  const { status, body } = await server.client().raw('POST', 'site/page-view/', {
    body: { path: '/orders/17?mail=a@b.org' },
  });
  expect([status, body.errors[0]!.field, body.code]).toEqual([400, 'path', 'invalid_choice']);
  expect(await count()).toEqual(before);
});

test('page views from one network address are limited', async () => {
  const statuses = [];
  for (let view = 0; view <= 120; view++)
    statuses.push((await server.client().post('site/page-view/', { path: '/' })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
});

test('visitors learn the demo accounts once the demo is loaded, and none without a demo', async () => {
  const file = demoAccountsFile(server.dataDir);
  const told = async () => (await server.client().get('site/')).body;
  expect(await told()).toEqual({ demo: false, demo_accounts: [] });

  const password = 'Demo-abcd2-efgh3';
  await writeFile(file, JSON.stringify({ state: 'loading', password, accounts: [] }));
  expect(await told()).toEqual({ demo: true, demo_accounts: [] });

  const [designer, customer] = [
    { role: 'designer', email: 'linnea@demo.example' },
    { role: 'customer', email: 'claire@demo.example' },
  ];
  const accounts = [
    { ...designer, name: 'Linnea' },
    { ...customer, name: 'Claire' },
  ];
  await writeFile(file, JSON.stringify({ state: 'loaded', password, accounts }));
  expect(await told()).toEqual({
    demo: true,
    demo_accounts: [
      { ...designer, password },
      { ...customer, password },
    ],
  });
  await rm(file);
});
