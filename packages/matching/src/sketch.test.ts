import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unit } from './pair.arbitrary.ts';
import { agreement, meanShares } from './signals/curves.ts';
import { orderSketch, portfolioSketch, sketchLength } from './sketch.ts';
import { dot } from './vectors.ts';
import { rooms } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import { works } from './vocabulary/works.ts';
import type { Term } from './vocabulary/term.ts';
import { weights } from './weights.ts';

const [TEXT, LOOK] = [4, 3];

const sharesOf = (terms: readonly Term[]) =>
  fc
    .uniqueArray(fc.constantFrom(...terms.map(({ id }) => id)), { minLength: 1, maxLength: 4 })
    .map((ids) => Object.fromEntries(ids.map((id) => [id, 1 / ids.length])));
const reading = fc.record({
  clarity: unit,
  styles: sharesOf(styles),
  rooms: sharesOf(rooms),
  works: sharesOf(works),
});
const vector = (length: number) =>
  fc
    .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: length, maxLength: length })
    .map((values) => Float32Array.from(values));
const portfolio = fc.record({
  projects: fc.array(reading, { minLength: 1, maxLength: 4 }),
  text: vector(TEXT),
  look: vector(LOOK),
});
const order = fc
  .tuple(reading, vector(TEXT), vector(LOOK))
  .map(([read, text, look]) => ({ ...read, id: 'order', text, look }));

/** Agreement with the largest share of each style, which do not add up to one. */
function atMost(asked: Record<string, number>, shown: readonly Record<string, number>[]): number {
  return Object.entries(asked).reduce(
    (sum, [id, share]) => sum + Math.sqrt(share * Math.max(...shown.map((shares) => shares[id] ?? 0))),
    0,
  );
}

test('the inner product of sketches is the weighted mean of how the wholes agree, with something for the best project', () => {
  fc.assert(
    fc.property(portfolio, order, (shown, asked) => {
      const sure = (shares: Record<string, number>) => asked.clarity * Math.max(...Object.values(shares));
      const clear = shown.projects.map(({ clarity, styles: shares }) =>
        Object.fromEntries(Object.entries(shares).map(([id, share]) => [id, share * clarity])),
      );
      const parts = [
        [
          weights.style * sure(asked.styles),
          0.5 * agreement(asked.styles, meanShares(clear)) + 0.2 * atMost(asked.styles, clear),
        ],
        [
          weights.room * sure(asked.rooms),
          agreement(asked.rooms, meanShares(shown.projects.map((one) => one.rooms))),
        ],
        [
          weights.work * sure(asked.works),
          agreement(asked.works, meanShares(shown.projects.map((one) => one.works))),
        ],
        [weights.brief * asked.clarity, dot(asked.text, shown.text)],
        [weights.photos, dot(asked.look, shown.look)],
      ] as const;
      const total = parts.reduce((sum, [weight]) => sum + weight, 0);
      const mean = parts.reduce((sum, [weight, value]) => sum + (weight * value) / total, 0);
      const found = dot(orderSketch(asked, LOOK), portfolioSketch(shown, LOOK));
      expect(found).toBeCloseTo(mean, 4);
    }),
  );
});

test('an order without a picture is compared by what it says alone', () => {
  fc.assert(
    fc.property(portfolio, vector(LOOK), order, (shown, otherLook, asked) => {
      const sketch = orderSketch({ ...asked, look: null }, LOOK);
      expect(sketch).toHaveLength(sketchLength(TEXT, LOOK));
      const found = [shown, { ...shown, look: otherLook }, { ...shown, look: null }].map((one) =>
        dot(sketch, portfolioSketch(one, LOOK)),
      );
      expect(new Set(found).size).toBe(1);
    }),
  );
});

test('an order that says and shows nothing is like nobody', () => {
  const empty = {
    id: 'order',
    clarity: 0,
    styles: {},
    rooms: {},
    works: {},
    text: new Float32Array(TEXT),
    look: null,
  };
  expect([...orderSketch(empty, LOOK)].every((value) => value === 0)).toBe(true);
});
