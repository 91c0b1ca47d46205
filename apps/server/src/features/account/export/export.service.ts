import { randomUUIDv7 } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AccountExport } from '@tessera/contract/account/account';
import { EXPORT_HOURS } from '@tessera/contract/account/export-file';
import type { Role } from '@tessera/contract/account/auth';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { UploadFolder } from '../../../http/uploads.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { DocumentsService } from '../../media/documents/documents.service.ts';
import type { ServingService } from '../../media/serving/serving.service.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import { writeArchive, type ArchiveEntry } from './archive.ts';
import { forgetOldExports, makeExport } from './export.jobs.ts';
import { toAccountExport } from './export.present.ts';
import { exportedTables, exportRepo, type ExportedTable } from './export.repo.ts';

/** Archives of everything of an account, for its owner. */
export type ExportService = ReturnType<typeof createExportService>;

/** Where archives are kept, by key: the storage of photos, as far as archives need it. */
interface ArchiveStorage {
  put(key: string, content: { path: string }): Promise<void>;
  open(key: string): Promise<{ byteCount: number; stream: Readable } | undefined>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<{ key: string }>;
}

const FOLDER = 'export';
const keyOf = (id: string) => `${FOLDER}/${id.replaceAll('-', '')}`;

/** An account has one archive at a time. It is made by a job, and kept for a day. */
export function createExportService(deps: {
  db: Db;
  queue: Queue;
  storage: ArchiveStorage;
  /** Where an archive lies while it is written. */
  uploads: UploadFolder;
  serving: Pick<ServingService, 'originalsOf'>;
  documents: Pick<DocumentsService, 'ofAccount'>;
  notifications: Pick<NotificationsService, 'tell'>;
  clock: () => Date;
}) {
  const { db, queue, storage, uploads, serving, documents, notifications, clock } = deps;

  const find = async (accountId: string) => {
    const row = await exportRepo(db).find(accountId);
    return row?.expiresAt != null && row.expiresAt <= clock() ? undefined : row;
  };

  const read = async (accountId: string): Promise<AccountExport> => toAccountExport(await find(accountId));

  async function* entriesOf(accountId: string): AsyncIterable<ArchiveEntry> {
    const data: Record<string, unknown> = {};
    for (const table of Object.keys(exportedTables) as ExportedTable[])
      data[table] = await exportRepo(db).rows(table, accountId);
    yield { name: 'data.json', json: data };
    for await (const { id, type, content } of serving.originalsOf(accountId))
      yield { name: `photos/${id}.${type}`, content };
    for await (const { id, content } of documents.ofAccount(accountId))
      yield { name: `documents/${id}.pdf`, content };
  }

  return {
    read,

    /** Has an archive made in place of the one there is; while one is being made, nothing changes. */
    async request(accountId: string): Promise<AccountExport> {
      await db.transaction().execute(async (tx) => {
        const id = randomUUIDv7();
        if (await exportRepo(tx).replace({ id, accountId, requestedAt: clock() }))
          await queue.add(tx, makeExport, { exportId: id });
      });
      return read(accountId);
    },

    /** The archive of an account. @throws AppError not_found unless there is one that is not too old */
    async open(accountId: string): Promise<{ byteCount: number; stream: Readable }> {
      const row = await find(accountId);
      const found = row?.state === 'ready' ? await storage.open(keyOf(row.id)) : undefined;
      if (found === undefined) throw new AppError('not_found');
      return found;
    },

    /** Makes an archive, and has its owner told. Does nothing for one that is made, or whose account is gone. */
    async make(exportId: string, isLastAttempt: boolean): Promise<void> {
      const row = await exportRepo(db).findById(exportId);
      if (row === undefined || row.state === 'ready') return;
      const path = join(uploads.path, `export-${exportId}`);
      try {
        await writeArchive(path, entriesOf(row.accountId), row.requestedAt);
        await storage.put(keyOf(exportId), { path });
        const byteCount = (await stat(path)).size;
        await db.transaction().execute(async (tx) => {
          const readyAt = clock();
          const expiresAt = new Date(readyAt.getTime() + EXPORT_HOURS * 3_600_000);
          if (!(await exportRepo(tx).setReady(exportId, { byteCount, readyAt, expiresAt }))) return;
          await notifications.tell(tx, {
            to: row.accountId,
            kind: 'account',
            text: 'Your data is ready to be downloaded',
            link: `/${row.role as Role}/settings/account`,
          });
        });
      } catch (error) {
        if (isLastAttempt) await exportRepo(db).setFailed(exportId);
        throw error;
      } finally {
        await rm(path, { force: true });
      }
    },

    /** Within the transaction that deletes an account: has the file of its archive removed. */
    accountRemoved: (tx: Tx): Promise<void> => queue.add(tx, forgetOldExports, {}),

    /** Deletes archives that are too old, and files of archives that are gone. */
    async forgetOld(): Promise<void> {
      await exportRepo(db).deleteExpired(clock());
      for await (const { key } of storage.list(FOLDER)) {
        const id = key
          .slice(FOLDER.length + 1)
          .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
        if (!(await exportRepo(db).exists(id))) await storage.remove(key);
      }
    },
  };
}
