import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { FirstLook, InProcess, PhotoTask, Rendition, RenderTask } from './photo-decoder.ts';
import { firstSize, movingSize, servedSizes, widestSize, type Size } from './photo-sizes.ts';
import { isDear } from './photo-type.ts';
import { bytesOf, decodeMoving, decodePicture, type Picture } from './picture.ts';
import { keepWorkingCopy, readWorkingCopy } from './working-copy.ts';

/** At these qualities, a photo of a room looks the same in all three formats (ADR 14). */
const WEBP_QUALITY = 80;
const JPEG_QUALITY = 80;
const AVIF_QUALITY = 60;

/** Where more effort would take longer than it saves in size (ADR 14). */
const AVIF_EFFORT = 1;
const WEBP_EFFORT = 2;

/** A blurred preview is made from at most this many pixels a side. */
const THUMBHASH_SIDE_MAX = 100;

/** How many sizes of a photo are coded at the same time. */
const ENCODERS = 2;

/** As `PhotoDecoder.look`; null when the picture cannot be read. */
export async function look({ workingCopy, ...task }: InProcess<PhotoTask>): Promise<FirstLook | null> {
  const source = await bytesOf(task);
  const picture = await (isDear(task.type)
    ? decodeAndKeep({ ...task, source, workingCopy })
    : decodePicture({ ...task, source }, firstSize));
  if (picture === null) return null;
  const { photo } = picture;
  const first = await resize(picture, firstSize(photo));
  return {
    sha256: createHash('sha256').update(source).digest(),
    ...photo,
    thumbhash: await thumbhash(first),
    first: await encode(first, 'image/webp'),
  };
}

/** As `PhotoDecoder.render`; null when the picture cannot be read. */
export async function render({
  mediaTypes,
  made,
  workingCopy,
  ...task
}: InProcess<RenderTask>): Promise<Rendition[] | null> {
  const source = await bytesOf(task);
  const picture =
    (await readWorkingCopy(workingCopy)) ?? (await decodeAndKeep({ ...task, source, workingCopy }));
  if (picture === null) return null;
  const isMissing = (width: number, mediaType: Rendition['mediaType'], isMoving: boolean) =>
    !made.some((one) => one.width === width && one.mediaType === mediaType && one.isMoving === isMoving);
  const inTurn = pLimit(ENCODERS);
  // The widest takes longest, so it begins.
  const unsorted = await Promise.all(
    servedSizes(picture.photo)
      .toReversed()
      .flatMap((size) => {
        const missing = mediaTypes.filter((mediaType) => isMissing(size.width, mediaType, false));
        if (missing.length === 0) return [];
        const resized = inTurn(() => resize(picture, size));
        return missing.map(async (mediaType) => {
          const pixels = await resized;
          return inTurn(() => encode(pixels, mediaType));
        });
      }),
  );
  const renditions = unsorted.toSorted((a, b) => a.width - b.width);
  const { width } = movingSize(picture.photo);
  if (!mediaTypes.includes('image/webp') || !isMissing(width, 'image/webp', true)) return renditions;
  const moving = await decodeMoving({ ...task, source }, movingSize);
  return moving === null
    ? renditions
    : [...renditions, { width, mediaType: 'image/webp', isMoving: true, bytes: moving }];
}

/** Decodes a picture at its widest size, and leaves a working copy for the next job. */
async function decodeAndKeep({
  workingCopy,
  ...task
}: Omit<InProcess<PhotoTask>, 'source'> & { source: Uint8Array }): Promise<Picture | null> {
  const picture = await decodePicture(task, widestSize);
  if (picture !== null) await keepWorkingCopy(workingCopy, picture);
  return picture;
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

async function thumbhash({ pixels, width, height, channels }: Pixels): Promise<string> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
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
