import { test } from 'vitest';
import { isLong, postgres } from '../databases.ts';
import { expectToEndureKills } from './kills.ts';

/**
 * Guarantees that a process may be killed at any moment of an upload, a save or a job: what was acknowledged is there,
 * what was not is there as a whole or not at all, and the jobs of the dead are done by the living.
 */
test.runIf(postgres)(
  'kill -9 of any process loses nothing acknowledged and leaves nothing half-done on PostgreSQL',
  { timeout: 3_600_000 },
  () =>
    expectToEndureKills({
      database: postgres!,
      apart: true,
      times: isLong
        ? { api: 30, worker: 25, decoder: 15, embedder: 15 }
        : { api: 1, worker: 1, decoder: 1, embedder: 1 },
      seed: 20_261_122,
    }),
);
