import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOUR_DIMENSIONS, colourHistogram } from './colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const pixels = fc.array(fc.tuple(channel, channel, channel), { minLength: 1, maxLength: 50 });

test('every picture gives an L2-normalised colour histogram', () => {
  fc.assert(
    fc.property(pixels, (colours) => {
      const histogram = colourHistogram(Uint8Array.from(colours.flat()));
      expect(histogram).toHaveLength(136);
      expect(Math.hypot(...histogram)).toBeCloseTo(1, 5);
      expect(Math.min(...histogram)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the colour histogram does not depend on where in the picture a colour is', () => {
  fc.assert(
    fc.property(pixels, (colours) => {
      const mirrored = colourHistogram(Uint8Array.from(colours.toReversed().flat()));
      expect(mirrored).toEqual(colourHistogram(Uint8Array.from(colours.flat())));
    }),
  );
});

test.for([
  ['black', [0, 0, 0], 0],
  ['a slightly warm white', [255, 250, 245], 7],
  ['pure red', [255, 0, 0], 15],
  ['a red on the other side of hue 0', [255, 0, 5], 15],
  ['pure green', [0, 255, 0], 8 + (5 * 2 + 1) * 4 + 3],
  ['pure blue', [0, 0, 255], 8 + (11 * 2 + 1) * 4 + 3],
  ['a pale dark blue', [60, 60, 80], 8 + (11 * 2 + 0) * 4 + 1],
] as const)('the colour %s has a bin of its own in the histogram', ([, colour, bin]) => {
  const expected = new Float32Array(COLOUR_DIMENSIONS);
  expected[bin] = 1;
  expect(colourHistogram(Uint8Array.from(colour))).toEqual(expected);
});

test("the colour histogram holds the square root of each colour's share", () => {
  const histogram = colourHistogram(Uint8Array.from([255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  expect(histogram[15]).toBeCloseTo(Math.sqrt(1 / 4));
  expect(histogram[0]).toBeCloseTo(Math.sqrt(3 / 4));
});
