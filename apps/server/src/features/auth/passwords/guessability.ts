import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Substitutions such as `4` for `a` that are tried in one text. The library's 100 costs up to 40 ms of processor for 48
 * characters, 10 at most 5 ms, with the same verdicts on the words in the tests (measured).
 */
const SUBSTITUTIONS_MAX = 10;

/**
 * What somebody who guesses at this product's passwords would try first, beside the lists of the estimator: its own words,
 * and ways across keyboards. Seasons, months, names and years are in the lists or patterns of the estimator.
 */
const contextWords = [
  'tessera',
  'designer',
  'customer',
  'interior',
  'marketplace',
  'portfolio',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'yxcvbn',
  'zxcvbn',
  'qazwsx',
  '1q2w3e',
  'qweasd',
];

const estimators = new Map<number, ZxcvbnFactory>();

/**
 * Estimates how many guesses a text withstands, as a decimal logarithm, if the guesser knows common passwords, words, patterns
 * and `words`. It looks at the first `lengthMax` characters, because the cost grows with the square of the length.
 */
export function guessesLog10(text: string, lengthMax: number, words: readonly string[] = []): number {
  let estimator = estimators.get(lengthMax);
  if (estimator === undefined) {
    // Made at first use, because it takes 35 ms and most processes never need one.
    estimator = new ZxcvbnFactory({
      dictionary: { ...dictionary, contextWords },
      graphs: adjacencyGraphs,
      l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
      maxLength: lengthMax,
    });
    estimators.set(lengthMax, estimator);
  }
  return estimator.check(text, [...words]).guessesLog10;
}
