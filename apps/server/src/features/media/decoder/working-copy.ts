import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Raw } from 'sharp';
import type { Picture } from './picture.ts';

/** That of a portrait of a phone at 1920 pixels is 15 MB. Larger pictures are rare, and are decoded again. */
const PIXEL_BYTES_MAX = 16 * 1024 * 1024;

/** A disk with less space has none for what could be done without. */
const FREE_BYTES_MIN = 1024 * 1024 * 1024;

/** Width and height of the copy, channels, width and height of the photo: 32-bit numbers in front of the pixels. */
const HEADER_NUMBERS = 5;

/** Keeps a decoded picture for the next job. Where that fails, the next job decodes the original. */
export async function keepWorkingCopy(path: string | undefined, picture: Picture): Promise<void> {
  const { width, height, channels, photo, pixels } = picture;
  if (path === undefined || pixels.length > PIXEL_BYTES_MAX) return;
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const { bavail, bsize } = await statfs(dirname(path));
    if (bavail * bsize < FREE_BYTES_MIN) return;
    const header = Uint32Array.of(width, height, channels, photo.width, photo.height);
    await writeFile(unfinished, [new Uint8Array(header.buffer), pixels], { mode: 0o600 });
    await rename(unfinished, path);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

/** The picture that was kept; null where there is none, or not the whole of it. */
export async function readWorkingCopy(path: string | undefined): Promise<Picture | null> {
  if (path === undefined) return null;
  const file = await readFile(path).catch(() => undefined);
  const pixelsFrom = HEADER_NUMBERS * Uint32Array.BYTES_PER_ELEMENT;
  if (file === undefined || file.length < pixelsFrom) return null;
  const [width = 0, height = 0, channels = 0, photoWidth = 0, photoHeight = 0] = Array.from(
    { length: HEADER_NUMBERS },
    (_, index) => file.readUInt32LE(index * Uint32Array.BYTES_PER_ELEMENT),
  );
  const pixels = file.subarray(pixelsFrom);
  if (pixels.length !== width * height * channels) return null;
  return {
    width,
    height,
    channels: channels as Raw['channels'],
    photo: { width: photoWidth, height: photoHeight },
    pixels,
  };
}
