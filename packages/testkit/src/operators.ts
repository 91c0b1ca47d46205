import { openOperatorTools } from '@tessera/server/admin/operator-tools';
import { readConfig } from '@tessera/server/config';
import type { TestServer } from './servers/test-server.ts';

/** Makes an operator as the command line does. @returns the link to a password */
export function addOperator(
  server: Pick<TestServer, 'dataDir' | 'withDatabase'>,
  email: string,
  now: Date,
): Promise<string> {
  return server.withDatabase(async (db) => {
    const config = readConfig({ DATA_DIR: server.dataDir });
    const { operators, by } = await openOperatorTools(config, db, () => now);
    const added = await operators.add(by, email);
    if (!('url' in added)) throw new Error(`${email} cannot become an operator: ${added.state}.`);
    return added.url;
  });
}
