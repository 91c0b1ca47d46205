import { guessesLog10 } from '../passwords/guessability.ts';

/**
 * The minimum length of a signing key, in characters: 256 bits in Base64 without padding. In hexadecimal they are
 * longer.
 */
const LENGTH_MIN = 43;

/**
 * A key with fewer different characters is a pattern. A random key in hexadecimal lacks five of the 16 once in 10^8
 * times.
 */
const DIFFERENT_CHARACTERS_MIN = 12;

/** The strength that the estimator has to find: 128 bits. It finds 200 in random keys of 43 characters. */
const GUESSES_LOG10_MIN = 38.5;

/** How many characters of a key are estimated, which takes 60 ms at the start. */
const ESTIMATED_LENGTH_MAX = 128;

/** Words of examples and placeholders. A random key contains one of these by chance once in a million times. */
const exampleWords =
  /secret|passwor[dt]|change[-_ ]?me|change[-_ ]?this|example|placeholder|default|your[-_ ]|replace|signing|insert|sample|production|keyboard cat|correct[-_ ]?horse|lorem[-_ ]?ipsum/i;

/** Keys printed in standards: RFC 7515, appendix A.1, which is also that of RFC 7519. */
const publishedKeys = [
  'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
];

/** Says why a signing key cannot be used, without naming the key; undefined if it can be used. */
export function signingKeyFault(key: string): string | undefined {
  if (key.length < LENGTH_MIN) return `must have at least ${LENGTH_MIN} characters`;
  if (new Set(key).size < DIFFERENT_CHARACTERS_MIN) return 'repeats too few characters to be a key';
  if (hasPeriod(key)) return 'repeats itself';
  if (publishedKeys.includes(key)) return 'is printed in a standard, so everybody has it';
  if (exampleWords.test(key)) return 'reads like an example or a placeholder';
  if (guessesLog10(key, ESTIMATED_LENGTH_MAX) < GUESSES_LOG10_MIN)
    return 'consists of words or patterns that can be guessed';
  return undefined;
}

/** Whether the text is a repetition of one part of it. */
function hasPeriod(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}
