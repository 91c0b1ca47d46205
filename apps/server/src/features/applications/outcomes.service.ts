import type { ApplicationStatus } from '@tessera/contract/deal/application-states';
import type { Db } from '../../db/database.ts';
import { applicationsRepo } from './applications.repo.ts';

/** What became of an application, with how well the designer fitted when it was sent. */
export interface Outcome {
  orderId: string;
  status: ApplicationStatus;
  /** 0..100. */
  score: number;
}

/** What became of every application whose score is known, for judging the ranking; and how many there are without one. */
export async function readOutcomes(db: Db): Promise<{ outcomes: Outcome[]; withoutScore: number }> {
  const rows = await applicationsRepo(db).outcomes();
  const outcomes = rows.flatMap(({ score, ...row }) => (score === null ? [] : [{ ...row, score }]));
  return { outcomes, withoutScore: rows.length - outcomes.length };
}
