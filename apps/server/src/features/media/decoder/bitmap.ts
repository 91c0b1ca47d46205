import type { Size } from './photo-sizes.ts';

/** The pixels of a bitmap file, from the top, with 8 bits a channel. */
export interface BitmapPixels extends Size {
  pixels: Buffer;
  channels: 3 | 4;
}

/**
 * Reads a Windows or OS/2 bitmap (BMP): 1 to 32 bits a pixel, palettes, bit masks, and run-length coding of 4, 8 and 24 bits.
 * Every contradiction in the file counts as damage; the size that the file states of itself is not looked at, because
 * many writers had it wrong. Format: Microsoft's [MS-WMF] 2.2.2 and OS/2's «Presentation Manager Programming Reference».
 * @throws Error when it is damaged or has more than `pixelsMax` pixels
 */
export function readBitmap(file: Buffer, pixelsMax: number): BitmapPixels {
  const header = readHeader(file, pixelsMax);
  const { width, height, bitsPerPixel, compression } = header;
  const isRunLength = compression === 'runs';
  const indexes = isRunLength ? undoRuns(file, header) : undefined;
  const masks = compression === 'masks' ? header.masks : defaultMasks(bitsPerPixel);
  const hasAlpha = masks !== undefined && masks.alpha !== 0;
  const channels = hasAlpha ? 4 : 3;
  const pixels = Buffer.alloc(width * height * channels);
  const rowBytes = Math.ceil((width * bitsPerPixel) / 32) * 4;
  if (!isRunLength && header.offset + rowBytes * height > file.length)
    throw new Error('The bitmap is cut short.');

  for (let y = 0; y < height; y++) {
    const row = header.isTopDown ? y : height - 1 - y;
    const from = header.offset + row * rowBytes;
    const to = y * width * channels;
    if (indexes !== undefined && bitsPerPixel === 24)
      indexes.copy(pixels, to, row * width * 3, (row + 1) * width * 3);
    else if (bitsPerPixel === 24) copyBgr(file, from, pixels, to, width);
    else if (masks !== undefined) copyMasked(file, from, pixels, to, width, bitsPerPixel >> 3, masks);
    else {
      for (let x = 0; x < width; x++) {
        const index =
          indexes === undefined ? indexAt(file, from, x, bitsPerPixel) : indexes[row * width + x]!;
        // An index beyond the palette is black, as everywhere.
        header.palette.copy(pixels, to + x * 3, index * 3, index * 3 + 3);
      }
    }
  }
  return { width, height, pixels, channels };
}

interface Masks {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

interface Header extends Size {
  /** Of the pixels in the file. */
  offset: number;
  isTopDown: boolean;
  bitsPerPixel: number;
  compression: 'none' | 'runs' | 'masks';
  masks: Masks;
  /** Red, green and blue of each colour. */
  palette: Buffer;
}

const FILE_HEADER_BYTES = 14;
const CORE_HEADER_BYTES = 12;
const OS2_HEADER_BYTES = 64;

/** Windows 3, with masks, with alpha mask, 4, 5; and both of OS/2. */
const HEADER_BYTES = new Set([CORE_HEADER_BYTES, 16, 40, 52, 56, OS2_HEADER_BYTES, 108, 124]);

/** No device has pixels smaller than a micrometre. */
const PIXELS_PER_METRE_MAX = 1_000_000;

function readHeader(file: Buffer, pixelsMax: number): Header {
  const offset = file.readUInt32LE(10);
  const headerBytes = file.readUInt32LE(14);
  if (!HEADER_BYTES.has(headerBytes)) throw new Error('There is no such header.');
  const isCore = headerBytes === CORE_HEADER_BYTES;
  const width = isCore ? file.readUInt16LE(18) : file.readInt32LE(18);
  const signedHeight = isCore ? file.readUInt16LE(20) : file.readInt32LE(22);
  const planes = file.readUInt16LE(isCore ? 22 : 26);
  const bitsPerPixel = file.readUInt16LE(isCore ? 24 : 28);
  const height = Math.abs(signedHeight);
  if (width <= 0 || height === 0 || width * height > pixelsMax) throw new Error('The size is impossible.');
  if (planes !== 1) throw new Error('There is one plane in every bitmap.');
  if (![1, 2, 4, 8, 16, 24, 32].includes(bitsPerPixel)) throw new Error('No pixel has so many bits.');

  const isLong = headerBytes >= 40;
  const compressionCode = isLong ? file.readUInt32LE(30) : 0;
  const compression = compressionOf(compressionCode, bitsPerPixel, headerBytes);
  const isTopDown = signedHeight < 0;
  if (isTopDown && compression === 'runs') throw new Error('Runs go from the bottom up.');
  if (isLong) {
    const [pixelBytes, across, down] = [file.readUInt32LE(34), file.readUInt32LE(38), file.readUInt32LE(42)];
    if (offset + pixelBytes > file.length) throw new Error('There are fewer pixels than stated.');
    if (Math.max(across, down) > PIXELS_PER_METRE_MAX) throw new Error('The resolution is impossible.');
  }

  // Masks follow a header of 40 bytes and are part of a longer one.
  const masksStart = FILE_HEADER_BYTES + 40;
  const masksBytes = headerBytes === 40 && compression === 'masks' ? (compressionCode === 6 ? 16 : 12) : 0;
  const paletteStart = FILE_HEADER_BYTES + headerBytes + masksBytes;
  if (offset < paletteStart) throw new Error('The pixels begin within the header.');
  const coloursStated = isLong ? file.readInt32LE(46) : 0;
  if (coloursStated < 0) throw new Error('The palette is impossible.');
  const hasAlphaMask = compressionCode === 6 || headerBytes >= 56;
  return {
    width,
    height,
    offset,
    isTopDown,
    bitsPerPixel,
    compression,
    masks: {
      red: compression === 'masks' ? file.readUInt32LE(masksStart) : 0,
      green: compression === 'masks' ? file.readUInt32LE(masksStart + 4) : 0,
      blue: compression === 'masks' ? file.readUInt32LE(masksStart + 8) : 0,
      alpha: compression === 'masks' && hasAlphaMask ? file.readUInt32LE(masksStart + 12) : 0,
    },
    palette:
      bitsPerPixel > 8
        ? Buffer.alloc(0)
        : readPalette(file.subarray(paletteStart, offset), isCore ? 3 : 4, 2 ** bitsPerPixel),
  };
}

function compressionOf(code: number, bitsPerPixel: number, headerBytes: number): Header['compression'] {
  const isOs2 = headerBytes === OS2_HEADER_BYTES;
  if (code === 0) return 'none';
  if ((code === 1 && bitsPerPixel === 8) || (code === 2 && bitsPerPixel === 4)) return 'runs';
  if (code === 4 && isOs2 && bitsPerPixel === 24) return 'runs';
  if ((code === 3 || code === 6) && !isOs2 && (bitsPerPixel === 16 || bitsPerPixel === 32)) return 'masks';
  throw new Error('There is no such coding.');
}

/** As many colours as there is room for before the pixels; those left out are black. */
function readPalette(bytes: Buffer, bytesPerColour: number, coloursMax: number): Buffer {
  const palette = Buffer.alloc(coloursMax * 3);
  const count = Math.min(coloursMax, Math.floor(bytes.length / bytesPerColour));
  for (let index = 0; index < count; index++) copyBgr(bytes, index * bytesPerColour, palette, index * 3, 1);
  return palette;
}

function defaultMasks(bitsPerPixel: number): Masks | undefined {
  if (bitsPerPixel === 16) return { red: 0x7c00, green: 0x3e0, blue: 0x1f, alpha: 0 };
  if (bitsPerPixel === 32) return { red: 0xff0000, green: 0xff00, blue: 0xff, alpha: 0 };
  return undefined;
}

function copyBgr(from: Buffer, start: number, to: Buffer, at: number, count: number): void {
  for (let pixel = 0; pixel < count * 3; pixel += 3) {
    to[at + pixel] = from[start + pixel + 2]!;
    to[at + pixel + 1] = from[start + pixel + 1]!;
    to[at + pixel + 2] = from[start + pixel]!;
  }
}

function copyMasked(
  from: Buffer,
  start: number,
  to: Buffer,
  at: number,
  count: number,
  bytesPerPixel: number,
  masks: Masks,
): void {
  const channels = [masks.red, masks.green, masks.blue, ...(masks.alpha === 0 ? [] : [masks.alpha])].map(
    (mask) => {
      const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
      const max = mask >>> shift;
      if ((max & (max + 1)) !== 0) throw new Error('A mask has holes.');
      return { mask, shift, scale: max === 0 ? 0 : 255 / max };
    },
  );
  for (let pixel = 0; pixel < count; pixel++) {
    const value = from.readUIntLE(start + pixel * bytesPerPixel, bytesPerPixel);
    for (const [channel, { mask, shift, scale }] of channels.entries())
      to[at + pixel * channels.length + channel] = Math.round(((value & mask) >>> shift) * scale);
  }
}

function indexAt(file: Buffer, row: number, x: number, bitsPerPixel: number): number {
  const bit = x * bitsPerPixel;
  return (file[row + (bit >> 3)]! >> (8 - bitsPerPixel - (bit & 7))) & (2 ** bitsPerPixel - 1);
}

/** Palette indexes, or for 24 bits red, green and blue, of each pixel from the bottom up. */
function undoRuns(file: Buffer, { offset, width, height, bitsPerPixel }: Header): Buffer {
  const bytesPerPixel = bitsPerPixel === 24 ? 3 : 1;
  const pixels = Buffer.alloc(width * height * bytesPerPixel);
  let [at, x, y] = [offset, 0, 0];
  const next = () => {
    if (at >= file.length) throw new Error('The runs are cut short.');
    return file[at++]!;
  };
  const put = (values: readonly number[]) => {
    if (x >= width || y >= height) throw new Error('A run leaves the picture.');
    pixels.set(values, (y * width + x) * bytesPerPixel);
    x++;
  };
  const nextColour = () => [next(), next(), next()].reverse();

  for (;;) {
    const count = next();
    if (count > 0) {
      if (bitsPerPixel === 24) {
        const colour = nextColour();
        for (let done = 0; done < count; done++) put(colour);
        continue;
      }
      const value = next();
      for (let done = 0; done < count; done++)
        put([bitsPerPixel === 8 ? value : done % 2 === 0 ? value >> 4 : value & 15]);
      continue;
    }
    const command = next();
    if (command === 0) [x, y] = [0, y + 1];
    else if (command === 1) return pixels;
    else if (command === 2) {
      [x, y] = [x + next(), y + next()];
      if (x >= width || y >= height) throw new Error('A step leaves the picture.');
    } else {
      const start = at;
      for (let done = 0; done < command; done++) {
        if (bitsPerPixel === 24) put(nextColour());
        else if (bitsPerPixel === 8) put([next()]);
        else put([done % 2 === 0 ? next() >> 4 : file[at - 1]! & 15]);
      }
      // Literal pixels fill whole words.
      if ((at - start) % 2 === 1) at++;
    }
  }
}
