import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Kinds of pictures that can be taken in. */
export type PhotoType =
  'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/bmp' | 'image/heic' | 'image/heif';

/** Whether pictures of this kind take seconds and hundreds of megabytes to decode, so that it is done once, one at a time. */
export function isDear(type: PhotoType): boolean {
  return type === 'image/heic' || type === 'image/heif';
}

/** Every signature lies within these first bytes. */
const HEAD_BYTES = 4096;

/** The type of a file by its content, not its name; undefined if it is not a picture of an accepted type. */
export async function readPhotoType(path: string): Promise<PhotoType | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return await photoTypeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The type of a file by its first bytes. */
export async function photoTypeOf(head: Buffer): Promise<PhotoType | undefined> {
  const found = await fileTypeFromBuffer(head);
  switch (found?.mime) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return found.mime;
    case 'image/apng':
      return 'image/png';
    case 'image/gif':
      return /^GIF8[79]a/.test(head.toString('latin1', 0, 6)) ? 'image/gif' : undefined;
    case 'image/bmp':
      return isBitmap(head) ? 'image/bmp' : undefined;
    case 'image/heic':
    case 'image/heic-sequence':
    case 'image/heif':
    case 'image/heif-sequence':
      return heifType(head);
    default:
      return undefined;
  }
}

/**
 * The two letters of a bitmap's signature may also begin a text. So the size of its second header has to be a valid one.
 */
function isBitmap(head: Buffer): boolean {
  if (head.length < 26) return false;
  const size = head.readUInt32LE(14);
  return size === 12 || (size >= 16 && size <= 124);
}

/** Containers of this family may also hold other formats, such as AVIF. The list of compatible brands tells. */
function heifType(head: Buffer): PhotoType | undefined {
  const brands =
    head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? [];
  const [major] = brands;
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return undefined;
  return major?.startsWith('he') ? 'image/heic' : 'image/heif';
}
