import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Storage } from './storage.ts';

const KEY = /^[a-z0-9]+(\/[a-z0-9][a-z0-9.]*)*$/;

/**
 * Keeps objects as files below a folder. A file is written under a temporary name, forced to disk and then renamed, so
 * that a crash at any moment leaves either the whole object or none.
 */
export async function openFolderStorage(root: string): Promise<Storage> {
  const unfinishedFolder = join(root, 'unfinished');
  await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 });

  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
    return join(root, 'objects', key);
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = join(unfinishedFolder, randomUUID());
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(content);
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

    async open(key) {
      let file: FileHandle;
      try {
        file = await open(pathOf(key), 'r');
      } catch (error) {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
        throw error;
      }
      const { size, isFile } = await file
        .stat()
        .then((found) => ({ size: found.size, isFile: found.isFile() }));
      if (isFile) return { byteCount: size, stream: file.createReadStream() };
      await file.close();
      return undefined;
    },

    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },

    async *list(prefix) {
      const folder = pathOf(prefix);
      const entries = await readdir(folder, { recursive: true }).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return [];
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
    },
  };
}

/** A new name is on disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
