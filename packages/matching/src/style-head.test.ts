import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mixStyles, stylesOfPhotos, trainStyleHead, type StyleHead, type StyleSample } from './style-head.ts';

const none: StyleHead = { styles: ['dark', 'light'], mean: [0.5, 0.5], weights: new Float32Array(4) };
const sample = (vector: number[], styles: Record<string, number>, clarity = 1): StyleSample => ({
  vector,
  styles,
  clarity,
});
const rooms = Array.from({ length: 40 }, (_, i) =>
  i % 2 === 0 ? sample([4, i % 3], { dark: 1 }) : sample([-4, i % 3], { light: 1 }),
);

describe('a style head', () => {
  test('reads from photos what the texts of others say of photos alike', () => {
    const head = trainStyleHead(rooms, none);
    expect(stylesOfPhotos(head, [[4, 1]])['dark']).toBeGreaterThan(0.85);
    expect(stylesOfPhotos(head, [[-4, 1]])['light']).toBeGreaterThan(0.85);
  });

  test('without clear texts is what was known before', () => {
    expect(trainStyleHead([], none)).toEqual(none);
    expect(trainStyleHead([sample([1, 0], { dark: 1 }, 0)], none)).toEqual(none);
  });

  test('holds on to what was known before until there is evidence', () => {
    const prior: StyleHead = { ...none, weights: Float32Array.of(0.1, -0.1, 0, 0) };
    const one = trainStyleHead([sample([-1, 0], { dark: 1 })], prior);
    expect(stylesOfPhotos(one, [[-4, 0]])['light']!).toBeGreaterThan(
      stylesOfPhotos(one, [[4, 0]])['light'] ?? 0,
    );
    const many = trainStyleHead(
      rooms.map((room) => ({ ...room, vector: [-room.vector[0]!, 0] })),
      prior,
    );
    expect(stylesOfPhotos(many, [[-4, 0]])['dark']).toBeGreaterThan(0.8);
  });

  test('does not depend on the order of the samples', () => {
    const [a, b] = [trainStyleHead(rooms, none), trainStyleHead(rooms.toReversed(), none)];
    for (const [i, weight] of a.weights.entries()) expect(weight).toBeCloseTo(b.weights[i]!, 5);
  });
});

test('shares of photos are between 0 and 1 and add up to 1', () => {
  const head = trainStyleHead(rooms, none);
  const number = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 5 }), (vectors) => {
      const shares = Object.values(stylesOfPhotos(head, vectors));
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    }),
  );
});

test('no photos say nothing, and leave what the text says', () => {
  expect(stylesOfPhotos(none, [])).toEqual({});
  expect(mixStyles({ dark: 1 }, 0.2, {})).toEqual({ dark: 1 });
});

test('an unclear text leaves the word to the photos', () => {
  expect(mixStyles({ dark: 1 }, 0, { light: 1 })).toEqual({ dark: 0, light: 1 });
  expect(mixStyles({ dark: 1 }, 1, { light: 1 })['dark']).toBeCloseTo(0.25);
});
