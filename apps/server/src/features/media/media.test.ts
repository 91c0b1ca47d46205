import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Photo } from '@tessera/contract/media';
import { projectForm, type FormFile } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { bitmap, corners, fixture, jpeg, paint, readCorners } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_PROJECT_LIMIT: '100' } });
  given = createGiven(server);
});
afterAll(() => server.stop());

/** Lossy coding moves a colour by a little. */
const COLOUR_TOLERANCE = 8;

describe('what is taken', () => {
  const accepted: [string, () => Promise<Buffer>][] = [
    ['a JPEG', () => jpeg()],
    ['a progressive JPEG', () => paint().jpeg({ progressive: true, quality: 95 }).toBuffer()],
    ['a PNG', () => paint().png().toBuffer()],
    ['a PNG of 16 bits a channel', () => paint().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', () => paint().png({ palette: true }).toBuffer()],
    ['a PNG with transparency', () => paint().ensureAlpha(0.99).png().toBuffer()],
    ['a WebP', () => paint().webp({ quality: 95 }).toBuffer()],
    ['a lossless WebP', () => paint().webp({ lossless: true }).toBuffer()],
    ['a GIF', () => paint().gif().toBuffer()],
    ['a BMP', async () => bitmap()],
    ['a HEIC from a phone held upright', () => fixture('turned.heic')],
  ];
  test.each(accepted)('%s is shown as it is', async (_name, make) => {
    const photo = await upload([{ name: 'photo', bytes: await make() }]).then(onlyPhoto);
    expect(photo.width / photo.height).toBeCloseTo(4 / 3);
    expectPainted(await readCorners(await download(photo.url)));
  });

  test('the first frame of a moving GIF is shown', async () => {
    const frames = await Promise.all(
      ['#208040', '#a03020'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const photo = await upload([{ name: 'moving.gif', bytes: moving }]).then(onlyPhoto);
    expect([photo.width, photo.height]).toEqual([40, 30]);
    const { topLeft } = await readCorners(await download(photo.url));
    expectColour(topLeft, [0x20, 0x80, 0x40]);
  });

  test('a JPEG for print (CMYK) and one in grey come out in colour and in grey', async () => {
    const print = await paint().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const grey = await paint().greyscale().jpeg().toBuffer();
    const [fromPrint, fromGrey] = (
      await upload([
        { name: 'print.jpg', bytes: print },
        { name: 'grey.jpg', bytes: grey },
      ])
    ).body.images as Photo[];
    const { topLeft, bottomLeft } = await readCorners(await download(fromPrint!.url));
    expect(topLeft[0]!).toBeGreaterThan(topLeft[2]! + 80);
    expect(bottomLeft[2]!).toBeGreaterThan(bottomLeft[0]! + 80);
    const [red, green, blue] = (await readCorners(await download(fromGrey!.url))).topRight;
    expect([red, green]).toEqual([green, blue]);
  });

  test('the smallest and the most elongated pictures are shown', async () => {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } });
    const mast = sharp({ create: { width: 2, height: 20_000, channels: 3, background: '#654321' } });
    const { body } = await upload([
      { name: 'dot.png', bytes: await dot.png().toBuffer() },
      { name: 'mast.png', bytes: await mast.png().toBuffer() },
    ]);
    const [small, tall] = body.images as [Photo, Photo];
    expect([small.width, small.height]).toEqual([1, 1]);
    expect(await sharp(await download(small.url)).metadata()).toMatchObject({ width: 1, height: 1 });
    expect([tall.width, tall.height]).toEqual([2, 20_000]);
    expect(await sharp(await download(tall.url)).metadata()).toMatchObject({ format: 'webp', width: 2 });
  });

  test('a picture wider than sRGB looks the same once it is in sRGB', async () => {
    const wide = await paint().withIccProfile('p3').jpeg({ quality: 98 }).toBuffer();
    expect((await sharp(wide).metadata()).hasProfile).toBe(true);
    const photo = await upload([{ name: 'wide.jpg', bytes: wide }]).then(onlyPhoto);
    expectPainted(await readCorners(await download(photo.url)));
  });

  test('a photo comes with a blurred preview', async () => {
    const photo = await upload([{ name: 'a.jpg', bytes: await jpeg() }]).then(onlyPhoto);
    expect(photo.thumbhash).toMatch(/^[A-Za-z0-9+/]{20,40}={0,2}$/);
  });
});

test('a picture just within the limit of pixels is taken', async () => {
  const photo = await upload([{ name: 'large.png', bytes: blankPng(10_000, 9_990) }]).then(onlyPhoto);
  expect([photo.width, photo.height]).toEqual([10_000, 9_990]);
});

describe('which way up', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i gives the same picture', async (orientation) => {
    const stored = await turnedAway(orientation).then((picture) =>
      picture.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer(),
    );
    expect((await sharp(stored).metadata()).orientation).toBe(orientation);
    const photo = await upload([{ name: `${orientation}.jpg`, bytes: stored }]).then(onlyPhoto);
    expect([photo.width, photo.height]).toEqual([64, 48]);
    expectPainted(await readCorners(await download(photo.url)));
  });
});

describe('what is refused', () => {
  const refused: [string, string, () => Promise<Buffer | string>][] = [
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
    const designer = await given.designer();
    const before = await countKept();
    const { status, headers, body } = await designer.post(
      'designer/project/',
      projectForm([{ name: 'photo of mine.jpg', bytes: await make() }]),
    );
    expect([status, body.code]).toEqual([400, code]);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.errors).toEqual([
      { field: 'images_files', code, message: expect.stringContaining('photo of mine.jpg') },
    ]);
    expect(await countKept()).toEqual(before);
  });

  test('every file at fault is named, and the good ones beside them are not kept', async () => {
    const designer = await given.designer();
    const before = await countKept();
    const { status, body } = await designer.post(
      'designer/project/',
      projectForm([
        { name: 'good.jpg', bytes: await jpeg() },
        { name: 'påtext.jpg', bytes: 'text' },
        { name: 'damaged.png', bytes: half(await paint(300, 200).png().toBuffer()) },
      ]),
    );
    expect(status).toBe(400);
    expect(
      body.errors.map((error: { code: string; message: string }) => [error.code, error.message]),
    ).toEqual([
      ['invalid_file_type', expect.stringContaining('påtext.jpg')],
      ['invalid_image', expect.stringContaining('damaged.png')],
    ]);
    expect(await countKept()).toEqual(before);
  });
});

describe('what is served', () => {
  test('all sizes up to that of the photo, in WebP and JPEG, for good', async () => {
    const designer = await given.designer();
    const { body: project } = await designer.post(
      'designer/project/',
      projectForm([
        { name: 'large.jpg', bytes: await jpeg(2400, 1800) },
        { name: 'small.jpg', bytes: await jpeg(500, 375) },
      ]),
    );
    const [first] = project.images as [Photo];
    expect(first.variants).toEqual([{ url: first.url, width: 1280, media_type: 'image/webp' }]);
    await server.jobsDone();

    const { body } = await designer.get(`designer/project/${project.id}/`);
    const [large, small] = body.images as [Photo, Photo];
    expect(large.url).toBe(first.url);
    expect(sizesOf(large)).toEqual(inBothFormats([320, 640, 1280, 1920]));
    expect(sizesOf(small)).toEqual(inBothFormats([320, 500]));
    for (const variant of [...large.variants, ...small.variants]) {
      const response = await fetch(variant.url);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': variant.media_type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      const served = await sharp(bytes).metadata();
      expect([served.width, `image/${served.format}`]).toEqual([variant.width, variant.media_type]);
      expectPainted(await readCorners(bytes));
    }
  });

  test('no served byte tells of place, camera or software', async () => {
    const designer = await given.designer();
    const told = await paint(700, 525)
      .withIccProfile('p3')
      .withExif({
        IFD0: { Make: 'Testcam', Copyright: 'Nobody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Testcam</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(told.includes('Testcam')).toBe(true);
    const { body: project } = await designer.post(
      'designer/project/',
      projectForm([
        { name: 'told.jpg', bytes: told },
        { name: 'told.heic', bytes: await fixture('turned.heic') },
      ]),
    );
    await server.jobsDone();
    const { body } = await designer.get(`designer/project/${project.id}/`);
    const variants = (body.images as Photo[]).flatMap((photo) => photo.variants);
    expect(variants.length).toBe(8);
    for (const variant of variants) {
      const bytes = Buffer.from(await download(variant.url));
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      for (const trace of ['Exif', 'xmpmeta', 'Testcam', 'GPS', 'ns.adobe.com'])
        expect(bytes.includes(trace)).toBe(false);
    }
  });

  test('nothing but sizes of photos: neither the original nor any other file', async () => {
    const photo = await upload([{ name: 'a.jpg', bytes: await jpeg() }]).then(onlyPhoto);
    const key = photo.url.split('/').at(-2)!;
    const paths = [
      `/media/${key}/original`,
      `/media/${key}/999.webp`,
      `/media/${key}/`,
      `/media/${key}`,
      `/media/original/${key}`,
      `/media/${key}/..%2f..%2foriginal%2f${key}`,
      `/media/..%2foriginal/${key}`,
      `/media/${key.toUpperCase()}/64.webp`,
      `/media/${'0'.repeat(32)}/64.webp`,
      '/media/..%2f..%2f/lock',
      '/media/',
    ];
    for (const path of paths) {
      const { status, body } = await server.client().get(path);
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
  });
});

describe('what is kept', () => {
  test('the same bytes are stored once, and stay until nothing shows them', async () => {
    const [anna, bo] = [await given.designer(), await given.designer()];
    const bytes = await jpeg();
    const before = await countKept();
    const ofAnna = await post(anna, [
      { name: 'one.jpg', bytes },
      { name: 'two.jpg', bytes },
    ]);
    const ofBo = await post(bo, [{ name: 'three.jpg', bytes }]);
    const urls = [...ofAnna.images, ...ofBo.images].map((image) => image.url);
    expect(new Set(urls).size).toBe(1);
    expect(new Set([...ofAnna.images, ...ofBo.images].map((image) => image.id)).size).toBe(3);
    await server.jobsDone();
    expect(await countKept()).toMatchObject({ photos: before.photos + 1, originals: before.originals + 1 });

    expect((await anna.delete(`designer/project/${ofAnna.id}/`)).status).toBe(204);
    await server.jobsDone();
    expect((await fetch(urls[0]!)).status).toBe(200);

    expect((await bo.delete(`designer/project/${ofBo.id}/`)).status).toBe(204);
    await server.jobsDone();
    expect((await fetch(urls[0]!)).status).toBe(404);
    expect(await countKept()).toEqual(before);
  });

  test('a photo removed and uploaded again at the same moment is there', async () => {
    const designer = await given.designer();
    const bytes = await jpeg();
    let shown = await post(designer, [{ name: 'a.jpg', bytes }]);
    for (let round = 0; round < 10; round++) {
      const [removed, added] = await Promise.all([
        designer.delete(`designer/project/${shown.id}/`),
        post(designer, [{ name: 'a.jpg', bytes }]),
      ]);
      expect(removed.status).toBe(204);
      shown = added;
    }
    await server.jobsDone();
    const { body } = await designer.get(`designer/project/${shown.id}/`);
    const [photo] = body.images as [Photo];
    expect(sizesOf(photo)).toEqual(inBothFormats([64]));
    for (const variant of photo.variants) expect((await fetch(variant.url)).status).toBe(200);
    expect(await designer.delete(`designer/project/${shown.id}/`)).toMatchObject({ status: 204 });
    await server.jobsDone();
    expect((await fetch(photo.url)).status).toBe(404);
  });

  test('what a crash left of uploads is gone after the next start', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tessera-left-'));
    const [old, young] = ['0'.repeat(32), 'f'.repeat(32)];
    const hour = 3_600_000;
    const put = async (path: string, ageMs: number) => {
      await mkdir(dirname(join(dataDir, path)), { recursive: true });
      await writeFile(join(dataDir, path), 'left');
      const time = new Date(Date.now() - ageMs);
      await utimes(join(dataDir, path), time, time);
    };
    await put(`media/objects/original/${old}`, 2 * hour);
    await put(`media/objects/variant/${old}/640.webp`, 2 * hour);
    await put('media/unfinished/half', 2 * hour);
    await put('incoming/half', 2 * hour);
    await put(`media/objects/original/${young}`, -hour);
    await put('media/unfinished/whole', -hour);
    await put('incoming/whole', -hour);
    const restarted = await startTestServer({ dataDir });
    await restarted.jobsDone();
    expect(await readdir(join(dataDir, 'media/objects/original'))).toEqual([young]);
    expect(await readdir(join(dataDir, 'media/objects/variant'))).toEqual([]);
    expect(await readdir(join(dataDir, 'media/unfinished'))).toEqual(['whole']);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual(['whole']);
    await restarted.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});

async function post(designer: Account, photos: FormFile[]): Promise<{ id: string; images: Photo[] }> {
  const { status, body } = await designer.post('designer/project/', projectForm(photos));
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}

async function upload(photos: FormFile[]) {
  return { body: await post(await given.designer(), photos) };
}

function onlyPhoto({ body }: { body: { images: Photo[] } }): Photo {
  expect(body.images).toHaveLength(1);
  return body.images[0]!;
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** How many photos there are in the database, how many originals and half-written files on disk, once all jobs are done. */
async function countKept() {
  await server.jobsDone();
  const photos = await server.withDatabase((db) => db.selectFrom('photo').select('id').execute());
  const count = async (folder: string) =>
    (await readdir(join(server.dataDir, folder)).catch(() => [] as string[])).length;
  return {
    photos: photos.length,
    originals: await count('media/objects/original'),
    variants: await count('media/objects/variant'),
    unfinished: await count('media/unfinished'),
    incoming: await count('incoming'),
  };
}

function expectPainted(found: Awaited<ReturnType<typeof readCorners>>): void {
  for (const [corner, colour] of Object.entries(corners))
    expectColour(found[corner as keyof typeof corners], colour);
}

function expectColour(found: readonly number[], expected: readonly number[]): void {
  const distance = Math.max(...found.map((level, channel) => Math.abs(level - expected[channel]!)));
  expect(distance, `${found} instead of ${expected}`).toBeLessThanOrEqual(COLOUR_TOLERANCE);
}

/** A painted picture as a camera stores it that has to be turned by this EXIF orientation to be upright. */
async function turnedAway(orientation: number) {
  const upright = await paint().png().toBuffer();
  const turned = {
    1: (picture: Sharp) => picture,
    2: (picture: Sharp) => picture.flop(),
    3: (picture: Sharp) => picture.rotate(180),
    4: (picture: Sharp) => picture.flip(),
    5: (picture: Sharp) => picture.rotate(270).flop(),
    6: (picture: Sharp) => picture.rotate(270),
    7: (picture: Sharp) => picture.rotate(90).flop(),
    8: (picture: Sharp) => picture.rotate(90),
  }[orientation]!(sharp(upright));
  return sharp(await turned.png().toBuffer());
}

function sizesOf(photo: Photo): string[] {
  return photo.variants.map((variant) => `${variant.width} ${variant.media_type}`);
}

function inBothFormats(widths: number[]): string[] {
  return widths.flatMap((width) => [`${width} image/webp`, `${width} image/jpeg`]);
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length >> 1);
}

/** A bitmap whose header says that it has 3.6 gigapixels. */
function hugeBitmap(bytes: Buffer): Buffer {
  bytes.writeInt32LE(60_000, 18);
  bytes.writeInt32LE(60_000, 22);
  return bytes;
}

/** A black picture of one bit a pixel: few bytes, many pixels. */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const chunk = (type: string, content: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), content]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, checksum]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
