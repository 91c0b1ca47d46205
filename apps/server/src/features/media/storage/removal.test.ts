import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { allJobs } from '../../../jobs/all-jobs.ts';
import { HEARTBEAT_SECONDS, openQueue } from '../../../jobs/queue.ts';
import { removeUnused } from '../media.jobs.ts';

/**
 * Guarantees that the files of photos nobody shows any more are removed even though the process that was about to do it
 * has died: by the next one to start on an embedded database, by any other on PostgreSQL.
 */
test('replaced and deleted photos are removed even if the process that began to remove them died', async () => {
  const database = await createTestDatabase();
  // Answers requests only, so that what it asks for is left to others.
  const api = await startTestServer({ database, settings: { ROLE: 'api' } });
  const designer = await createGiven(api).designer();
  const photos = async () => [{ name: 'photo.jpg', bytes: await jpeg() }];
  const saveProfile = async () => {
    const { status, body } = await designer.post('designer/profile/', profileForm(await photos()));
    expect(status).toBe(200);
    return { url: body.photo_url! };
  };
  const saveProject = async (replacedId?: string) => {
    const body = projectForm(await photos());
    const answer =
      replacedId === undefined
        ? await designer.post('designer/project/', body)
        : await designer.put(`designer/project/${replacedId}/`, body);
    expect(answer.status).toBe(replacedId === undefined ? 201 : 200);
    return { id: answer.body.id, url: answer.body.images[0]!.url };
  };
  await saveProfile();
  const edited = await saveProject();
  const deleted = await saveProject();
  const shown = [await saveProfile(), await saveProject(edited.id)];
  expect((await designer.delete(`designer/project/${deleted.id}/`)).status).toBe(204);
  expect(await keptKeys(api.dataDir)).toHaveLength(5);

  await api.withDatabase((db) => dieRemoving(db, database.embedded));
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-removal-'));
  await cp(api.dataDir, dataDir, { recursive: true });
  await api.stop();
  const next = await startTestServer({ dataDir, database, settings: { ROLE: 'worker' } });
  await next.jobsDone();
  expect(await keptKeys(dataDir)).toEqual(shown.map(({ url }) => url.split('/').at(-2)).sort());
  await next.stop();
  await database.drop();
});

/** Begins to remove photos, and is not heard of again. */
async function dieRemoving(db: Db, embedded: boolean): Promise<void> {
  const dying = await openQueue({ db, jobs: allJobs, embedded, works: false, onError: fail });
  expect(await dying.boss.fetch(removeUnused.name, { batchSize: 10 })).toHaveLength(3);
  if (!embedded) {
    // As though the time had passed after which the others take notice.
    const silent = sql`make_interval(secs => ${HEARTBEAT_SECONDS + 1})`;
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - ${silent} where state = 'active'`.execute(
      db,
    );
    await dying.boss.supervise(removeUnused.name);
  }
  await dying.boss.stop({ graceful: false });
}

/** The photos whose files are there. */
async function keptKeys(dataDir: string): Promise<string[]> {
  return (await readdir(join(dataDir, 'media/objects/original'))).sort();
}

function fail(error: Error): void {
  throw error;
}
