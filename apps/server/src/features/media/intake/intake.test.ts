import type { Photo } from '@tessera/contract/media';
import { bitmap, fixture, jpeg, paint, readCorners } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPng } from '@tessera/testkit/photos/blank-png';
import { heicGrid } from '@tessera/testkit/photos/heic-grid';
import { createUploads, download, expectPainted } from '@tessera/testkit/photos/uploads';

let server: TestServer;
let uploads: ReturnType<typeof createUploads>;
beforeAll(async () => {
  server = await startTestServer();
  uploads = createUploads(server);
});
afterAll(() => server.stop());

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
    ['a HEIC of 10 bits a channel', () => fixture('ten-bit.heic')],
  ];
  test.each(accepted)('%s is shown in its shape and colours', async (_name, make) => {
    const [photo] = (await uploads.upload([{ name: 'photo', bytes: await make() }])) as [Photo];
    expect(photo.width / photo.height).toBeCloseTo(4 / 3);
    await expectPainted(await download(photo.url));
  });

  test('a HEIC made of tiles, as phones make it, is shown as one picture', async () => {
    const bytes = heicGrid(await fixture('ten-bit.heic'), 3, 2);
    const [photo] = (await uploads.upload([{ name: 'tiles.heic', bytes }])) as [Photo];
    expect([photo.width, photo.height]).toEqual([960, 480]);
    const shown = sharp(await download(photo.url));
    for (const left of [0, 320, 640])
      for (const top of [0, 240])
        await expectPainted(
          await shown.clone().extract({ left, top, width: 320, height: 240 }).png().toBuffer(),
        );
  });

  test('a JPEG in CMYK is shown in its colours, and a grey one in grey', async () => {
    const print = await paint().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const grey = await paint().greyscale().jpeg().toBuffer();
    const [fromPrint, fromGrey] = await uploads.upload([
      { name: 'print.jpg', bytes: print },
      { name: 'grey.jpg', bytes: grey },
    ]);
    const { topLeft, bottomLeft } = await readCorners(await download(fromPrint!.url));
    expect(topLeft[0]!).toBeGreaterThan(topLeft[2]! + 80);
    expect(bottomLeft[2]!).toBeGreaterThan(bottomLeft[0]! + 80);
    const [red, green, blue] = (await readCorners(await download(fromGrey!.url))).topRight;
    expect([red, green]).toEqual([green, blue]);
  });

  test('the smallest and the most elongated pictures are shown', async () => {
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } });
    const mast = sharp({ create: { width: 2, height: 20_000, channels: 3, background: '#654321' } });
    const [small, tall] = (await uploads.upload([
      { name: 'dot.png', bytes: await dot.png().toBuffer() },
      { name: 'mast.png', bytes: await mast.png().toBuffer() },
    ])) as [Photo, Photo];
    expect([small.width, small.height]).toEqual([1, 1]);
    expect(await sharp(await download(small.url)).metadata()).toMatchObject({ width: 1, height: 1 });
    expect([tall.width, tall.height]).toEqual([2, 20_000]);
    expect(await sharp(await download(tall.url)).metadata()).toMatchObject({ format: 'webp', width: 2 });
  });

  test('a picture wider than sRGB looks the same once it is in sRGB', async () => {
    const wide = await paint().withIccProfile('p3').jpeg({ quality: 98 }).toBuffer();
    expect((await sharp(wide).metadata()).hasProfile).toBe(true);
    const [photo] = (await uploads.upload([{ name: 'wide.jpg', bytes: wide }])) as [Photo];
    await expectPainted(await download(photo.url));
  });

  test('a photo has a blurred preview', async () => {
    const [photo] = (await uploads.upload([{ name: 'a.jpg', bytes: await jpeg() }])) as [Photo];
    expect(photo.thumbhash).toMatch(/^[A-Za-z0-9+/]{20,40}={0,2}$/);
  });
});

test('a picture just below the limit of pixels is accepted', async () => {
  const [photo] = (await uploads.upload([{ name: 'large.png', bytes: blankPng(10_000, 9_990) }])) as [Photo];
  expect([photo.width, photo.height]).toEqual([10_000, 9_990]);
});

describe('which way up', () => {
  const orientations = [1, 2, 3, 4, 5, 6, 7, 8];

  test('the eight EXIF orientations of one photo give the same picture, byte for byte', async () => {
    const upright = await paint(96, 72).png().toBuffer();
    const files = await Promise.all(
      orientations.map(async (orientation) => ({
        name: `${orientation}.png`,
        bytes: await turnedAway(upright, orientation).withMetadata({ orientation }).png().toBuffer(),
      })),
    );
    const photos = await uploads.upload(files);
    expect(new Set(photos.map(({ url }) => url)).size).toBe(8);
    expect(photos.map(({ width, height }) => [width, height])).toEqual(orientations.map(() => [96, 72]));
    const [first, ...others] = await Promise.all(photos.map(({ url }) => download(url)));
    await expectPainted(first!);
    for (const other of others) expect(other.equals(first!)).toBe(true);
  });

  test.each(orientations)('a JPEG with EXIF orientation %i is shown upright', async (orientation) => {
    const stored = await turnedAway(await paint().png().toBuffer(), orientation)
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(stored).metadata()).orientation).toBe(orientation);
    const [photo] = (await uploads.upload([{ name: `${orientation}.jpg`, bytes: stored }])) as [Photo];
    expect([photo.width, photo.height]).toEqual([64, 48]);
    await expectPainted(await download(photo.url));
  });
});

/** An upright picture as a camera stores it that has to be turned by this EXIF orientation to be upright. */
function turnedAway(upright: Buffer, orientation: number): Sharp {
  const picture = sharp(upright);
  switch (orientation) {
    case 2:
      return picture.flop();
    case 3:
      return picture.rotate(180);
    case 4:
      return picture.flip();
    case 5:
      return picture.rotate(270).flop();
    case 6:
      return picture.rotate(270);
    case 7:
      return picture.rotate(90).flop();
    case 8:
      return picture.rotate(90);
    default:
      return picture;
  }
}
