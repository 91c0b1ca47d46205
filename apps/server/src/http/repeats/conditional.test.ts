import { projectForm, profileForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import type { Answer } from '@tessera/testkit/client';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
  photo = await jpeg(64, 48);
});
afterAll(() => server.stop());

interface Thing {
  account: Account;
  path: string;
  /** The tag that the answer to its creation had. */
  firstTag?: string;
  read(headers?: Record<string, string>): Promise<Answer<object>>;
  /** The name that is saved now. */
  name(): Promise<string>;
  save(name: string, headers?: Record<string, string>): Promise<Answer<{ code: string }>>;
  remove?(headers?: Record<string, string>): Promise<Answer<{ code: string }>>;
}

/** A customer's order. */
async function order(): Promise<Thing> {
  const account = await given.customer();
  const { body, headers } = await account.post('customer/order/', given.orderBody());
  const path = `customer/order/${body.id}/` as const;
  return {
    account,
    path,
    firstTag: tagOf({ headers }),
    read: (headers) => account.get(path, { headers }),
    save: (name, headers) => account.put(path, given.orderBody({ object_name: name }), headers),
    remove: (headers) => account.delete(path, headers),
    name: async () => (await account.get(path)).body.object_name,
  };
}

/** A designer's portfolio project. */
async function project(): Promise<Thing> {
  const account = await given.designer();
  const { body, headers } = await account.post(
    'designer/project/',
    projectForm([{ name: 'a.jpg', bytes: photo }]),
  );
  const path = `designer/project/${body.id}/` as const;
  const images = { images_ordering: ['exists'], images_ids: [body.images[0]!.id] };
  return {
    account,
    path,
    firstTag: tagOf({ headers }),
    read: (headers) => account.get(path, { headers }),
    save: (name, headers) => account.put(path, projectForm([], { name, ...images }), headers),
    remove: (headers) => account.delete(path, headers),
    name: async () => (await account.get(path)).body.name,
  };
}

/** A designer's profile. */
async function designerProfile(): Promise<Thing> {
  const account = await given.designer();
  const path = 'designer/profile/';
  await account.post(path, profileForm([{ name: 'me.jpg', bytes: photo }]));
  return {
    account,
    path,
    read: (headers) => account.get(path, { headers }),
    save: (name, headers) => account.post(path, profileForm([], { first_name: name }), headers),
    name: async () => (await account.get(path)).body.first_name,
  };
}

const customerProfileBody = (name: string) => ({
  first_name: name,
  last_name: 'Öberg',
  country_code: 'SE',
  phone: '',
  spoken_languages_codes: ['sv'],
});

/** A customer's profile. */
async function customerProfile(): Promise<Thing> {
  const account = await given.customer();
  const path = 'customer/profile/';
  await account.post(path, customerProfileBody('Åsa'));
  return {
    account,
    path,
    read: (headers) => account.get(path, { headers }),
    save: (name, headers) => account.post(path, customerProfileBody(name), headers),
    name: async () => (await account.get(path)).body.first_name,
  };
}

const tagOf = ({ headers }: Pick<Answer, 'headers'>) => headers.get('etag')!;

describe.each([
  ['an order', order],
  ['a portfolio project', project],
  ['a designer’s profile', designerProfile],
  ['a customer’s profile', customerProfile],
])('%s', (_, build) => {
  test('is saved if nobody else has changed it, and otherwise refused and left as it is', async () => {
    const thing = await build();
    const seen = tagOf(await thing.read());
    const saved = await thing.save('Mine', { 'if-match': seen });
    expect(saved.status).toBe(200);
    expect(tagOf(saved)).not.toBe(seen);

    const stale = await thing.save('Late', { 'if-match': seen });
    expect([stale.status, stale.body.code]).toEqual([412, 'changed_meanwhile']);
    expect(stale.headers.get('content-type')).toContain('application/problem+json');
    expect(await thing.name()).toBe('Mine');
    expect((await thing.save('Then', { 'if-match': tagOf(saved) })).status).toBe(200);
  });

  test('accepts any version for an asterisk, one of a list of versions, and a save without the header', async () => {
    const thing = await build();
    expect((await thing.save('One', { 'if-match': '*' })).status).toBe(200);
    const seen = tagOf(await thing.read());
    expect((await thing.save('Two', { 'if-match': `"0.other", ${seen}` })).status).toBe(200);
    expect((await thing.save('Three')).status).toBe(200);
    for (const header of [`W/${tagOf(await thing.read())}`, 'nonsense'])
      expect((await thing.save('Four', { 'if-match': header })).status).toBe(412);
    expect(await thing.name()).toBe('Three');
  });

  test('is saved for only one of many saves of the same version', async () => {
    const thing = await build();
    const seen = tagOf(await thing.read());
    const names = Array.from({ length: 8 }, (_, i) => `Name ${i}`);
    const answers = await Promise.all(names.map((name) => thing.save(name, { 'if-match': seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect(await thing.name()).toBe(winner);
  });

  test('is not sent again to a client that has it, until anything in it changes', async () => {
    const thing = await build();
    await server.jobsDone();
    const seen = tagOf(await thing.read());
    const known = await thing.read({ 'if-none-match': seen });
    expect([known.status, known.body, tagOf(known)]).toEqual([304, '', seen]);
    await thing.save('Changed');
    const changed = await thing.read({ 'if-none-match': seen });
    expect([changed.status, await thing.name()]).toEqual([200, 'Changed']);
  });
});

describe.each([
  ['an order', order],
  ['a portfolio project', project],
])('%s', (_, build) => {
  test('can still be saved from its form after jobs have changed what is read of it', async () => {
    const thing = await build();
    expect(thing.firstTag).toMatch(/^"[^"]+"$/);
    await server.jobsDone();
    const { headers, body } = await thing.read();
    expect(body).toMatchObject({ matching_state: 'ready' });
    expect(headers.get('etag')).not.toBe(thing.firstTag);
    expect((await thing.save('Mine', { 'if-match': thing.firstTag! })).status).toBe(200);
  });

  test('is deleted only by a request that names its current version, and is not found afterwards', async () => {
    const thing = await build();
    const seen = tagOf(await thing.read());
    await thing.save('Changed');
    const stale = await thing.remove!({ 'if-match': seen });
    expect([stale.status, stale.body.code]).toEqual([412, 'changed_meanwhile']);
    const now = tagOf(await thing.read());
    expect((await thing.remove!({ 'if-match': now })).status).toBe(204);
    expect((await thing.remove!({ 'if-match': now })).status).toBe(404);
    expect((await thing.save('Gone', { 'if-match': now })).status).toBe(404);
  });

  test('of another account is not found, whatever version is named', async () => {
    const [mine, theirs] = [await build(), await build()];
    for (const header of ['*', tagOf(await theirs.read())])
      expect(
        (await mine.account.raw('DELETE', theirs.path, { headers: { 'if-match': header } })).status,
      ).toBe(404);
  });
});

test('a profile that does not exist yet has no version', async () => {
  const customer = await given.customer();
  const save = (headers?: Record<string, string>) =>
    customer.post('customer/profile/', customerProfileBody('Åsa'), headers);
  expect((await save({ 'if-match': '*' })).body.code).toBe('changed_meanwhile');
  expect((await customer.get('customer/profile/')).status).toBe(404);
  expect((await save()).status).toBe(200);
});
