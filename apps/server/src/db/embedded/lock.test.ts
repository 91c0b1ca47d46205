import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lock.ts';

/** Guarantees: an embedded database is never opened twice, and a folder that was let go can be taken again. */
test('a folder is taken once, and again after it was released', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-lock-'));
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(folder);
  lock.release();
  lockFolder(folder).release();
  await rm(folder, { recursive: true });
});
