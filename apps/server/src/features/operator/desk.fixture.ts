import type { AuditAction } from '@tessera/contract/operator/operator-values';
import type { Account } from '@tessera/testkit/given';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';

/** What tests of the operators' desk share. */
export function createDeskGiven(server: TestServer) {
  return {
    /** What the audit says of one thing, oldest first. */
    auditOf: (
      subjectId: string,
    ): Promise<{ action: AuditAction; accountId: string | null; note: string }[]> =>
      server.withDatabase(async (db) => {
        const { rows } = await sql<{ action: AuditAction; accountId: string | null; note: string }>`
          select action, account_id, note from audit_entry where subject_id = ${subjectId} order by at, id
        `.execute(db);
        return rows;
      }),

    /** The id of an account. */
    idOf: ({ email }: Pick<Account, 'email'>): Promise<string> =>
      server.withDatabase(async (db) => {
        const found = db.selectFrom('account').select('id').where('email', '=', email);
        return (await found.executeTakeFirstOrThrow()).id;
      }),
  };
}
