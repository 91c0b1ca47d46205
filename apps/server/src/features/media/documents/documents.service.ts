import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ReceivedFile } from '../../../http/uploads.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { removeDocuments } from '../media.jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { documentsRepo } from './documents.repo.ts';

/** Files that are kept as they were sent and are no photos. */
export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** A document whose file is stored: give its key to a row within `keep`, or the file is removed. */
export interface TakenDocument {
  key: string;
  mediaType: 'application/pdf';
  byteCount: number;
}

const KEY_BYTES = 16;

/** The folder of the storage that holds documents. */
export const DOCUMENT_FOLDER = 'document';

/** Where a document is in the storage. */
export const documentPath = (key: string): string => `${DOCUMENT_FOLDER}/${key}`;

/** What every PDF begins with (ISO 32000-1, 7.5.2). */
const PDF_HEAD = '%PDF-';

/** How many keys the sweep looks up in the database at once. */
const SWEEP_BATCH = 500;

/**
 * A document is stored under a key of its own, also where its content is known. Files are written first and their rows
 * afterwards, so a crash leaves nothing but files without a row, which are swept.
 */
export function createDocumentsService(deps: { db: Db; queue: Queue; storage: Storage }) {
  const { db, queue, storage } = deps;

  const removeUnused = async (keys: readonly string[]): Promise<void> => {
    const taken = await documentsRepo(db).takenKeys(keys);
    for (const key of keys) if (!taken.has(key)) await storage.remove(documentPath(key));
  };

  return {
    /** Whether a file is a document that is taken, by its content and not by its name. */
    async isDocument({ path }: ReceivedFile): Promise<boolean> {
      const file = await open(path, 'r');
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_HEAD.length), 0, PDF_HEAD.length, 0);
        return buffer.toString('latin1', 0, bytesRead) === PDF_HEAD;
      } finally {
        await file.close();
      }
    },

    /** Stores files that are documents and runs the work with them; those that it gave no row are removed. */
    async keep<Result>(
      files: readonly ReceivedFile[],
      work: (documents: readonly TakenDocument[]) => Promise<Result>,
    ): Promise<Result> {
      const documents: TakenDocument[] = [];
      for (const { path, byteCount } of files) {
        const key = randomBytes(KEY_BYTES).toString('hex');
        await storage.put(documentPath(key), { path });
        documents.push({ key, mediaType: 'application/pdf', byteCount });
      }
      const keys = documents.map(({ key }) => key);
      let result: Result;
      try {
        result = await work(documents);
      } catch (error) {
        // A refusal has rolled back. After any other fault the commit may have gone through, so the sweep decides later.
        if (error instanceof AppError) await removeUnused(keys).catch(() => {});
        throw error;
      }
      if (keys.length > 0) await removeUnused(keys).catch(() => {});
      return result;
    },

    /** The content of a document; undefined when its file is not there. */
    open: (key: string): Promise<{ byteCount: number; stream: Readable } | undefined> =>
      storage.open(documentPath(key)),

    /** The documents of an account, each opened when it is asked for. */
    async *ofAccount(accountId: string): AsyncIterable<{ id: string; content: Readable }> {
      for (const { id, key } of await documentsRepo(db).ofAccount(accountId)) {
        const found = await storage.open(documentPath(key));
        if (found !== undefined) yield { id, content: found.stream };
      }
    },

    /** Within the transaction that is going to delete an order: has its documents removed. */
    async releaseOfDeal(tx: Tx, orderId: string): Promise<void> {
      const keys = await documentsRepo(tx).ofOrder(orderId);
      if (keys.length > 0) await queue.add(tx, removeDocuments, { keys });
    },

    /** Within the transaction that is going to delete an account: has those of its documents removed that go with it. */
    async releaseOf(tx: Tx, accountId: string): Promise<void> {
      const documents = await documentsRepo(tx).ofAccount(accountId);
      if (documents.length > 0)
        await queue.add(tx, removeDocuments, { keys: documents.map(({ key }) => key) });
    },

    /** Removes files that no delivery has. */
    removeUnused,

    /** Removes files older than `before` that no delivery has. */
    async sweep(before: Date): Promise<void> {
      let keys: string[] = [];
      for await (const { key, modifiedAt } of storage.list(DOCUMENT_FOLDER)) {
        if (modifiedAt >= before) continue;
        keys.push(key.slice(DOCUMENT_FOLDER.length + 1));
        if (keys.length < SWEEP_BATCH) continue;
        await removeUnused(keys);
        keys = [];
      }
      await removeUnused(keys);
    },
  };
}
