import { stemOf } from './english-words.ts';
import { hash32 } from '../math/fingerprint.ts';
import counted from './word-counts.json' with { type: 'json' };

/**
 * In how many of the demo's project texts each word stands, by the word's number. `npm run train` counts them. They stand
 * in for the texts of a marketplace, whose common words are much the same: wood, room, wall, light.
 */
const counts: ReadonlyMap<number, number> = new Map(
  Object.entries(counted.words).map(([stem, count]) => [hash32(stem), count]),
);

/** The inverse document frequency of a word by its number, 1 and up: rare words tell more of what a brief is about. */
export function rarityOf(word: number): number {
  return 1 + Math.log((counted.texts + 1) / ((counts.get(word) ?? 0) + 1));
}

/** What `npm run train` writes: in how many texts each stem stands, of those that stand in more than one. */
export function countWords(texts: readonly string[]): { texts: number; words: Record<string, number> } {
  const found = new Map<string, number>();
  for (const text of texts) {
    const stems = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
    for (const stem of stems) found.set(stem, (found.get(stem) ?? 0) + 1);
  }
  return {
    texts: texts.length,
    words: Object.fromEntries(
      [...found].filter(([, count]) => count > 1).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}
