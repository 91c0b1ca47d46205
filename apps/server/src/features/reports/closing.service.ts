import type { ReportState } from '@tessera/contract/operator/reports';
import type { Db, Tx } from '../../db/database.ts';
import { holdAccounts } from '../auth/standing/standing.service.ts';
import { closingRepo, type Closing, type ReportRow } from './closing.repo.ts';

/** A report as operators decide on it. */
export type ReportToDecide = ReportRow;

/** For how many days the number of closed reports is told. */
const LATELY_MS = 30 * 24 * 60 * 60_000;

/** A part of the open reports, oldest first, or of the closed ones, latest first; and how many there are. */
export async function reportsToDecide(
  db: Db,
  part: { isOpen: boolean; limit: number; offset: number; now: Date },
): Promise<{ open: number; closed: number; closedLately: number; reports: ReportToDecide[] }> {
  const repo = closingRepo(db);
  return {
    ...(await repo.counts(new Date(part.now.getTime() - LATELY_MS))),
    reports: await repo.list(part.isOpen, part.limit, part.offset),
  };
}

/**
 * Locks a report until the transaction ends; undefined if there is none with this id. The accounts that it concerns come first, as
 * they do where an account is deleted with its reports.
 */
export async function holdReport(tx: Tx, id: string) {
  const repo = closingRepo(tx);
  const accountIds = await repo.parties(id);
  if (accountIds.length === 0) return undefined;
  await holdAccounts(tx, accountIds);
  return repo.hold(id);
}

/** Closes the open ones of these reports, within a transaction. */
export function closeReports(
  tx: Tx,
  which: Closing,
  outcome: Exclude<ReportState, 'open'>,
  now: Date,
): Promise<void> {
  return closingRepo(tx).close(which, outcome, now);
}
