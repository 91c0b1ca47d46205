import { describe, expect, test } from 'vitest';
import { makeBitmap, type BitmapKind } from '@tessera/testkit/photos/bitmap-file';
import { readBitmap } from './bitmap.ts';

/** Guarantees that every kind of bitmap is read to the last pixel, and that one that contradicts itself is refused. */

const PIXELS_MAX = 1000;

const kinds: [name: string, kind: BitmapKind][] = [
  ['1 bit a pixel', { bits: 1 }],
  ['2 bits a pixel', { bits: 2 }],
  ['4 bits a pixel', { bits: 4 }],
  ['8 bits a pixel', { bits: 8 }],
  ['8 bits a pixel, from the top', { bits: 8, isTopDown: true }],
  ['8 bits a pixel with a palette of four', { bits: 8, coloursStated: 4 }],
  ['8 bits a pixel with more colours stated than there can be', { bits: 8, coloursStated: 5000 }],
  ['4 bits a pixel in runs', { bits: 4, compression: 2 }],
  ['8 bits a pixel in runs', { bits: 8, compression: 1 }],
  ['24 bits a pixel in runs, of OS/2', { bits: 24, headerBytes: 64, compression: 4 }],
  ['8 bits a pixel, of OS/2', { bits: 8, headerBytes: 12 }],
  ['24 bits a pixel, of OS/2', { bits: 24, headerBytes: 12 }],
  ['8 bits a pixel, the short header of OS/2', { bits: 8, headerBytes: 16 }],
  ['16 bits a pixel', { bits: 16 }],
  ['16 bits a pixel, 565', { bits: 16, compression: 3, masks: [0xf800, 0x7e0, 0x1f] }],
  [
    '16 bits a pixel, 565, header 3',
    { bits: 16, headerBytes: 56, compression: 3, masks: [0xf800, 0x7e0, 0x1f, 0] },
  ],
  ['16 bits a pixel, 444', { bits: 16, headerBytes: 52, compression: 3, masks: [0xf00, 0xf0, 0xf] }],
  ['24 bits a pixel', { bits: 24 }],
  ['24 bits a pixel, from the top', { bits: 24, isTopDown: true }],
  ['32 bits a pixel', { bits: 32 }],
  ['32 bits a pixel with masks', { bits: 32, compression: 3, masks: [0xff000000, 0xff0000, 0xff00] }],
  [
    '32 bits a pixel with transparency, header 5, from the top',
    {
      bits: 32,
      headerBytes: 124,
      isTopDown: true,
      compression: 3,
      masks: [0xff0000, 0xff00, 0xff, 0xff000000],
    },
  ],
  [
    '32 bits a pixel with transparency, header 4',
    { bits: 32, headerBytes: 108, compression: 3, masks: [0xff, 0xff00, 0xff0000, 0xff000000] },
  ],
  [
    '32 bits a pixel with a mask of transparency after the header',
    { bits: 32, compression: 6, masks: [0xff0000, 0xff00, 0xff, 0xff000000] },
  ],
];

test.each(kinds)('%s', (_name, kind) => {
  const { file, pixels, channels, width, height } = makeBitmap(kind);
  const read = readBitmap(file, PIXELS_MAX);
  expect([read.width, read.height, read.channels]).toEqual([width, height, channels]);
  expect([...read.pixels]).toEqual(pixels);
});

test('a bitmap pixel whose index is beyond the palette is black', () => {
  const { file, width } = makeBitmap({ bits: 8, isTopDown: true, coloursStated: 2, paletteColours: 2 });
  const { pixels } = readBitmap(file, PIXELS_MAX);
  const lastRow = [...pixels.subarray(pixels.length - width * 3)];
  expect(lastRow).toEqual(lastRow.map(() => 0));
});

describe('refused is', () => {
  const rgb = () => makeBitmap({ bits: 24 }).file;
  const change = (write: (file: Buffer) => void, file = rgb()) => {
    write(file);
    return file;
  };
  const runs = (bytes: number[], bits: 4 | 8 = 8) => {
    const { file } = makeBitmap({ bits, compression: bits === 8 ? 1 : 2 });
    const offset = file.readUInt32LE(10);
    return Buffer.concat([
      change((head) => head.writeUInt32LE(0, 34), file.subarray(0, offset)),
      Buffer.from(bytes),
    ]);
  };
  const damaged: [name: string, reason: string, make: () => Buffer][] = [
    [
      'a header of a size that does not exist',
      'There is no such header.',
      () => change((file) => file.writeUInt32LE(41, 14)),
    ],
    ['no width', 'The size is impossible.', () => change((file) => file.writeInt32LE(0, 18))],
    ['a negative width', 'The size is impossible.', () => change((file) => file.writeInt32LE(-6, 18))],
    ['no height', 'The size is impossible.', () => change((file) => file.writeInt32LE(0, 22))],
    [
      'the most negative height',
      'The size is impossible.',
      () => change((file) => file.writeInt32LE(-(2 ** 31), 22)),
    ],
    [
      'more pixels than are taken',
      'The size is impossible.',
      () => change((file) => file.writeInt32LE(60_000, 18)),
    ],
    ['no plane', 'There is one plane', () => change((file) => file.writeUInt16LE(0, 26))],
    ['two planes', 'There is one plane', () => change((file) => file.writeUInt16LE(2, 26))],
    ['3 bits a pixel', 'No pixel has so many bits.', () => change((file) => file.writeUInt16LE(3, 28))],
    ['no bits a pixel', 'No pixel has so many bits.', () => change((file) => file.writeUInt16LE(0, 28))],
    [
      'a coding that does not exist',
      'There is no such coding.',
      () => change((file) => file.writeUInt32LE(9, 30)),
    ],
    ['a JPEG inside', 'There is no such coding.', () => change((file) => file.writeUInt32LE(4, 30))],
    [
      'runs of 24 bits outside OS/2',
      'There is no such coding.',
      () => change((file) => file.writeUInt32LE(1, 30)),
    ],
    [
      'fewer bytes of pixels than stated',
      'There are fewer pixels than stated.',
      () => change((file) => file.writeUInt32LE(file.length, 34)),
    ],
    [
      'an impossible resolution',
      'The resolution is impossible.',
      () => change((file) => file.writeUInt32LE(0xffffffff, 38)),
    ],
    [
      'a negative number of colours',
      'The palette is impossible.',
      () => change((file) => file.writeInt32LE(-1, 46)),
    ],
    [
      'pixels that begin within the header',
      'The pixels begin within the header.',
      () => change((file) => file.writeUInt32LE(20, 10)),
    ],
    [
      'pixels that begin beyond the end',
      'There are fewer pixels than stated.',
      () => change((file) => file.writeUInt32LE(0xfffffff0, 10)),
    ],
    ['cut short by one byte', 'There are fewer pixels than stated.', () => rgb().subarray(0, -1)],
    ['only a file header', 'out of range', () => rgb().subarray(0, 14)],
    [
      'a mask with holes',
      'A mask has holes.',
      () => makeBitmap({ bits: 16, compression: 3, masks: [0xd800, 0x7e0, 0x1f] }).file,
    ],
    [
      'runs from the top',
      'Runs go from the bottom up.',
      () => makeBitmap({ bits: 8, compression: 1, isTopDown: true }).file,
    ],
    ['a run longer than its row', 'A run leaves the picture.', () => runs([7, 1, 0, 1])],
    ['more rows than stated', 'A run leaves the picture.', () => runs([0, 0, 0, 0, 0, 0, 0, 0, 6, 1, 0, 1])],
    ['a step out of the picture', 'A step leaves the picture.', () => runs([0, 2, 200, 0, 1, 1, 0, 1])],
    [
      'literal pixels out of the picture',
      'A run leaves the picture.',
      () => runs([0, 8, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1]),
    ],
    ['runs without an end', 'The runs are cut short.', () => runs([5, 1])],
    [
      'a bitmap without a stated length cut short by one byte',
      'The bitmap is cut short.',
      () => change((file) => file.writeUInt32LE(0, 34)).subarray(0, -1),
    ],
    ['a run of 4 bits longer than its row', 'A run leaves the picture.', () => runs([7, 0x11, 0, 1], 4)],
  ];
  test.each(damaged)('%s', (_name, reason, make) => {
    const file = make();
    expect(() => readBitmap(file, PIXELS_MAX)).toThrow(reason);
  });
});
