import type { Pair } from '@tessera/matching/evidence/evidence';

/** An order and a designer of whom nothing is known but how like the designer's one project is. */
export function pairOf(orderId: string, id: string, likeness: number): Pair {
  const none = { styles: {}, rooms: {}, works: {} };
  return {
    order: { id: orderId, countryCode: 'SE', languageCodes: [], budgetUsd: null, clarity: 1, ...none },
    designer: {
      id,
      countryCode: 'DK',
      languageCodes: [],
      budgetMinUsd: null,
      budgetMaxUsd: null,
      projects: [{ id, name: id, likeness, sentence: null, words: 0, clarity: 1, ...none }],
      pictures: [],
    },
  };
}
