/** How often each word stands in a text; words are known by a number. */
export interface TermCounts {
  words: Int32Array;
  /** How often each of `words` does. */
  counts: Uint8Array;
  /** Of the whole text, in words. */
  length: number;
}

/** What a word counts that stands in a text unweighted, as PostgreSQL ranks texts (its weight D). */
const WORD_WEIGHT = 0.1;

/** The sum of 1/n² over all n: how much a word that stands there without end would count. */
const LIMIT = Math.PI ** 2 / 6;

/**
 * Full-text rank of a text for any of the words asked for: 0 and up. That of PostgreSQL's `ts_rank(text, query, 1)`: each
 * further occurrence of a word adds less, and long texts count less.
 */
export function termRank(asked: ReadonlySet<number>, { words, counts, length }: TermCounts): number {
  if (asked.size === 0 || length === 0) return 0;
  let sum = 0;
  for (let i = 0; i < words.length; i += 1) {
    if (asked.has(words[i]!)) sum += occurrences[counts[i]!]!;
  }
  return (WORD_WEIGHT * sum) / LIMIT / asked.size / Math.log2(length + 1);
}

/** The sum of 1/n² up to each number a word can be counted to. */
const occurrences = Float64Array.from({ length: 256 }, () => 0);
for (let n = 1; n < occurrences.length; n += 1) occurrences[n] = occurrences[n - 1]! + 1 / n ** 2;
