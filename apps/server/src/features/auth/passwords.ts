import { PASSWORD_LENGTH_MIN } from '@tessera/contract/auth';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The library's default algorithm, Argon2id, at OWASP's minimum: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const commonPasswords = new Set(dictionary['passwords-common']);

/** Hashes a password for storing. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/**
 * Whether a password is the one of a stored hash. Without a hash (no such account) it takes as long and says no,
 * so the time of an answer does not tell whether an address has an account.
 */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await verify(storedHash ?? (await decoyHash), password);
  return matches && storedHash !== undefined;
}

/** What is wrong with a new password, if anything. */
export function passwordFault(
  password: string,
  email: string,
): 'password_too_short' | 'password_too_common' | undefined {
  if (password.length < PASSWORD_LENGTH_MIN) return 'password_too_short';
  const hasAllKinds = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  const lowerCase = password.toLowerCase();
  if (!hasAllKinds || commonPasswords.has(lowerCase) || lowerCase === email.toLowerCase())
    return 'password_too_common';
  return undefined;
}

const decoyHash = hash('nobody has this password', ARGON2);
