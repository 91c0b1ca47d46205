import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Moment } from '../../db/moment.ts';
import type { ReadyAnswer } from '../repeats/given-answers.ts';
import { API_BROTLI_QUALITY } from '../static/compression.ts';
import type { AnswerState } from '../session.ts';
import { keptAnswersRepo } from './kept-answers.repo.ts';

/** Keeps the ready answers of accounts in the process while nothing that they are made from has changed. */
export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** The encodings that a kept answer is sent in, besides as it is. */
export type Encoding = 'br' | 'gzip';

/** The most memory that kept answers take, in bytes. It holds a page of 20 orders for each of about 500 customers. */
const BYTES_MAX = 32 * 1024 * 1024;

/** What an entry takes beside its texts, in bytes, rounded up. */
const ENTRY_BYTES = 1024;

/** An answer is made anew if it was not asked for during this time, in milliseconds. */
const KEPT_MS = 60 * 60_000;

/** Changes are deleted after this time, in milliseconds: long after the last answer that they could concern. */
const CHANGES_KEPT_MS = 24 * KEPT_MS;

/** An answer whose bytes are ready. */
export class KeptAnswer {
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: Buffer;
  readonly #encoded: Partial<Record<Encoding, Buffer>> = {};

  constructor({ status, etag, body }: ReadyAnswer) {
    this.status = status;
    this.etag = etag;
    this.body = Buffer.from(body ?? '');
  }

  /** The body in this encoding. Each is made once. */
  encoded(encoding: Encoding): Buffer {
    return (this.#encoded[encoding] ??= encode[encoding](this.body));
  }
}

/** An answer, and since when nothing may have changed for it to be current. */
export interface Kept {
  answer: KeptAnswer;
  /** The answer is what a new one would be, as long as nothing has changed since. */
  moment: Moment;
  provedAtMs: number;
}

/** Keeps the answers that were used last. A key names the account and everything in its request that the answer depends on. */
export function createKeptAnswers({ db, clock }: { db: Db; clock: () => Date }) {
  const entries = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    // The body counts twice: the compressed forms, which are made later, are together smaller than the body.
    sizeCalculation: ({ answer }, key) => ENTRY_BYTES + 2 * key.length + 2 * answer.body.length,
  });
  const repo = keptAnswersRepo(db);

  return {
    /** What is kept under a key, to be proved current; undefined where nothing is. */
    find(key: string): Kept | undefined {
      const found = entries.get(key);
      return found && clock().getTime() - found.provedAtMs < KEPT_MS ? found : undefined;
    },

    /** The answer of what was found, if the database has said since that nothing has changed after its moment. */
    proved(found: Kept | undefined, state: AnswerState): KeptAnswer | undefined {
      if (found === undefined || !state.isUnchanged) return undefined;
      // Of two calls at once, the later may have the earlier moment. The answer is current since either.
      found.moment = state.moment;
      found.provedAtMs = clock().getTime();
      return found.answer;
    },

    /** Keeps an answer that was begun to be made after `state` was asked for. */
    keep(key: string, { moment }: AnswerState, answer: KeptAnswer): void {
      entries.set(key, { answer, moment, provedAtMs: clock().getTime() });
    },

    /** Deletes what no kept answer can depend on any more. */
    forgetChanges: () => repo.forgetChanges(new Date(clock().getTime() - CHANGES_KEPT_MS)),
  };
}

const encode: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: API_BROTLI_QUALITY } }),
  gzip: (body) => gzipSync(body),
};
