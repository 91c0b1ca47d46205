import { test } from 'vitest';
import { embedded, isLong } from '../databases.ts';
import { expectToEndureKills } from './kills.ts';

/**
 * Guarantees that a process may be killed at any moment of an upload or a save: what was acknowledged is there, what
 * was not is there as a whole or not at all, and no files are left that belong to nothing.
 */
test(
  'kill -9 of any process loses nothing acknowledged and leaves nothing half-done on the embedded database',
  { timeout: 3_600_000 },
  () =>
    expectToEndureKills({
      database: embedded,
      apart: false,
      times: isLong
        ? { server: 60, start: 15, decoder: 25, embedder: 15 }
        : { server: 1, start: 1, decoder: 1, embedder: 1 },
      seed: 20_261_121,
    }),
);
