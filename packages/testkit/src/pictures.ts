import { readFile } from 'node:fs/promises';
import { UNSAFE_COLOUR } from '@tessera/embedder/fake';
import sharp, { type Sharp } from 'sharp';

/** Colours of a painted picture, by corner. */
export const corners = {
  topLeft: [220, 40, 40],
  topRight: [40, 170, 60],
  bottomLeft: [40, 60, 200],
  bottomRight: [230, 220, 60],
} as const;

/** Every painting carries its number, in base four. */
const MARK_DIGITS = 8;
const MARK_PIXELS = 8;

let lastPainting = 0;

/** A picture with another colour in each quarter, unlike any painted before: which way up it is can be seen. */
export function paint(width = 64, height = 48): Sharp {
  const pixels = paintPixels(width, height);
  const mark = ++lastPainting;
  // Across the middle, in blocks large and different enough to outlast lossy coding.
  for (let digit = 0; digit < MARK_DIGITS; digit++) {
    const level = ((mark >> (digit * 2)) & 3) * 80;
    for (let y = 0; y < MARK_PIXELS; y++) {
      const start = ((height >> 1) * width + y * width + digit * MARK_PIXELS) * 3;
      if ((digit + 1) * MARK_PIXELS <= width) pixels.fill(level, start, start + MARK_PIXELS * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A painted picture as a JPEG file. */
export function jpeg(width?: number, height?: number): Promise<Buffer> {
  return paint(width, height).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A picture that the double of the models judges unsafe, as a JPEG file. */
export function unsafeJpeg(): Promise<Buffer> {
  const [r, g, b] = UNSAFE_COLOUR;
  return sharp({ create: { width: 64, height: 60, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}

/** The painted quarters as a bitmap file of 24 bits a pixel, which libvips cannot write. */
export function bitmap(width = 64, height = 48): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(header.length + stride * height, 2);
  header.writeUInt32LE(header.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  const rows = Buffer.alloc(stride * height);
  const pixels = paintPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 3;
      rows.set([pixels[from + 2]!, pixels[from + 1]!, pixels[from]!], y * stride + x * 3);
    }
  }
  return Buffer.concat([header, rows]);
}

/** A picture from the fixtures folder; see the README there. */
export function fixture(name: 'turned.heic' | 'ten-bit.heic' | 'room.heic'): Promise<Buffer> {
  return readFile(new URL(`../fixtures/${name}`, import.meta.url));
}

/** The colours in the four corners of a picture file, as `corners` has them. */
export async function readCorners(picture: Uint8Array): Promise<Record<keyof typeof corners, number[]>> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const colour = [...data.subarray(start, start + info.channels)];
    return colour.length === 1 ? [colour[0]!, colour[0]!, colour[0]!] : colour;
  };
  return {
    topLeft: at(0.2, 0.2),
    topRight: at(0.8, 0.2),
    bottomLeft: at(0.2, 0.8),
    bottomRight: at(0.8, 0.8),
  };
}

function paintPixels(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isTop = y < height / 2;
      const isLeft = x < width / 2;
      const corner = isTop ? (isLeft ? 'topLeft' : 'topRight') : isLeft ? 'bottomLeft' : 'bottomRight';
      pixels.set(corners[corner], (y * width + x) * 3);
    }
  }
  return pixels;
}
