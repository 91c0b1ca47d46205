import type { Photo } from '@tessera/contract/media';
import { projectForm } from '@tessera/testkit/forms';
import { startObjectStore, type ObjectStore } from '@tessera/testkit/servers/object-store';
import { fixture, jpeg, paint, readCorners } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createUploads,
  download,
  expectColour,
  expectPainted,
  inAllFormats,
  sizesOf,
} from '@tessera/testkit/photos/uploads';

let server: TestServer;
let uploads: ReturnType<typeof createUploads>;
beforeAll(async () => {
  server = await startTestServer();
  uploads = createUploads(server);
});
afterAll(() => server.stop());

describe('what is served', () => {
  test('every size up to that of the photo, in AVIF, WebP and JPEG, with an address that never changes', async () => {
    const designer = await uploads.given.designer();
    const { body: project } = await designer.post(
      'designer/project/',
      projectForm([
        { name: 'large.jpg', bytes: await jpeg(2000, 1500) },
        { name: 'small.jpg', bytes: await jpeg(500, 375) },
      ]),
    );
    const [first] = project.images as [Photo];
    expect(first.variants).toEqual([{ url: first.url, width: 1280, media_type: 'image/webp' }]);
    await server.jobsDone();

    const { body } = await designer.get(`designer/project/${project.id}/`);
    const [large, small] = body.images as [Photo, Photo];
    expect(large.url).toBe(first.url);
    expect(sizesOf(large)).toEqual(inAllFormats([320, 640, 1280, 1920]));
    expect(sizesOf(small)).toEqual(inAllFormats([320, 500]));
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
      const format = served.format === 'heif' ? 'avif' : served.format;
      expect([served.width, `image/${format}`]).toEqual([variant.width, variant.media_type]);
      await expectPainted(bytes);
    }
  });

  test('no data on place, camera or software', async () => {
    const designer = await uploads.given.designer();
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
    expect(variants.length).toBe(12);
    for (const variant of variants) {
      const bytes = Buffer.from(await download(variant.url));
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      for (const trace of ['Exif', 'xmpmeta', 'Testcam', 'GPS', 'ns.adobe.com'])
        expect(bytes.includes(trace)).toBe(false);
    }
  });

  test('only sizes of photos, neither an original nor any other file', async () => {
    const [photo] = (await uploads.upload([{ name: 'a.jpg', bytes: await jpeg() }])) as [Photo];
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
      const { status, body } = await server.client().raw('GET', path);
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
  });
});

describe.each(['a folder', 'an S3 service'])('with photos in %s', (kind) => {
  let here: TestServer;
  let store: ObjectStore | undefined;
  let url: string;
  let bytes: Buffer;
  beforeAll(async () => {
    if (kind === 'a folder') here = await startTestServer();
    else {
      store = await startObjectStore();
      here = await startTestServer({ settings: store.settings });
    }
    [{ url }] = (await createUploads(here).upload([{ name: 'a.jpg', bytes: await jpeg(900, 600) }])) as [
      Photo,
    ];
    bytes = await download(url);
  });
  afterAll(async () => {
    await here.stop();
    await store?.stop();
  });

  test('a size that a browser already has is not sent again', async () => {
    const etag = (await fetch(url)).headers.get('etag')!;
    expect(etag).toMatch(/^".+"$/);
    const again = await fetch(url, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
  ])('a part of a file is sent for %s', async (range, start, end) => {
    const response = await fetch(url, { headers: { range } });
    const part = bytes.subarray(start, end === undefined ? undefined : end + 1);
    expect(response.status).toBe(206);
    const first = start < 0 ? bytes.length + start : start;
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-range': `bytes ${first}-${first + part.length - 1}/${bytes.length}`,
      'content-length': String(part.length),
      'content-type': 'image/webp',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(part)).toBe(true);
  });

  test('a part beyond the end is refused, and a request for several parts or in another unit gets the whole file', async () => {
    const beyond = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    for (const headers of [
      { range: 'bytes=0-9,100-109' },
      { range: 'lines=0-9' },
      { range: 'bytes=0-9', 'if-range': '"other"' },
    ]) {
      const response = await fetch(url, { headers });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    }
  });

  test('HEAD gets the same headers without the content', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  test('a photo has all its sizes until nothing shows it any more, and none after that', async () => {
    const { given, post } = createUploads(here);
    const designer = await given.designer();
    const project = await post(designer, [{ name: 'b.jpg', bytes: await jpeg(700, 500) }]);
    await here.jobsDone();
    const { body } = await designer.get(`designer/project/${project.id}/`);
    const [photo] = body.images as [Photo];
    expect(sizesOf(photo)).toEqual(inAllFormats([320, 640, 700]));
    for (const variant of photo.variants) expect((await fetch(variant.url)).status).toBe(200);
    await designer.delete(`designer/project/${project.id}/`);
    await here.jobsDone();
    for (const variant of photo.variants) expect((await fetch(variant.url)).status).toBe(404);
  });
});

describe('what moves', () => {
  test.each(['gif', 'webp'] as const)(
    'a moving %s is served standing still, and moving beside it',
    async (format) => {
      const [photo] = (await uploads.uploadAndWait([
        { name: `moving.${format}`, bytes: await moving(format, 3) },
      ])) as [Photo];
      expect([photo.width, photo.height]).toEqual([680, 510]);
      expect(sizesOf(photo)).toEqual(inAllFormats([320, 640, 680]));
      for (const { url } of photo.variants) {
        const still = await download(url);
        expect((await sharp(still).metadata()).pages ?? 1).toBe(1);
        expectColour((await readCorners(still)).topLeft, frameColours[0]!);
      }
      expect(photo.moving).toMatchObject({ width: 640, media_type: 'image/webp' });
      const moves = await download(photo.moving!.url);
      expect(await sharp(moves, { animated: true }).metadata()).toMatchObject({
        format: 'webp',
        width: 640,
        pages: 3,
        pageHeight: 480,
      });
      const last = await sharp(moves, { page: 2 }).png().toBuffer();
      expectColour((await readCorners(last)).topLeft, frameColours[2]!);
    },
  );

  test('an animation with too many frames is shown as a still picture', async () => {
    const [photo] = (await uploads.uploadAndWait([
      { name: 'long.gif', bytes: await moving('gif', 501, 8) },
    ])) as [Photo];
    expect(photo.moving).toBeNull();
    expect(sizesOf(photo)).toEqual(inAllFormats([8]));
  });
});

const frameColours = [
  [0x20, 0x80, 0x40],
  [0xa0, 0x30, 0x20],
  [0x30, 0x40, 0xb0],
] as const;

/** Frames of one colour each. */
async function moving(format: 'gif' | 'webp', frameCount: number, width = 680): Promise<Buffer> {
  const frames = Array.from({ length: frameCount }, (_, index) => {
    const [r, g, b] = frameColours[index % frameColours.length]!;
    // No two frames are alike, or they would be joined into one.
    const background = { r, g, b: b + (index % 16) };
    return sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
      .png()
      .toBuffer();
  });
  const joined = sharp(await Promise.all(frames), { join: { animated: true } });
  return format === 'gif' ? joined.gif({ effort: 1 }).toBuffer() : joined.webp({ lossless: true }).toBuffer();
}
