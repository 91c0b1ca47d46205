import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Kinds of pictures that can be taken in. */
export type PhotoType =
  'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/bmp' | 'image/heic' | 'image/heif';

/** Every signature lies within these first bytes. */
const HEAD_BYTES = 4096;

/** What a file is by its content, whatever its name says; undefined when it is no picture that is taken. */
export async function readPhotoType(path: string): Promise<PhotoType | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return await photoTypeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The same of the first bytes of a file. */
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

/** Two letters are too little to tell a bitmap from a text: the size of its second header has to be one that exists. */
function isBitmap(head: Buffer): boolean {
  if (head.length < 26) return false;
  const size = head.readUInt32LE(14);
  return size === 12 || (size >= 16 && size <= 124);
}

/** Containers of this family hold other codings too (AVIF); the list of compatible brands says which. */
function heifType(head: Buffer): PhotoType | undefined {
  const brands =
    head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? [];
  const [major] = brands;
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return undefined;
  return major?.startsWith('he') ? 'image/heic' : 'image/heif';
}
