import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AuditEntry, AuditQuery } from '@tessera/contract/operator/audit';
import type { AuditAction } from '@tessera/contract/operator/operator-values';
import { stringify } from 'csv-stringify';
import type { Db, Tx } from '../../../db/database.ts';
import { toEntry } from './audit.present.ts';
import { auditRepo, type AuditFilter, type AuditRow } from './audit.repo.ts';

/** Remembers who did what to whom, when. */
export type AuditService = ReturnType<typeof createAuditService>;

/** Who does something: an operator who is signed in, or a user of the system at the command line. */
export type AuditedBy = { operatorId: string } | { command: string };

/** What is done, to what, and whom it concerns. */
export interface Act {
  action: AuditAction;
  subjectId: string;
  /** The account that it concerns, if it concerns one. */
  accountId?: string | null;
  /** Words of whoever does it. */
  note?: string;
}

/** So many entries are read at once for the export. */
const BATCH = 500;

/** Entries are added within the transaction of the act, so that there is no act without its entry, and no entry without its act. */
export function createAuditService({ db, clock }: { db: Db; clock: () => Date }) {
  const write = async (
    tx: Tx,
    by: AuditedBy,
    { action, subjectId, accountId = null, note = '' }: Act,
  ): Promise<void> => {
    const entry = { id: randomUUIDv7(), at: clock(), action, subjectId, accountId, note };
    if ('operatorId' in by) await auditRepo(tx).insertByOperator(by.operatorId, entry);
    else await auditRepo(tx).insertByCommand(by.command, entry);
  };

  return {
    /** Adds an entry within the transaction of the act. An act that changed nothing has none. */
    write,

    /** Latest first. */
    async list({ limit, offset, ...filter }: AuditQuery): Promise<{ count: number; entries: AuditEntry[] }> {
      const repo = auditRepo(db);
      const rows = await repo.list(toFilter(filter), { limit, offset });
      return { count: await repo.count(toFilter(filter)), entries: rows.map(toEntry) };
    },

    /**
     * The whole audit as CSV (RFC 4180), latest first, a batch at a time. What a spreadsheet would take for a formula is made
     * text. That somebody took it is an entry itself.
     */
    async export(operatorId: string, asked: Pick<AuditQuery, 'q' | 'action'>): Promise<Readable> {
      await db
        .transaction()
        .execute((tx) => write(tx, { operatorId }, { action: 'audit.export', subjectId: operatorId }));
      const text = stringify({ header: true, columns, escape_formulas: true, record_delimiter: 'windows' });
      const source = Readable.from(entriesOf(toFilter(asked)));
      source.on('error', (error) => text.destroy(error));
      text.on('close', () => source.destroy());
      return source.pipe(text);
    },
  };

  async function* entriesOf(filter: AuditFilter): AsyncGenerator<AuditEntry> {
    let last: AuditRow | undefined;
    for (;;) {
      const rows = await auditRepo(db).before(filter, last, BATCH);
      yield* rows.map(toEntry);
      last = rows.at(-1);
      if (rows.length < BATCH) return;
    }
  }
}

const columns: (keyof AuditEntry)[] = [
  'at',
  'by',
  'operator_id',
  'operator',
  'action',
  'subject_id',
  'account_id',
  'account',
  'note',
];

function toFilter({ q, action }: Pick<AuditQuery, 'q' | 'action'>): AuditFilter {
  return { q: q.trim(), action };
}
