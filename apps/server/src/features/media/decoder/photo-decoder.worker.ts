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
export async function render({ mediaTypes, ...task }: RenderTask): Promise<Rendition[] | null> {
  const source = await bytesOf(task);
  const picture = await decodePicture({ ...task, source }, (photo) => servedSizes(photo).at(-1)!);
  if (picture === null) return null;
  const renditions: Rendition[] = [];
  for (const size of servedSizes(picture.photo)) {
    const resized = await resize(picture, size);
    for (const mediaType of mediaTypes) renditions.push(await encode(resized, mediaType));
  }
  if (!mediaTypes.includes('image/webp')) return renditions;
  const moving = await decodeMoving({ ...task, source }, movingSize);
  const { width } = movingSize(picture.photo);
  return moving === null
    ? renditions
    : [...renditions, { width, mediaType: 'image/webp', isMoving: true, bytes: moving }];
}

async function encode(
  { pixels, width, height, channels }: Pixels,
  mediaType: Rendition['mediaType'],
): Promise<Rendition> {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  const coded = {
    'image/avif': () => picture.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }),
    'image/webp': () => picture.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }),
    'image/jpeg': () =>
      picture.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY, progressive: true }),
  }[mediaType]();
  return { width, mediaType, isMoving: false, bytes: await coded.toBuffer() };
}

/** A picture at another size, once for all formats. */
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
