import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, countKept, photos } from './portfolio.fixture.ts';

/** Guarantees how many portfolio projects a designer may have, and how they are listed. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_PROJECT_LIMIT: '3' } });
  given = createGiven(server);
});
afterAll(() => server.stop());

describe('how many', () => {
  test('a project beyond the limit is refused with a message of its own, and nothing of it is kept', async () => {
    const designer = await given.designer();
    expect((await designer.get('designer/project/limit/')).body).toEqual({ count: 0, limit: 3 });
    for (const width of [40, 41, 42]) await add(designer, await photos(width));
    expect((await designer.get('designer/project/limit/')).body).toEqual({ count: 3, limit: 3 });
    const kept = await countKept(server);
    const { status, body } = await designer.post('designer/project/', projectForm(await photos(43)));
    expect([status, body.code]).toEqual([403, 'project_limit_reached']);
    expect(body.message).toBe('Project limit reached. Please upgrade your plan to add more projects.');
    expect(await countKept(server)).toEqual(kept);
  });

  test('of six creations at once, only the one that fits the limit succeeds', async () => {
    const designer = await given.designer();
    for (const width of [40, 41]) await add(designer, await photos(width));
    const kept = await countKept(server);
    const forms = await Promise.all(
      [50, 51, 52, 53, 54, 55].map(async (width) => projectForm(await photos(width))),
    );
    const answers = await Promise.all(forms.map((body) => designer.post('designer/project/', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
    expect((await designer.get('designer/project/limit/')).body.count).toBe(3);
    expect(await countKept(server)).toEqual({
      ...kept,
      projects: kept.projects + 1,
      images: kept.images + 1,
      photos: kept.photos + 1,
      originals: kept.originals + 1,
    });
  });

  test('projects are listed newest first, in pages that link to their neighbours', async () => {
    const designer = await given.designer();
    const created = [];
    for (const name of ['one', 'two', 'three'])
      created.push((await designer.post('designer/project/', projectForm([], { name }))).body.id);
    const first = (await designer.get('designer/project/', { query: { limit: 2 } })).body;
    expect(first.results.map((project: PortfolioProject) => project.id)).toEqual([created[2], created[1]]);
    expect(first).toMatchObject({
      count: 3,
      next: expect.stringContaining('limit=2&offset=2'),
      previous: null,
    });
    const second = (await designer.next(first)).body;
    expect(second.results.map((project: PortfolioProject) => project.id)).toEqual([created[0]]);
    expect(second).toMatchObject({ count: 3, next: null, previous: expect.stringContaining('offset=0') });
  });
});
