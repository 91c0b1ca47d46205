import type { Db } from '../db/database.ts';
import type { InspectionService } from '../features/matching/inspection/inspection.service.ts';
import type { MediaCheck } from '../features/media/storage/media-check.ts';
import type { ServingService } from '../features/media/serving/serving.service.ts';
import type { ReviewService } from '../features/media/review/review.service.ts';

import type { OperatorTools } from './operator-tools.ts';

/** A mail that could not be sent. */
export interface KeptMail {
  id: string;
  receiver: string;
  subject: string;
  body: string;
  createdAt: Date;
}

/** What a command works with. */
export interface AdminTools extends OperatorTools {
  media: Pick<ServingService, 'openOriginal'>;
  review: ReviewService;
  mediaCheck: MediaCheck;
  inspection: InspectionService;
  db: Db;
  /** The latest mails that were kept because no mail server is set. */
  keptMails(limit: number): Promise<KeptMail[]>;
  /** Writes a line for the operator. */
  say(line: string): void;
}

/** A command of the operator's. */
export interface Command {
  /** What may stand after its name, a line for each. */
  usage: readonly string[];
  /** @returns whether it did what was asked; undefined when it did not understand `args` */
  run(args: readonly string[], tools: AdminTools): Promise<boolean | undefined>;
}
