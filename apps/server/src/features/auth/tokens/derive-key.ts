import { createHmac, hkdfSync } from 'node:crypto';

/** The purposes of keys. Each has its own key, so that what one signs or hashes is useless for another. */
export type KeyPurpose =
  | 'access token'
  | 'refresh token'
  | 'installation name'
  | 'sign-in places'
  | 'mailed links'
  | 'backups'
  | 'one-time code secrets'
  | 'recovery codes';

/** Derives a key of 256 bits for one purpose from the signing key (HKDF-SHA-256, RFC 5869). */
export function deriveKey(signingKey: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', signingKey, '', `tessera ${purpose}`, 32));
}

/** Enough bits that two texts never share a hash by chance. */
const HASH_BYTES = 16;

/** Hashes texts to 16 bytes each. Without the key, nobody can find or test what a text was. */
export function createKeyedHash(key: Uint8Array): (text: string) => Buffer {
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, HASH_BYTES);
}
