import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { DecodeTask, FirstLook, Rendition, RenderTask } from './photo-decoder.ts';
import { firstSize, movingSize, servedSizes, type Size } from './photo-sizes.ts';
import { bytesOf, decodeMoving, decodePicture, type Picture } from './picture.ts';

/** At these qualities, a photo of a room looks the same in all three formats (ADR 14). */
const WEBP_QUALITY = 80;
const JPEG_QUALITY = 80;
const AVIF_QUALITY = 60;

/** Where more effort would take longer than it saves in size (ADR 14). */
const AVIF_EFFORT = 1;
const WEBP_EFFORT = 2;

/**
 * Wider sizes are fetched least and take longest. They get no effort, and colours at half the resolution as WebP and JPEG always have them,
 * which together takes a third of the time and gives files of about the same size (ADR 14).
 */
const AVIF_EFFORT_WIDTH_MAX = 1280;

/** Formats whose encoders together take about as long as that of AVIF (ADR 14). */
const PLAIN_TYPES = ['image/webp', 'image/jpeg'] as const;

/** A blurred preview is made from at most this many pixels a side. */
const THUMBHASH_SIDE_MAX = 100;

/** As `PhotoDecoder.look`; null when the picture cannot be read. */
export async function look(task: DecodeTask): Promise<FirstLook | null> {
  const bytes = await bytesOf(task);
  const picture = await decodePicture({ ...task, source: bytes }, firstSize);
  if (picture === null) return null;
  return {
    sha256: createHash('sha256').update(bytes).digest(),
    ...picture.photo,
    thumbhash: await thumbhash(picture),
    first: await encode(picture, 'image/webp'),
  };
}

/** As `PhotoDecoder.render`; null when the picture cannot be read. */
export async function render({ withAvif, ...task }: RenderTask): Promise<Rendition[] | null> {
  const source = await bytesOf(task);
  const picture = await decodePicture({ ...task, source }, (photo) => servedSizes(photo).at(-1)!);
  if (picture === null) return null;
  const sizes = await resizeToAll(picture);
  // Two encoders at a time: a photo is ready in half of the time, and takes less memory than two photos would.
  const encoded = await Promise.all([
    withAvif ? encodeAll(sizes, ['image/avif']) : [],
    // From the other end, because the widest sizes take most memory.
    encodeAll(sizes.toReversed(), PLAIN_TYPES),
  ]);
  const renditions = encoded.flat();
  const moving = await decodeMoving({ ...task, source }, movingSize);
  const { width } = movingSize(picture.photo);
  return moving === null
    ? renditions
    : [...renditions, { width, mediaType: 'image/webp', isMoving: true, bytes: moving }];
}

/** All sizes, each once for all formats. */
async function resizeToAll(picture: Picture): Promise<Pixels[]> {
  const sizes: Pixels[] = [];
  for (const size of servedSizes(picture.photo)) sizes.push(await resize(picture, size));
  return sizes;
}

async function encodeAll(
  sizes: readonly Pixels[],
  mediaTypes: readonly Rendition['mediaType'][],
): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const size of sizes)
    for (const mediaType of mediaTypes) renditions.push(await encode(size, mediaType));
  return renditions;
}

async function encode(
  { pixels, width, height, channels }: Pixels,
  mediaType: Rendition['mediaType'],
): Promise<Rendition> {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  const coded = {
    'image/avif': () =>
      picture.avif({
        quality: AVIF_QUALITY,
        ...(width > AVIF_EFFORT_WIDTH_MAX
          ? { effort: 0, chromaSubsampling: '4:2:0' }
          : { effort: AVIF_EFFORT }),
      }),
    'image/webp': () => picture.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }),
    'image/jpeg': () =>
      picture.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY, progressive: true }),
  }[mediaType]();
  return { width, mediaType, isMoving: false, bytes: await coded.toBuffer() };
}

async function resize(picture: Pixels, size: Size): Promise<Pixels> {
  const { pixels, width, height, channels } = picture;
  if (size.width === width && size.height === height) return picture;
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

type Pixels = Omit<Picture, 'photo'>;

async function thumbhash(picture: Picture): Promise<string> {
  const { data, info } = await sharp(picture.pixels, { raw: picture })
    .resize({
      width: THUMBHASH_SIDE_MAX,
      height: THUMBHASH_SIDE_MAX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
