import { PASSWORD_LENGTH_MIN } from '@tessera/contract/account/sign-in-rules';
import { hash, verify } from '@node-rs/argon2';
import { guessesLog10, isCommonPassword } from './guessability.ts';

/** The library's default algorithm, Argon2id, at OWASP's minimum: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many guesses a password has to withstand: as many as the estimator counts for eight characters without any pattern, so
 * that the shortest allowed password can be strong enough.
 */
const GUESSES_LOG10_MIN = 8;

/**
 * How many characters of a password are estimated. 20 characters without a pattern need 10^20 guesses, far more than required,
 * and take 2 ms of processor time at most (measured). A long password is therefore refused if its first 20 characters follow
 * one pattern, whatever comes after them.
 */
const ESTIMATED_LENGTH_MAX = 20;

/** Parts of an e-mail address shorter than this occur in too many good passwords. */
const ADDRESS_PART_LENGTH_MIN = 3;

/** Hashes a password for storing. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/**
 * Whether a password matches a stored hash. Without a hash (no such account) it takes as long and returns false, so that the
 * time of an answer does not tell whether an address has an account.
 */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await verify(storedHash ?? (await decoyHash), password);
  return matches && storedHash !== undefined;
}

/**
 * Says what is wrong with a new password, if anything. `words` are words that somebody would guess with, such as the
 * product's name.
 */
export function passwordFault(
  password: string,
  email: string,
  words: readonly string[],
): 'password_too_short' | 'password_too_common' | undefined {
  if (password.length < PASSWORD_LENGTH_MIN) return 'password_too_short';
  const hasAllKinds = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  const lowerCase = password.toLowerCase();
  if (!hasAllKinds || isCommonPassword(lowerCase) || lowerCase === email.toLowerCase())
    return 'password_too_common';
  // In lower case: capitals hide sequences from the estimator, but not from guessers, who try them in the usual places.
  const guesses = guessesLog10(lowerCase, ESTIMATED_LENGTH_MAX, [...words, ...partsOf(email)]);
  return guesses < GUESSES_LOG10_MIN ? 'password_too_common' : undefined;
}

/** The parts of an e-mail address that somebody would guess with: its name, its domain, and the words in them. */
function partsOf(email: string): string[] {
  const address = email.toLowerCase();
  const parts = [/@/, /[@.]/, /[^\p{L}\p{Nd}]+/u].flatMap((between) => address.split(between));
  return parts.filter((part) => part.length >= ADDRESS_PART_LENGTH_MIN);
}

const decoyHash = hash('nobody has this password', ARGON2);
