import type { Readable } from 'node:stream';

/** A stored object in a listing. */
export interface StoredObject {
  key: string;
  byteCount: number;
  modifiedAt: Date;
}

/** What is stored: bytes, or a file on this machine. */
export type Content = Uint8Array | { path: string };

/** Part of an object: from the first byte to the last one, both counted from zero and included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where files are kept, by key. A key is a path of simple names joined by slashes: `variant/4f…/640.webp`.
 * An object is stored completely or not at all, and never changes.
 */
export interface Storage {
  /** Stores an object. Once this has resolved, a crash does not lose it. */
  put(key: string, content: Content): Promise<void>;
  /** How large an object is; undefined when there is none. */
  find(key: string): Promise<{ byteCount: number } | undefined>;
  /** The content of an object, or a part of it that has to lie within it; undefined when there is none. */
  open(key: string, range?: ByteRange): Promise<{ byteCount: number; stream: Readable } | undefined>;
  /** Removes an object and everything below its key, if there is anything. */
  remove(key: string): Promise<void>;
  /** Every object below a key, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes the remains of unfinished puts that began before this moment. */
  removeUnfinished(before: Date): Promise<void>;
  close(): void;
}

const KEY = /^[a-z0-9]+(\/[a-z0-9][a-z0-9.]*)*$/;

/**
 * Checks that a text is a key, so that no text from outside can reach beyond the storage.
 * @throws Error if it is not
 */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
