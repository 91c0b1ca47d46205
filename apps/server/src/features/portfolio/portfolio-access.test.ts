import { projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, idsOf, photos, widthsOf } from './portfolio.fixture.ts';

/** Guarantees that a portfolio belongs to its designer alone. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_PROJECT_LIMIT: '3' } });
  given = createGiven(server);
});
afterAll(() => server.stop());

describe('whose projects', () => {
  test('another designer’s project is not found by any call, and stays as it is', async () => {
    const [owner, stranger] = [await given.designer(), await given.designer()];
    const project = await add(owner, await photos(40));
    await server.jobsDone();
    const known = (await owner.get(`designer/project/${project.id}/`)).body;
    const path = `designer/project/${project.id}/` as const;
    for (const answer of [
      await stranger.get(path),
      await stranger.put(path, projectForm(await photos(50))),
      await stranger.delete(path),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await stranger.get('designer/project/')).body.count).toBe(0);
    expect((await owner.get(path)).body).toEqual(known);
  });

  test('another designer’s image cannot be put into a project', async () => {
    const [owner, stranger] = [await given.designer(), await given.designer()];
    const [theirs, own] = [await add(owner, await photos(40)), await add(stranger, await photos(50))];
    const { status, body } = await stranger.put(
      `designer/project/${own.id}/`,
      projectForm([], { images_ordering: ['exists'], images_ids: idsOf(theirs) }),
    );
    expect([status, body.code]).toEqual([400, 'images_mismatch']);
    expect(widthsOf((await owner.get(`designer/project/${theirs.id}/`)).body)).toEqual([40]);
  });

  test('a malformed id is not found', async () => {
    const designer = await given.designer();
    for (const id of ['1', 'null', "'", '01890a5d-ac96-774b-bcce-b302099a8057']) {
      const path = `designer/project/${encodeURIComponent(id)}/` as const;
      for (const answer of [
        await designer.get(path),
        await designer.put(path, projectForm([])),
        await designer.delete(path),
      ])
        expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not_found']);
    }
  });

  test('customers and visitors have no portfolio', async () => {
    const [customer, visitor] = [await given.customer(), server.client()];
    const calls = [
      (who: Pick<Account, 'get' | 'post' | 'put' | 'delete'>) => who.get('designer/project/'),
      (who: Pick<Account, 'get' | 'post' | 'put' | 'delete'>) => who.get('designer/project/limit/'),
      (who: Pick<Account, 'get' | 'post' | 'put' | 'delete'>) =>
        who.post('designer/project/', projectForm([])),
      (who: Pick<Account, 'get' | 'post' | 'put' | 'delete'>) =>
        who.put('designer/project/1/', projectForm([])),
      (who: Pick<Account, 'get' | 'post' | 'put' | 'delete'>) => who.delete('designer/project/1/'),
    ];
    for (const call of calls) {
      const [asCustomer, asVisitor] = [await call(customer), await call(visitor)];
      expect([asCustomer.status, asCustomer.body.code]).toEqual([403, 'permission_denied']);
      expect([asVisitor.status, asVisitor.body.code]).toEqual([401, 'not_authenticated']);
    }
  });
});
