import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { DecodeTask, FirstLook, Rendition, RenderTask } from './photo-decoder.ts';
import { firstSize, movingSize, servedSizes, type Size } from './photo-sizes.ts';
import { bytesOf, decodeMoving, decodePicture, type Picture } from './picture.ts';

/** At these qualities, a photo of a room looks the same in all three formats (ADR 14). */
const WEBP_QUALITY = 80;
const JPEG_QUALITY = 80;
const AVIF_QUALITY = 60;

/** A higher effort took longer and did not make files smaller (ADR 14). */
const AVIF_EFFORT = 1;

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
    first: await encode(picture, picture, 'image/webp'),
  };
}

/** As `PhotoDecoder.render`; null when the picture cannot be read. */
export async function render({ mediaTypes, ...task }: RenderTask): Promise<Rendition[] | null> {
  const source = await bytesOf(task);
  const picture = await decodePicture({ ...task, source }, (photo) => servedSizes(photo).at(-1)!);
  if (picture === null) return null;
  const renditions: Rendition[] = [];
  for (const size of servedSizes(picture.photo)) {
    for (const mediaType of mediaTypes) renditions.push(await encode(picture, size, mediaType));
  }
  if (!mediaTypes.includes('image/webp')) return renditions;
  const moving = await decodeMoving({ ...task, source }, movingSize);
  const { width } = movingSize(picture.photo);
  return moving === null
    ? renditions
    : [...renditions, { width, mediaType: 'image/webp', isMoving: true, bytes: moving }];
}

async function encode(picture: Picture, size: Size, mediaType: Rendition['mediaType']): Promise<Rendition> {
  const resized = at(picture, size);
  const coded = {
    'image/avif': () => resized.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }),
    'image/webp': () => resized.webp({ quality: WEBP_QUALITY }),
    'image/jpeg': () =>
      resized.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY, progressive: true }),
  }[mediaType]();
  return { width: size.width, mediaType, isMoving: false, bytes: await coded.toBuffer() };
}

function at({ pixels, width, height, channels }: Picture, size: Size): Sharp {
  const picture = sharp(pixels, { raw: { width, height, channels } });
  const isSame = size.width === width && size.height === height;
  return isSame ? picture : picture.resize({ width: size.width, height: size.height, fit: 'fill' });
}

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
