import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BriefReading, SetReading, WishKey, WishKind } from '../brief-reading.ts';
import { isSameWish, mergeReading } from './merge-reading.ts';

const kind = fc.constantFrom<WishKind>('style', 'not_style', 'room', 'not_room', 'language', 'budget');
const key: fc.Arbitrary<WishKey> = fc.record({
  kind,
  value: fc.constantFrom('rustic', 'kitchen', 'de', '9000'),
});
const wish = fc.tuple(key, fc.boolean()).map(([one, isMust]) => ({ ...one, isMust }));
const uniqueBy = { selector: ({ kind: of, value }: WishKey) => `${of} ${value}` };
const reading: fc.Arbitrary<BriefReading> = fc.record({
  language: fc.constant('en'),
  isVague: fc.boolean(),
  wishes: fc
    .uniqueArray(wish, uniqueBy)
    .map((wishes) => wishes.map((one) => ({ ...one, origin: 'said' as const, certainty: 0.9, sources: [] }))),
});
const set: fc.Arbitrary<SetReading> = fc.record({
  added: fc.uniqueArray(wish, uniqueBy),
  removed: fc.uniqueArray(key, uniqueBy),
});

test('a merged reading holds every wish a person added, and no wish a person removed unless it was added too', () => {
  fc.assert(
    fc.property(reading, set, (read, changed) => {
      const { wishes } = mergeReading(read, changed);
      for (const one of changed.added)
        expect(wishes).toContainEqual({ ...one, origin: 'set', certainty: 1, sources: [] });
      for (const removed of changed.removed) {
        const isAdded = changed.added.some((one) => isSameWish(one, removed));
        expect(wishes.some((one) => isSameWish(one, removed))).toBe(isAdded);
      }
    }),
  );
});

test('a merged reading holds no wish from the text that contradicts a wish a person added', () => {
  fc.assert(
    fc.property(reading, set, (read, changed) => {
      const { wishes } = mergeReading(read, changed);
      const contradictions = wishes.filter(
        (one) =>
          one.origin !== 'set' &&
          changed.added.some(
            (other) =>
              (other.value === one.value && opposite[one.kind] === other.kind) ||
              (one.kind === 'budget' && other.kind === 'budget'),
          ),
      );
      expect(contradictions).toEqual([]);
    }),
  );
});

const opposite: Partial<Record<WishKind, WishKind>> = {
  style: 'not_style',
  not_style: 'style',
  room: 'not_room',
  not_room: 'room',
};

test('merging no changes into a reading gives the same reading', () => {
  fc.assert(
    fc.property(reading, (read) => {
      expect(mergeReading(read, null)).toEqual(read);
      expect(mergeReading(read, { added: [], removed: [] }).wishes).toEqual(read.wishes);
    }),
  );
});
