import type { Readable } from 'node:stream';

/** What is known of a stored object. */
export interface StoredObject {
  key: string;
  byteCount: number;
  modifiedAt: Date;
}

/**
 * Where files are kept, by key. A key is a path of simple names joined by slashes: `variant/4f…/640.webp`.
 * An object is whole or not there, and is never changed once it is there.
 */
export interface Storage {
  /** Stores an object; it is safe from a crash once this has resolved. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** The content of an object; undefined when there is none. */
  open(key: string): Promise<{ byteCount: number; stream: Readable } | undefined>;
  /** Removes an object and whatever lies below its key; what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Every object below a key, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes what puts begun before this moment have left unfinished. */
  removeUnfinished(before: Date): Promise<void>;
}
