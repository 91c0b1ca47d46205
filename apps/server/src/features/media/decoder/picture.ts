import { readFile } from 'node:fs/promises';
import sharp, { type Raw } from 'sharp';
import { readBitmap } from './bitmap.ts';
import type { DecodeTask } from './photo-decoder.ts';
import { isWithinLimit, type Size } from './photo-sizes.ts';

/** More than any phone's camera makes. A limit is needed because a file of a few bytes can claim any size. */
const PIXELS_MAX = 100_000_000;

/** The limit for formats that have to be in memory as a whole. */
const PIXELS_MAX_AT_ONCE = 64_000_000;

/** How long libvips may work on one picture. */
const VIPS_TIMEOUT_SECONDS = 40;

/** An animated picture with more frames, or more pixels in all frames together, is shown as a still. */
const FRAMES_MAX = 500;
const MOVING_PIXELS_MAX = 100_000_000;

// No cache, because nothing is read twice. One thread, so that the number of processes limits the work.
sharp.cache(false);
sharp.concurrency(1);

/** A picture the right way up, in sRGB with 8 bits a channel, at the size asked for; `photo` is the size it has. */
export interface Picture extends Size {
  photo: Size;
  pixels: Uint8Array;
  channels: Raw['channels'];
}

/**
 * Decodes a picture, the first frame of a moving one, into pixels: everything else in the file is left behind.
 * Null when it is damaged or too large.
 */
export async function decodePicture(
  task: DecodeTask,
  sizeOf: (photo: Size) => Size,
): Promise<Picture | null> {
  const bytes = await bytesOf(task);
  switch (task.type) {
    case 'image/bmp':
      return decodeBitmap(bytes, sizeOf);
    case 'image/heic':
    case 'image/heif':
      return decodeHeic(bytes, sizeOf);
    default:
      return decodeWithVips(bytes, sizeOf);
  }
}

/** Makes an animated WebP from an animated GIF or WebP; null if it is not animated or exceeds the limits. */
export async function decodeMoving(task: DecodeTask, sizeOf: (photo: Size) => Size): Promise<Buffer | null> {
  if (task.type !== 'image/gif' && task.type !== 'image/webp') return null;
  const bytes = await bytesOf(task);
  try {
    const {
      width,
      height,
      pages = 1,
      pageHeight = height,
    } = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
    if (pages < 2 || pages > FRAMES_MAX || width * pageHeight * pages > MOVING_PIXELS_MAX) return null;
    return await sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: MOVING_PIXELS_MAX })
      .resize({ ...sizeOf({ width, height: pageHeight }), fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: VIPS_TIMEOUT_SECONDS })
      .webp({ quality: 70, effort: 2 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The bytes of a picture. */
export async function bytesOf({ source }: DecodeTask): Promise<Buffer> {
  return typeof source === 'string'
    ? readFile(source)
    : Buffer.from(source.buffer, source.byteOffset, source.byteLength);
}

async function decodeWithVips(bytes: Buffer, sizeOf: (photo: Size) => Size): Promise<Picture | null> {
  const picture = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: PIXELS_MAX,
    pages: 1,
    sequentialRead: true,
  });
  try {
    const { autoOrient: photo } = await picture.metadata();
    if (!isWithinLimit(photo, PIXELS_MAX)) return null;
    const { data, info } = await picture
      .autoOrient()
      .resize({ ...sizeOf(photo), fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: VIPS_TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { photo, pixels: data, width: info.width, height: info.height, channels: info.channels };
  } catch {
    return null;
  }
}

async function decodeHeic(bytes: Buffer, sizeOf: (photo: Size) => Size): Promise<Picture | null> {
  // Only the process that reads such files holds what reads them.
  const { readHeic, toSrgb } = await import('./heic.ts');
  const whole = await readHeic(bytes, PIXELS_MAX_AT_ONCE);
  if (whole === undefined) return null;
  const picture = await shrink(whole, sizeOf(whole));
  if (whole.profile === null) return picture;
  const pixels = await toSrgb(picture, whole.profile);
  return pixels === undefined ? null : { ...picture, pixels };
}

async function decodeBitmap(bytes: Buffer, sizeOf: (photo: Size) => Size): Promise<Picture | null> {
  try {
    const whole = readBitmap(bytes, PIXELS_MAX_AT_ONCE);
    return await shrink(whole, sizeOf(whole));
  } catch {
    return null;
  }
}

async function shrink(whole: Omit<Picture, 'photo'>, size: Size): Promise<Picture> {
  const { width, height, channels, pixels } = whole;
  const photo = { width, height };
  if (size.width === width && size.height === height) return { photo, ...photo, channels, pixels };
  const { data, info } = await sharp(pixels, {
    raw: { ...photo, channels },
    limitInputPixels: PIXELS_MAX_AT_ONCE,
  })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { photo, pixels: data, width: info.width, height: info.height, channels: info.channels };
}
