import { errorCatalogue } from '@tessera/contract/errors/errors';
import { projectForm } from '@tessera/testkit/forms';
import { bitmap, fixture, jpeg, paint } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPng } from '@tessera/testkit/photos/blank-png';
import { heicGrid } from '@tessera/testkit/photos/heic-grid';
import { createUploads, half } from '@tessera/testkit/photos/uploads';

let server: TestServer;
let uploads: ReturnType<typeof createUploads>;
beforeAll(async () => {
  server = await startTestServer();
  uploads = createUploads(server);
});
afterAll(() => server.stop());

describe('what is refused', () => {
  const refused: [string, 'invalid_file_type' | 'invalid_image', () => Promise<Buffer | string>][] = [
    ['a text', 'invalid_file_type', async () => 'This is no picture.'],
    ['an empty file', 'invalid_file_type', async () => ''],
    ['a text that begins like a GIF', 'invalid_file_type', async () => 'GIF is a format of pictures.'],
    ['a text that begins like a BMP', 'invalid_file_type', async () => `BMX: ${'bicycle '.repeat(9)}`],
    [
      'an SVG',
      'invalid_file_type',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['a PDF', 'invalid_file_type', async () => '%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj'],
    ['an HTML page', 'invalid_file_type', async () => '<!doctype html><script>alert(1)</script>'],
    ['a TIFF', 'invalid_file_type', () => paint().tiff().toBuffer()],
    ['an AVIF', 'invalid_file_type', () => paint().avif().toBuffer()],
    ['a JPEG cut short', 'invalid_image', async () => half(await jpeg(400, 300))],
    ['a PNG cut short', 'invalid_image', async () => half(await paint(400, 300).png().toBuffer())],
    ['a HEIC cut short', 'invalid_image', async () => half(await fixture('room.heic'))],
    [
      'a HEIC whose tiles are cut short',
      'invalid_image',
      async () => heicGrid(await fixture('ten-bit.heic'), 2, 2).subarray(0, -100),
    ],
    [
      'a HEIC of 768 megapixels in tiles',
      'invalid_image',
      async () => heicGrid(await fixture('ten-bit.heic'), 100, 100),
    ],
    ['a BMP cut short', 'invalid_image', async () => half(bitmap())],
    [
      'a GIF that is only a head',
      'invalid_image',
      async () => Buffer.from('GIF89a\xff\xff\xff\xff\0\0\0', 'latin1'),
    ],
    ['a sound PNG of 110 megapixels', 'invalid_image', async () => blankPng(11_000, 10_000)],
    ['a BMP that claims to be huge', 'invalid_image', async () => hugeBitmap(bitmap())],
  ];
  test.each(refused)('%s named .jpg is %s, and nothing of it is kept', async (_name, code, make) => {
    const designer = await uploads.given.designer();
    const before = await uploads.countKept();
    const { status, headers, body } = await designer.post(
      'designer/project/',
      projectForm([{ name: 'photo of mine.jpg', bytes: await make() }]),
    );
    expect([status, body.code]).toEqual([400, code]);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.errors).toEqual([
      { field: 'images_files.0', code, message: `${errorCatalogue[code].message} (photo of mine.jpg)` },
    ]);
    expect(body.message).toBe(errorCatalogue[code].message);
    expect(await uploads.countKept()).toEqual(before);
  });

  test('every faulty file is named, and the good files of the same form are not kept', async () => {
    const designer = await uploads.given.designer();
    const before = await uploads.countKept();
    const { status, body } = await designer.post(
      'designer/project/',
      projectForm([
        { name: 'good.jpg', bytes: await jpeg() },
        { name: 'påtext.jpg', bytes: 'text' },
        { name: 'damaged.png', bytes: half(await paint(300, 200).png().toBuffer()) },
      ]),
    );
    expect(status).toBe(400);
    expect(body.message).toBe(errorCatalogue.invalid_file_type.message);
    expect(body.errors.map(({ field, code, message }) => [field, code, message])).toEqual([
      ['images_files.1', 'invalid_file_type', expect.stringContaining('påtext.jpg')],
      ['images_files.2', 'invalid_image', expect.stringContaining('damaged.png')],
    ]);
    expect(await uploads.countKept()).toEqual(before);
  });
});

/** A bitmap whose header says that it has 3.6 gigapixels. */
function hugeBitmap(bytes: Buffer): Buffer {
  bytes.writeInt32LE(60_000, 18);
  bytes.writeInt32LE(60_000, 22);
  return bytes;
}
