import { copyFile, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, embedded, postgres, type DatabaseKind } from '../databases.ts';
import { createInstallation, type Installation } from '../installation.ts';
import { createJournal } from '../journal.ts';
import { createRandom } from '../random.ts';
import { createWorkload } from '../workload.ts';

/** Changes that are acknowledged before the moment of the backup, and those that are asked for meanwhile. */
const WRITES_MIN = 25;

/** The name of an entry begins a block of this size in a tar archive; its content follows. */
const TAR_HEADER_BYTES = 512;

const SETTINGS = { SIGNING_KEY: '8d1f1c0a6b0b4f6a9b7e2a90c35f4d71e6b8a2f0c4d19e7735a6bb02e1fd9c84' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-backups-'));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Guarantees that one file brings a whole installation back, as it was at one moment, whatever was going on then.
 */
describe.each(databases)('a backup of $name', (kind) => {
  let path: string;
  let calm: Awaited<ReturnType<typeof startWork>>;
  let current: Installation;

  beforeAll(async () => {
    path = join(folder, `${kind.name.replaceAll(' ', '-')}.tar`);
    current = await createInstallation(kind, SETTINGS);
    await current.start('all');
    calm = await startWork(() => current, 1);
    await calm.go(WRITES_MIN);
    await calm.stop();
  }, 240_000);
  afterAll(() => current.remove());

  test('taken under load, it brings back every write from before it, with photos that are whole', async () => {
    const busy = await startWork(() => current, 2);
    await busy.go(WRITES_MIN);
    const backup = await Promise.race([current.admin('backup', path), busy.failed]);
    expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/^Backed up as of /) });
    await busy.go(WRITES_MIN);
    await busy.stop();
    await current.remove();

    current = await createInstallation(kind, SETTINGS);
    const restored = await current.admin('restore', path);
    expect(restored.output).toContain('0 missing, 0 orphaned, 0 mismatched');
    expect(restored.output).not.toContain('signing key is another');
    expect(restored.code).toBe(0);
    await current.start('all');
    await calm.expectAllThere();
  });

  test('is not restored to a place that has something, and nothing there is touched', async () => {
    if (kind.name === 'the embedded database') await current.end('all', 'SIGTERM');
    const refused = await current.admin('restore', path);
    expect(refused.code).toBe(78);
    await current.start('all');
    await calm.expectAllThere();
  });

  test.each([
    [
      'one byte of a row is another',
      (bytes: Buffer) => {
        const at = bytes.indexOf('database/public.account.jsonl.zst') + TAR_HEADER_BYTES + 20;
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      },
    ],
    ['the end is missing', undefined],
  ])('is refused where %s, before anything is written', async (name, damage) => {
    const damaged = join(folder, `${name.replaceAll(' ', '-')}.tar`);
    await copyFile(path, damaged);
    const file = await open(damaged, 'r+');
    const { size } = await file.stat();
    if (damage === undefined) await file.truncate(size - 20_000);
    else {
      const bytes = await file.read(Buffer.alloc(size), 0, size, 0).then(({ buffer }) => buffer);
      damage(bytes);
      await file.write(bytes, 0, size, 0);
    }
    await file.close();
    const place = await createInstallation(kind, SETTINGS);
    try {
      expect((await place.admin('restore', damaged)).code).toBe(78);
      // What is whole can be restored there afterwards, so the place was left empty.
      expect((await place.admin('restore', path)).code).toBe(0);
    } finally {
      await place.remove();
    }
  });

  test('is made where the doctor examines the running installation and finds nothing', async () => {
    const { code, output } = await current.admin('doctor');
    expect(output.match(/^ok {4} /gm)).toHaveLength(8);
    expect(code).toBe(0);
  });

  test('does not replace a file that is there', async () => {
    const before = await stat(path);
    expect((await current.admin('backup', path)).code).toBe(1);
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
  });
});

test.runIf(postgres)('a backup moves an installation from the embedded database to PostgreSQL', async () => {
  const path = join(folder, 'move.tar');
  let current = await createInstallation(embedded, SETTINGS);
  try {
    await current.start('all');
    const work = await startWork(() => current, 3);
    await work.go(WRITES_MIN);
    await work.stop();
    await current.end('all', 'SIGTERM');
    // With no server running, the command opens the database by itself.
    expect((await current.admin('backup', path)).code).toBe(0);
    await current.remove();
    current = await createInstallation(postgres as DatabaseKind, SETTINGS);
    expect((await current.admin('restore', path)).code).toBe(0);
    await current.start('all');
    await work.expectAllThere();
  } finally {
    await current.remove();
  }
});

/** A designer and a customer at work at whichever installation is the current one. */
async function startWork(current: () => Installation, seed: number) {
  const journal = createJournal();
  const workload = await createWorkload({
    client: (token) => current().client(token),
    url: () => current().url(),
    journal,
    random: createRandom(seed),
  });
  journal.begin(`backup ${seed}`);
  const running = workload.run();
  return {
    failed: running.failed,
    /** Waits until so many more changes have been acknowledged. */
    async go(writes: number) {
      const until = journal.sum().acknowledged + writes;
      while (journal.sum().acknowledged < until) await Promise.race([wait(5), running.failed]);
    },
    stop: () => running.stopped(),
    /** Reads everything over HTTP, has it changed once more, and waits for what jobs had not done. */
    async expectAllThere() {
      await workload.signIn();
      await workload.compare();
      expect(journal.sum()).toMatchObject({ lost: [], doubled: [], halfDone: [], wrong: [] });
      await workload.orderPrepared();
      await expect.poll(() => workload.unfinished(), { timeout: 60_000 }).toEqual([]);
    },
  };
}
