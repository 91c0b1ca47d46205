import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSigningKey } from './signing-key.ts';

async function emptyDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-key-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('All who ask for the key at once, in one process, get the same one, and no other file stays', async () => {
  const DATA_DIR = await emptyDataFolder();
  const keys = await Promise.all(
    Array.from({ length: 50 }, () => readSigningKey({ DATA_DIR, SIGNING_KEY: undefined })),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await readdir(join(DATA_DIR, 'keys'))).toEqual(['signing-key']);
});

test('The kept key is the same at the next start, and only its owner may read it', async () => {
  const DATA_DIR = await emptyDataFolder();
  const first = await readSigningKey({ DATA_DIR, SIGNING_KEY: undefined });
  expect(await readSigningKey({ DATA_DIR, SIGNING_KEY: undefined })).toBe(first);
  expect((await stat(join(DATA_DIR, 'keys', 'signing-key'))).mode & 0o777).toBe(0o600);
});
