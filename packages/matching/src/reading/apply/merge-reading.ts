import type { BriefReading, SetReading, Wish, WishKey, WishKind } from '../brief-reading.ts';

/** Kinds that exclude each other for the same value. */
const opposites: Partial<Record<WishKind, WishKind>> = {
  style: 'not_style',
  not_style: 'style',
  room: 'not_room',
  not_room: 'room',
  work: 'not_work',
  not_work: 'work',
};

/**
 * The reading with what a person set. What was removed is left out; what was added replaces the same wish, its opposite,
 * and, for a budget, any other budget. Wishes that were added come first.
 */
export function mergeReading(read: BriefReading, set: SetReading | null): BriefReading {
  if (set === null) return read;
  const added = set.added.map(({ kind, value, isMust }): Wish => ({
    kind,
    value,
    isMust,
    origin: 'set',
    certainty: 1,
    sources: [],
  }));
  const kept = read.wishes.filter(
    (wish) =>
      !set.removed.some((removed) => isSameWish(removed, wish)) &&
      !added.some((one) => isSameWish(one, wish) || excludes(one, wish)),
  );
  const wishes = [...added, ...kept];
  return { ...read, wishes, isVague: read.isVague && wishes.length === 0 };
}

/** Whether two wishes are about the same thing in the same way. */
export function isSameWish(one: WishKey, other: WishKey): boolean {
  return one.kind === other.kind && one.value === other.value;
}

function excludes(one: WishKey, other: WishKey): boolean {
  if (one.kind === 'budget') return other.kind === 'budget';
  return opposites[one.kind] === other.kind && one.value === other.value;
}
