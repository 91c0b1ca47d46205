import { hash32 } from '../math/fingerprint.ts';

const STEM_LENGTH_MIN = 3;

/** Endings with what replaces them. The first that fits a word is taken off. */
const endings = [
  ['ies', 'y'],
  ['sses', 'ss'],
  ['ss', 'ss'],
  ['ing', ''],
  ['ed', ''],
  ['es', ''],
  ['s', ''],
] as const;

/** An English word in lower case without a common ending, so that «kitchens» and «kitchen» are the same. */
export function stemOf(word: string): string {
  for (const [ending, replacement] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= STEM_LENGTH_MIN)
      return (word.slice(0, -ending.length) + replacement).replace(/e$/, '');
  }
  return word.replace(/e$/, '');
}

/**
 * The different words of an English text that carry meaning, as numbers: stems without stop words. Two words have the
 * same number about once in four thousand million.
 */
export function contentWords(text: string): Int32Array {
  const words = new Set<number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (!stopWords.has(word)) words.add(hash32(stemOf(word)));
  }
  return Int32Array.from(words);
}

/** The stop words of the Snowball project for English, as PostgreSQL has them, without apostrophes. */
const stopWords = new Set(
  (
    'i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it ' +
    'its itself they them their theirs themselves what which who whom this that these those am is are was were be been ' +
    'being have has had having do does did doing a an the and but if or because as until while of at by for with about ' +
    'against between into through during before after above below to from up down in out on off over under again further ' +
    'then once here there when where why how all any both each few more most other some such no nor not only own same so ' +
    'than too very s t can will just don should now'
  ).split(' '),
);
