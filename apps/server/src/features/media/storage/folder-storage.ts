import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { requireKey, type Storage } from './storage.ts';

/**
 * Keeps objects as files below a folder. A file is written under a temporary name, forced to disk and then renamed, so
 * that a crash at any moment leaves either the whole object or none.
 */
export async function openFolderStorage(root: string): Promise<Storage> {
  const unfinishedFolder = join(root, 'unfinished');
  await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 });

  const pathOf = (key: string) => join(root, 'objects', requireKey(key));

  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = join(unfinishedFolder, randomUUID());
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile('path' in content ? createReadStream(content.path) : content);
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      for (let folder = dirname(path); folder.length >= root.length; folder = dirname(folder))
        await syncFolder(folder);
    },

    async find(key) {
      const found = await stat(pathOf(key)).catch((error: unknown) => {
        if (isAbsence(error)) return undefined;
        throw error;
      });
      return found?.isFile() ? { byteCount: found.size } : undefined;
    },

    async open(key, range) {
      let file: FileHandle;
      try {
        file = await open(pathOf(key), 'r');
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
      const { size, isFile } = await file
        .stat()
        .then((found) => ({ size: found.size, isFile: found.isFile() }));
      if (isFile) return { byteCount: size, stream: file.createReadStream(range) };
      await file.close();
      return undefined;
    },

    async remove(key) {
      // Tried again if something has been put into the folder meanwhile.
      await rm(pathOf(key), { recursive: true, force: true, maxRetries: 3 });
    },

    async *list(prefix) {
      const folder = pathOf(prefix);
      const entries = await readdir(folder, { recursive: true }).catch((error: unknown) => {
        if (isAbsence(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        const found = await stat(join(folder, entry)).catch(() => undefined);
        if (found === undefined || !found.isFile()) continue;
        const key = `${prefix}/${entry.split(sep).join('/')}`;
        yield { key, byteCount: found.size, modifiedAt: found.mtime };
      }
    },

    async removeUnfinished(before) {
      for (const name of await readdir(unfinishedFolder)) {
        const path = join(unfinishedFolder, name);
        const found = await stat(path).catch(() => undefined);
        if (found !== undefined && found.mtime < before) await rm(path, { force: true });
      }
      await removeEmptyFolders(join(root, 'objects'), before);
    },

    close() {},
  };
}

/**
 * Removes empty folders. A crash between making and filling a folder, or between emptying and removing it, leaves one.
 */
async function removeEmptyFolders(objects: string, before: Date): Promise<void> {
  const entries = await readdir(objects, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isAbsence(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isDirectory() ? await stat(path).catch(() => undefined) : undefined;
    // A folder that is not empty stays.
    if (found !== undefined && found.mtime < before) await rmdir(path).catch(() => {});
  }
}

/** Forces a folder to disk. Without that, a new file in it could be lost in a crash. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
