import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';

/** Says whether a change may be made, by the version the caller has seen. */
export interface Precondition {
  /**
   * Call this within the transaction, after the thing has been locked. `version` is its present version, or undefined if it
   * does not exist yet.
   * @throws AppError changed_meanwhile when the caller has seen another version
   */
  require(version: number | undefined): void;
}

/** An answer about a versioned thing. The version goes into the entity tag, not into the body. */
export type Versioned<Reply> = Reply & { edit_version: number };

/** 96 bits, so that two different answers never have the same digest. */
const DIGEST_LENGTH = 16;

/** A tag of RFC 9110, section 8.8.3, with what separates it from the next one. */
const TAG = /\s*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"\s*(?:,|$)/y;

/**
 * The strong tag of an answer: `"<version>.<digest>"`. The version counts what people have saved. The digest changes with
 * the rest of the answer too, for example when a photo gets more sizes.
 */
export function entityTag(version: number, body: string): string {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, DIGEST_LENGTH);
  return `"${version}.${digest}"`;
}

/**
 * Reads `If-Match`. A tag matches if its version does: what a job has added since then is not an edit, and no edit overwrites
 * it. Weak tags and malformed tags match nothing. Without the header, every version matches.
 */
export function readIfMatch(header: string | undefined): Precondition {
  const seen = header === undefined ? [] : readTags(header);
  const isFitting = (version: number | undefined) =>
    header === undefined ||
    (version !== undefined &&
      (header.trim() === '*' ||
        seen.some(({ isWeak, value }) => !isWeak && value.split('.')[0] === String(version))));
  return {
    require(version) {
      if (!isFitting(version)) throw new AppError('changed_meanwhile');
    },
  };
}

/** Whether `If-None-Match` names the tag of the answer. Weak tags match too. */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || readTags(header).some(({ value }) => `"${value}"` === tag);
}

function readTags(header: string): { isWeak: boolean; value: string }[] {
  const tags: { isWeak: boolean; value: string }[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < header.length) {
    const found = TAG.exec(header);
    if (found === null) return [];
    tags.push({ isWeak: found[1] !== undefined, value: found[2]! });
  }
  return tags;
}
