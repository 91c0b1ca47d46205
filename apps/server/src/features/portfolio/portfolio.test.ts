import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { projectForm, type FormFile } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, countKept, faultsOf, idsOf, photos, widthsOf } from './portfolio.fixture.ts';

/** Guarantees what a designer gets when portfolio projects are added, changed and removed. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_PROJECT_LIMIT: '3' } });
  given = createGiven(server);
});
afterAll(() => server.stop());

describe('adding a project', () => {
  test('answers with the project as it is then listed and read', async () => {
    const designer = await given.designer();
    const created = await designer.post('designer/project/', projectForm(await photos(40, 50)));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      name: 'Loft in Malmö',
      description: 'A light living room with oak floors.',
      country: { name_en: 'Sweden', code: 'SE' },
      matching_state: 'pending',
    });
    expect(widthsOf(created.body)).toEqual([40, 50]);
    for (const image of created.body.images) expect(image.url).toContain(`${server.url}/media/`);
    expect(new Date(created.body.created_at).toISOString()).toBe(created.body.created_at);
    await server.jobsDone();
    const read = await designer.get(`designer/project/${created.body.id}`);
    expect(read.status).toBe(200);
    expect(idsOf(read.body)).toEqual(idsOf(created.body));
    const list = await designer.get('designer/project/', { query: { limit: 500 } });
    expect(list.body).toMatchObject({ count: 1, next: null, previous: null });
    expect(list.body.results).toEqual([read.body]);
  });

  test('a project without photos is taken and says that it takes no part in matching', async () => {
    const designer = await given.designer();
    const { status, body } = await designer.post('designer/project/', projectForm([]));
    expect(status).toBe(201);
    expect(body).toMatchObject({ images: [], matching_state: 'no_photos' });
    await server.jobsDone();
    expect((await designer.get(`designer/project/${body.id}/`)).body.matching_state).toBe('no_photos');
  });

  test('JSON is accepted in place of a form without files', async () => {
    const designer = await given.designer();
    const { status, body } = await designer.raw<PortfolioProject>('POST', 'designer/project/', {
      body: { name: 'Loft', description: 'Light.', country_code: 'DE' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ images: [], country: { name_en: 'Germany', code: 'DE' } });
  });

  test('every faulty text field is named with a code', async () => {
    const designer = await given.designer();
    const { status, body } = await designer.post(
      'designer/project/',
      projectForm(await photos(40), { name: ' ', country_code: [] }),
    );
    expect(status).toBe(400);
    expect(faultsOf(body)).toEqual(['name blank', 'country_code required']);
    const unknown = await designer.post('designer/project/', projectForm([], { country_code: 'XX' }));
    expect(faultsOf(unknown.body)).toEqual(['country_code invalid_choice']);
  });

  test('texts are returned exactly as they were sent', async () => {
    const designer = await given.designer();
    const text = '  <b>Ünï</b> "quotes" \\0 𝔘 👩‍👩‍👧';
    const { body } = await designer.post(
      'designer/project/',
      projectForm([], { name: text, description: text }),
    );
    expect([body.name, body.description]).toEqual([text, text]);
  });
});

describe('changing a project', () => {
  test('the sent order of images decides which are kept, removed and added, and where', async () => {
    const designer = await given.designer();
    const before = await add(designer, await photos(40, 41, 42));
    const [first, second, third] = before.images;
    const { status, body } = await designer.put(
      `designer/project/${before.id}/`,
      projectForm(await photos(50, 51), {
        name: 'Attic',
        images_ordering: ['new', 'exists', 'new', 'exists'],
        images_ids: [third!.id, first!.id],
      }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: before.id, name: 'Attic', created_at: before.created_at });
    expect(widthsOf(body)).toEqual([50, 42, 51, 40]);
    expect([idsOf(body)[1], idsOf(body)[3]]).toEqual([third!.id, first!.id]);
    await server.jobsDone();
    const read = await designer.get(`designer/project/${before.id}/`);
    expect(widthsOf(read.body)).toEqual([50, 42, 51, 40]);
    expect((await fetch(second!.url)).status).toBe(404);
    for (const image of read.body.images) expect((await fetch(image.url)).status).toBe(200);
  });

  test('all images may be removed, and then the project takes no part in matching', async () => {
    const designer = await given.designer();
    const before = await add(designer, await photos(40));
    const { body } = await designer.put(`designer/project/${before.id}/`, projectForm([]));
    expect(body).toMatchObject({ images: [], matching_state: 'no_photos' });
    await server.jobsDone();
    expect((await fetch(before.images[0]!.url)).status).toBe(404);
  });

  test('a refused change changes nothing', async () => {
    const designer = await given.designer();
    const [before, other] = [
      await add(designer, await photos(40, 41)),
      await add(designer, await photos(60)),
    ];
    await server.jobsDone();
    const known = (await designer.get(`designer/project/${before.id}/`)).body;
    const [first, second] = idsOf(before);
    const refused: [FormFile[], Record<string, string | string[]>, string][] = [
      [
        [],
        { images_ordering: ['exists', 'exists'], images_ids: [first!] },
        'images_ordering images_mismatch',
      ],
      [[], { images_ordering: ['exists'], images_ids: [first!, second!] }, 'images_ordering images_mismatch'],
      [
        [],
        { images_ordering: ['exists', 'exists'], images_ids: [first!, first!] },
        'images_ordering images_mismatch',
      ],
      [
        [],
        { images_ordering: ['exists'], images_ids: [other.images[0]!.id] },
        'images_ordering images_mismatch',
      ],
      [[], { images_ordering: ['exists'], images_ids: ['nonsense'] }, 'images_ordering images_mismatch'],
      [
        await photos(70, 71),
        { images_ordering: ['new', 'exists', 'exists'], images_ids: [first!, second!] },
        'images_ordering images_mismatch',
      ],
      [
        await photos(70, 71, 72, 73, 74, 75, 76, 77, 78),
        {
          images_ordering: ['exists', 'exists', ...Array<string>(9).fill('new')],
          images_ids: [first!, second!],
        },
        'images_files too_many_files',
      ],
      [await photos(70), { country_code: 'XX' }, 'country_code invalid_choice'],
      [
        [...(await photos(70)), { name: 'note.jpg', bytes: 'text' }],
        { images_ordering: ['new', 'new'] },
        'images_files.1 invalid_file_type',
      ],
    ];
    for (const [files, fields, fault] of refused) {
      const kept = await countKept(server);
      const { status, body } = await designer.put(
        `designer/project/${before.id}/`,
        projectForm(files, { name: 'Changed', ...fields }),
      );
      expect([status, ...faultsOf(body)]).toEqual([400, fault]);
      expect((await designer.get(`designer/project/${before.id}/`)).body).toEqual(known);
      expect(await countKept(server)).toEqual(kept);
    }
  });

  test('two changes at once leave the images of one of the two', async () => {
    const designer = await given.designer();
    const before = await add(designer, await photos(40, 41));
    const [first, second] = idsOf(before);
    const keep = async (id: string, width: number) =>
      designer.put(
        `designer/project/${before.id}/`,
        projectForm(await photos(width), { images_ordering: ['exists', 'new'], images_ids: [id] }),
      );
    const answers = await Promise.all([keep(first!, 50), keep(second!, 51)]);
    // The one that comes second misses the image that the first has removed.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { body } = await designer.get(`designer/project/${before.id}/`);
    expect(widthsOf(body)).toEqual(answers[0]!.status === 200 ? [40, 50] : [41, 51]);
  });

  test('changes of one project all succeed while other projects are added', async () => {
    const designer = await given.designer();
    const before = await add(designer, await photos(40, 41));
    const change = (name: string) =>
      designer.put(
        `designer/project/${before.id}/`,
        projectForm([], { name, images_ordering: ['exists', 'exists'], images_ids: idsOf(before).reverse() }),
      );
    const answers = await Promise.all([
      ...['Attic', 'Barn'].map((name) => designer.post('designer/project/', projectForm([], { name }))),
      ...['Cabin', 'Den', 'Estate', 'Flat'].map(change),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 200]);
  });
});

describe('removing a project', () => {
  test('a removed project is gone, with its photos', async () => {
    const designer = await given.designer();
    const project = await add(designer, await photos(40, 41));
    expect((await designer.delete(`designer/project/${project.id}`)).status).toBe(204);
    expect((await designer.get(`designer/project/${project.id}/`)).body.code).toBe('not_found');
    expect((await designer.delete(`designer/project/${project.id}`)).status).toBe(404);
    expect((await designer.get('designer/project/')).body).toMatchObject({ count: 0, results: [] });
    await server.jobsDone();
    for (const image of project.images) expect((await fetch(image.url)).status).toBe(404);
  });
});
