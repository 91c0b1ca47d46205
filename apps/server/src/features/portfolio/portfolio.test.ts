import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortfolioProject } from '@tessera/contract/portfolio';
import { PHOTO_BYTES_MAX } from '@tessera/contract/media';
import { form, projectForm, type FormFile } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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
    const list = await designer.get('designer/project/?limit=500');
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

  test('JSON is taken where there is no file to send', async () => {
    const designer = await given.designer();
    const { status, body } = await designer.post('designer/project/', {
      name: 'Loft',
      description: 'Light.',
      country_code: 'DE',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ images: [], country: { name_en: 'Germany', code: 'DE' } });
  });

  test('every faulty text field is named with its code', async () => {
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

  test('texts come back to the letter', async () => {
    const designer = await given.designer();
    const text = '  <b>Ünï</b> "quotes" \\0 𝔘 👩‍👩‍👧';
    const { body } = await designer.post(
      'designer/project/',
      projectForm([], { name: text, description: text }),
    );
    expect([body.name, body.description]).toEqual([text, text]);
  });
});

describe('files of a project', () => {
  test('eleven files are too many, and nothing is kept', async () => {
    const designer = await given.designer();
    const eleven = await photos(...Array.from({ length: 11 }, (_, index) => 40 + index));
    const { faults } = await refusal(designer, projectForm(eleven));
    expect(faults).toEqual(['images_files too_many_files']);
  });

  test('ten files of the largest size are taken, one byte more is refused by name', async () => {
    const designer = await given.designer();
    const largest = await Promise.all(
      (await photos(40, 41, 42, 43, 44, 45, 46, 47, 48, 49)).map(paddedToLimit),
    );
    const created = await designer.post('designer/project/', projectForm(largest));
    expect(created.status).toBe(201);
    expect(widthsOf(created.body)).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);

    const [tooLarge] = await photos(40);
    const bytes = Buffer.concat([(await paddedToLimit(tooLarge!)).bytes as Buffer, Buffer.of(0)]);
    const { faults, message } = await refusal(
      designer,
      projectForm([...(await photos(41)), { name: 'heavy.jpg', bytes }]),
    );
    expect(faults).toEqual(['images_files file_too_large']);
    expect(message).toContain('heavy.jpg');
  });

  test('markers that do not add up to the files are refused, and nothing is kept', async () => {
    const designer = await given.designer();
    const [one] = await photos(40);
    const stranger = '01890a5d-ac96-774b-bcce-b302099a8057';
    const faulty: Record<string, string[]>[] = [
      { images_ordering: [] },
      { images_ordering: ['new', 'new'] },
      { images_ordering: ['exists'] },
      { images_ordering: ['new', 'exists'] },
      { images_ordering: ['new'], images_ids: [stranger] },
      { images_ordering: ['new', 'exists'], images_ids: [stranger] },
    ];
    for (const fields of faulty) {
      const { faults } = await refusal(designer, projectForm([one!], fields));
      expect(faults).toEqual(['images_ordering images_mismatch']);
    }
    const { faults } = await refusal(designer, projectForm([one!], { images_ordering: ['old'] }));
    expect(faults).toEqual(['images_ordering.0 invalid_choice']);
  });

  test('a file in a field that takes none is left aside', async () => {
    const designer = await given.designer();
    const [one] = await photos(40);
    const { status, body } = await designer.post(
      'designer/project/',
      form({ name: 'Loft', description: 'Light.', country_code: 'SE' }, { attachment: [one!] }),
    );
    expect([status, body.images]).toEqual([201, []]);
  });
});

describe('changing a project', () => {
  test('the markers give the new order: kept, removed and new images', async () => {
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

  test('all images may be removed, and then it takes no part in matching', async () => {
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
        'images_files invalid_file_type',
      ],
    ];
    for (const [files, fields, fault] of refused) {
      const kept = await countKept();
      const { status, body } = await designer.put(
        `designer/project/${before.id}/`,
        projectForm(files, { name: 'Changed', ...fields }),
      );
      expect([status, ...faultsOf(body)]).toEqual([400, fault]);
      expect((await designer.get(`designer/project/${before.id}/`)).body).toEqual(known);
      expect(await countKept()).toEqual(kept);
    }
  });

  test('two changes at once leave the images of one of them', async () => {
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

  test('changes of one project while others are added are all taken', async () => {
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
  test('it is gone, with its photos', async () => {
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

describe('whose projects', () => {
  test('another designer’s project is not found, whatever is tried, and stays as it is', async () => {
    const [owner, stranger] = [await given.designer(), await given.designer()];
    const project = await add(owner, await photos(40));
    await server.jobsDone();
    const known = (await owner.get(`designer/project/${project.id}/`)).body;
    const path = `designer/project/${project.id}/`;
    for (const answer of [
      await stranger.get(path),
      await stranger.put(path, projectForm(await photos(50))),
      await stranger.delete(path),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await stranger.get('designer/project/')).body.count).toBe(0);
    expect((await owner.get(path)).body).toEqual(known);
  });

  test('another designer’s image cannot be taken over', async () => {
    const [owner, stranger] = [await given.designer(), await given.designer()];
    const [theirs, own] = [await add(owner, await photos(40)), await add(stranger, await photos(50))];
    const { status, body } = await stranger.put(
      `designer/project/${own.id}/`,
      projectForm([], { images_ordering: ['exists'], images_ids: idsOf(theirs) }),
    );
    expect([status, body.code]).toEqual([400, 'images_mismatch']);
    expect(widthsOf((await owner.get(`designer/project/${theirs.id}/`)).body)).toEqual([40]);
  });

  test('what is no id is not found', async () => {
    const designer = await given.designer();
    for (const id of ['1', 'null', "'", '01890a5d-ac96-774b-bcce-b302099a8057']) {
      const path = `designer/project/${encodeURIComponent(id)}/`;
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

describe('how many', () => {
  test('the limit counts, refuses one more with its own message, and keeps nothing of it', async () => {
    const designer = await given.designer();
    expect((await designer.get('designer/project/limit/')).body).toEqual({ count: 0, limit: 3 });
    for (const width of [40, 41, 42]) await add(designer, await photos(width));
    expect((await designer.get('designer/project/limit/')).body).toEqual({ count: 3, limit: 3 });
    const kept = await countKept();
    const { status, body } = await designer.post('designer/project/', projectForm(await photos(43)));
    expect([status, body.code]).toEqual([403, 'project_limit_reached']);
    expect(body.message).toBe('Project limit reached. Please upgrade your plan to add more projects.');
    expect(await countKept()).toEqual(kept);
  });

  test('of six creations at once below the limit exactly one is taken', async () => {
    const designer = await given.designer();
    for (const width of [40, 41]) await add(designer, await photos(width));
    const kept = await countKept();
    const forms = await Promise.all(
      [50, 51, 52, 53, 54, 55].map(async (width) => projectForm(await photos(width))),
    );
    const answers = await Promise.all(forms.map((body) => designer.post('designer/project/', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
    expect((await designer.get('designer/project/limit/')).body.count).toBe(3);
    expect(await countKept()).toEqual({
      ...kept,
      projects: kept.projects + 1,
      images: kept.images + 1,
      photos: kept.photos + 1,
      originals: kept.originals + 1,
    });
  });

  test('newest first, in pages that name their neighbours', async () => {
    const designer = await given.designer();
    const created = [];
    for (const name of ['one', 'two', 'three'])
      created.push((await designer.post('designer/project/', projectForm([], { name }))).body.id);
    const first = (await designer.get('designer/project/?limit=2')).body;
    expect(first.results.map((project: PortfolioProject) => project.id)).toEqual([created[2], created[1]]);
    expect(first).toMatchObject({
      count: 3,
      next: expect.stringContaining('limit=2&offset=2'),
      previous: null,
    });
    const second = (await designer.get(new URL(first.next).pathname + new URL(first.next).search)).body;
    expect(second.results.map((project: PortfolioProject) => project.id)).toEqual([created[0]]);
    expect(second).toMatchObject({ count: 3, next: null, previous: expect.stringContaining('offset=0') });
  });
});

/** Photos of these widths, by which they can be told apart. */
function photos(...widths: number[]): Promise<FormFile[]> {
  return Promise.all(widths.map(async (width) => ({ name: `${width}.jpg`, bytes: await jpeg(width, 30) })));
}

/** A photo with bytes after its end, as many as a photo may have. */
async function paddedToLimit({ name, bytes }: FormFile): Promise<FormFile> {
  const padded = Buffer.alloc(PHOTO_BYTES_MAX);
  padded.set(bytes as Buffer);
  return { name, bytes: padded };
}

async function add(designer: Account, files: FormFile[]): Promise<PortfolioProject> {
  const { status, body } = await designer.post('designer/project/', projectForm(files));
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}

/** Tries to add a project; what was found at fault, provided that nothing of it was kept. */
async function refusal(designer: Account, body: FormData): Promise<{ faults: string[]; message: string }> {
  const kept = await countKept();
  const answer = await designer.post('designer/project/', body);
  expect(answer.status).toBe(400);
  expect(await countKept()).toEqual(kept);
  return { faults: faultsOf(answer.body), message: answer.body.message };
}

/** What there is of projects and photos in the database, and of files on disk, once all jobs are done. */
async function countKept() {
  await server.jobsDone();
  const rows = await server.withDatabase(async (db) => ({
    projects: (await db.selectFrom('portfolioProject').select('id').execute()).length,
    images: (await db.selectFrom('portfolioImage').select('id').execute()).length,
    photos: (await db.selectFrom('photo').select('id').execute()).length,
  }));
  const count = async (folder: string) =>
    (await readdir(join(server.dataDir, folder)).catch(() => [] as string[])).length;
  return {
    ...rows,
    originals: await count('media/objects/original'),
    unfinished: await count('media/unfinished'),
    incoming: await count('incoming'),
  };
}

function faultsOf(body: { errors: { field: string; code: string }[] }): string[] {
  return body.errors.map((error) => `${error.field} ${error.code}`);
}

function idsOf(project: PortfolioProject): string[] {
  return project.images.map((image) => image.id);
}

function widthsOf(project: PortfolioProject): number[] {
  return project.images.map((image) => image.width);
}
