import type { Tx } from '@tessera/server/db/database';
import { expect } from 'vitest';
import type { TestServer } from './servers/test-server.ts';

/** Runs a test in a transaction and rolls it back, so that the database is as it was. @throws what the test throws */
export function undone(server: TestServer, run: (tx: Tx) => Promise<void>): Promise<void> {
  return server.withDatabase(async (db) => {
    const undo = new Error('undone');
    const tried = db.transaction().execute(async (tx) => {
      await run(tx);
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
  });
}
