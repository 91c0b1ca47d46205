/** What a bitmap is to be like. */
export interface BitmapKind {
  bits: 1 | 2 | 4 | 8 | 16 | 24 | 32;
  /** Of the second header; 40 unless told. */
  headerBytes?: 12 | 16 | 40 | 52 | 56 | 64 | 108 | 124;
  isTopDown?: boolean;
  /** As the header numbers it: 0 none, 1 and 2 and (OS/2) 4 runs, 3 and 6 masks. */
  compression?: 0 | 1 | 2 | 3 | 4 | 6;
  /** Of red, green, blue and transparency. */
  masks?: readonly number[];
  coloursStated?: number;
  /** How many colours are in the file; as many as the pixels can name unless told. */
  paletteColours?: number;
}

/** Odd and even ends of rows: no row of this width fills whole words at 1, 2, 4, 8, 16 or 24 bits. */
const [WIDTH, HEIGHT] = [5, 4];

/** Of each quarter; every coding holds these levels exactly. */
const colours = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;

/** A bitmap file of that kind with four coloured quarters (two at 1 bit), and what is to be read of it, from the top. */
export function makeBitmap(kind: BitmapKind) {
  const { bits, headerBytes = 40, isTopDown = false, compression = 0, masks = [] } = kind;
  const indexAt = (x: number, y: number) => {
    const index = (y * 2 < HEIGHT ? 0 : 2) + (x * 2 < WIDTH ? 0 : 1);
    return bits === 1 ? index % 2 : index;
  };
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => indexAt(x, isTopDown ? y : HEIGHT - 1 - y)),
  );
  const isRuns = compression === 1 || compression === 2 || compression === 4;
  const media = isRuns
    ? Buffer.from([...rows.flatMap((row) => toRuns(row, bits)), 0, 1])
    : Buffer.concat(rows.map((row) => toRow(row, bits, masks)));
  const palette = toPalette(kind, headerBytes);
  const masksAfter = headerBytes === 40 ? toWords(masks) : Buffer.alloc(0);

  const header = Buffer.alloc(14 + headerBytes);
  header.write('BM', 'latin1');
  const offset = header.length + masksAfter.length + palette.length;
  header.writeUInt32LE(offset + media.length, 2);
  header.writeUInt32LE(offset, 10);
  header.writeUInt32LE(headerBytes, 14);
  if (headerBytes === 12) {
    for (const [index, value] of [WIDTH, HEIGHT, 1, bits].entries())
      header.writeUInt16LE(value, 18 + index * 2);
  } else {
    header.writeInt32LE(WIDTH, 18);
    header.writeInt32LE(isTopDown ? -HEIGHT : HEIGHT, 22);
    header.writeUInt16LE(1, 26);
    header.writeUInt16LE(bits, 28);
  }
  if (headerBytes >= 40) {
    header.writeUInt32LE(compression, 30);
    header.writeUInt32LE(media.length, 34);
    header.writeInt32LE(kind.coloursStated ?? 0, 46);
  }
  if (headerBytes > 40) toWords(masks).copy(header, 54);

  const hasAlpha = masks.length === 4 && masks[3] !== 0;
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) => [
    ...colours[indexAt(at % WIDTH, Math.floor(at / WIDTH))]!,
    ...(hasAlpha ? [255] : []),
  ]).flat();
  return {
    file: Buffer.concat([header, masksAfter, palette, media]),
    pixels,
    channels: hasAlpha ? 4 : 3,
    width: WIDTH,
    height: HEIGHT,
  };
}

function toPalette({ bits, paletteColours }: BitmapKind, headerBytes: number): Buffer {
  if (bits > 8) return Buffer.alloc(0);
  const count = paletteColours ?? Math.min(colours.length, 2 ** bits);
  return Buffer.concat(
    colours
      .slice(0, count)
      .map(([red, green, blue]) =>
        Buffer.from(headerBytes === 12 ? [blue, green, red] : [blue, green, red, 0]),
      ),
  );
}

/** A row of pixels, filled up to whole words of four bytes. */
function toRow(row: readonly number[], bits: number, masks: readonly number[]): Buffer {
  const bytes = Buffer.alloc(Math.ceil((row.length * bits) / 32) * 4);
  for (const [x, index] of row.entries()) {
    const [red, green, blue] = colours[index]!;
    if (bits <= 8) bytes[(x * bits) >> 3]! |= index << (8 - bits - ((x * bits) & 7));
    else if (bits === 24) bytes.set([blue, green, red], x * 3);
    else {
      const used = masks.length > 0 ? masks : bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff];
      const levels = [red, green, blue, 255];
      // Every level is full or none, so a channel is its whole mask or nothing of it.
      const value = used.reduce((sum, mask, channel) => sum + (levels[channel] === 255 ? mask : 0), 0);
      bytes.writeUIntLE(value, x * (bits / 8), bits / 8);
    }
  }
  return bytes;
}

/** The first pixel as a run, the others as literal pixels where there may be so few, then the end of the row. */
function toRuns([first, ...rest]: readonly number[], bits: number): number[] {
  const pixel = (index: number) => {
    const [red, green, blue] = colours[index]!;
    return bits === 24 ? [blue, green, red] : [bits === 4 ? index * 17 : index];
  };
  const literal = bits === 4 ? [rest[0]! * 16 + rest[1]!, rest[2]! * 16 + rest[3]!] : rest.flatMap(pixel);
  return [1, ...pixel(first!), 0, rest.length, ...literal, ...(literal.length % 2 === 1 ? [0] : []), 0, 0];
}

function toWords(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
