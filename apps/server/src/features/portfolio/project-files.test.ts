import { errorCatalogue } from '@tessera/contract/errors/errors';
import { PHOTO_BYTES_MAX } from '@tessera/contract/fields/file-fields';
import { form, projectForm, type FormFile } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photos, refusal, widthsOf } from './portfolio.fixture.ts';

/** Guarantees which files a portfolio project accepts, and that a refused form leaves nothing behind. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_PROJECT_LIMIT: '3' } });
  given = createGiven(server);
});
afterAll(() => server.stop());

describe('files of a project', () => {
  test('eleven files are too many, and nothing is kept', async () => {
    const designer = await given.designer();
    const eleven = await photos(...Array.from({ length: 11 }, (_, index) => 40 + index));
    const { faults } = await refusal(server, designer, projectForm(eleven));
    expect(faults).toEqual(['images_files too_many_files']);
  });

  test('ten files of the largest size are accepted, and a file one byte larger is refused by its name', async () => {
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
      server,
      designer,
      projectForm([...(await photos(41)), { name: 'heavy.jpg', bytes }]),
    );
    expect(faults).toEqual(['images_files.1 file_too_large']);
    expect(message).toBe(errorCatalogue.file_too_large.message);
  });

  test('an order of images that does not fit the files is refused, and nothing is kept', async () => {
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
      const { faults } = await refusal(server, designer, projectForm([one!], fields));
      expect(faults).toEqual(['images_ordering images_mismatch']);
    }
    const { faults } = await refusal(server, designer, projectForm([one!], { images_ordering: ['old'] }));
    expect(faults).toEqual(['images_ordering.0 invalid_choice']);
  });

  test('a file in a field for texts is ignored', async () => {
    const designer = await given.designer();
    const [one] = await photos(40);
    const { status, body } = await designer.post(
      'designer/project/',
      form({ name: 'Loft', description: 'Light.', country_code: 'SE' }, { attachment: [one!] }),
    );
    expect([status, body.images]).toEqual([201, []]);
  });
});

/** A photo with bytes after its end, as many as a photo may have. */
async function paddedToLimit({ name, bytes }: FormFile): Promise<FormFile> {
  const padded = Buffer.alloc(PHOTO_BYTES_MAX);
  padded.set(bytes as Buffer);
  return { name, bytes: padded };
}
