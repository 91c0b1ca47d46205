import type { Db } from '../../../db/database.ts';
import { DOCUMENT_FOLDER, documentPath } from '../documents/documents.service.ts';
import { documentsRepo } from '../documents/documents.repo.ts';
import { mediaRepo } from '../media.repo.ts';
import { PHOTO_FOLDERS } from './photo-files.ts';

/** The folders of the storage whose files rows of the database need. Archives of accounts are not among them: they last a day. */
export const STORED_FOLDERS: readonly string[] = [...PHOTO_FOLDERS, DOCUMENT_FOLDER];

const ROWS_AT_ONCE = 500;

/** The storage key of every file that a photo or a document needs, by the rows that this connection sees. */
export async function* neededFiles(db: Db): AsyncIterable<string> {
  for await (const { key, variants } of mediaRepo(db).all(ROWS_AT_ONCE)) {
    yield `original/${key}`;
    for (const name of variants) yield `variant/${key}/${name}`;
  }
  for await (const key of documentsRepo(db).all(ROWS_AT_ONCE)) yield documentPath(key);
}
