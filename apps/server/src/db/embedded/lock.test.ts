import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lock.ts';

/** Guarantees: an embedded database is never opened twice, and a folder that was let go can be taken again. */
test('only one process can take a data folder, and the next one can take it after its release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-lock-'));
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(folder);
  lock.release();
  lockFolder(folder).release();
  await rm(folder, { recursive: true });
});
