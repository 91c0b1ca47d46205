import { createRequire } from 'node:module';
import type * as Estimator from '@zxcvbn-ts/core';
import type * as Lists from '@zxcvbn-ts/language-common';

const require = createRequire(import.meta.url);

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

const estimators = new Map<number, Estimator.ZxcvbnFactory>();

/** Loaded at first use and at once, because settings are read without waiting. Its lists are unpacked, which takes 20 ms. */
const lists = () => require('@zxcvbn-ts/language-common') as typeof Lists;

let commonPasswords: ReadonlySet<string> | undefined;

/** Whether a password, in lower case, is one of those that people choose most. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(lists().dictionary['passwords-common']);
  return commonPasswords.has(password);
}

/**
 * Estimates how many guesses a text withstands, as a decimal logarithm, if the guesser knows common passwords, words, patterns
 * and `words`. It looks at the first `lengthMax` characters, because the cost grows with the square of the length.
 */
export function guessesLog10(text: string, lengthMax: number, words: readonly string[] = []): number {
  let estimator = estimators.get(lengthMax);
  if (estimator === undefined) {
    // Made at first use, because it takes 35 ms and most processes never need one.
    const core = require('@zxcvbn-ts/core') as typeof Estimator;
    const { adjacencyGraphs, dictionary } = lists();
    estimator = new core.ZxcvbnFactory({
      dictionary: { ...dictionary, contextWords },
      graphs: adjacencyGraphs,
      l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
      maxLength: lengthMax,
    });
    estimators.set(lengthMax, estimator);
  }
  return estimator.check(text, [...words]).guessesLog10;
}
