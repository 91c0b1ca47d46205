import type { Db } from '../../db/database.ts';
import { createQueueInspection } from '../../jobs/queue-inspection.ts';
import type { Queue } from '../../jobs/queue.ts';
import { createHiddenMessagesService } from '../conversations/hidden/hidden-messages.service.ts';
import type { EventsService } from '../events/events.service.ts';
import type { InspectionService } from '../matching/inspection/inspection.service.ts';
import type { ReviewService } from '../media/review/review.service.ts';
import type { ServingService } from '../media/serving/serving.service.ts';
import type { OperatorAccountsService } from './accounts/accounts.service.ts';
import type { AuditService } from './audit/audit.service.ts';
import { createContactDeskService } from './contact-messages/contact-desk.service.ts';
import { createJobDeskService } from './jobs/job-desk.service.ts';
import { createMatchDeskService } from './matches/match-desk.service.ts';
import { createMeasuresService } from './overview/measures.service.ts';
import { createOverviewService } from './overview/overview.service.ts';
import { createPhotoDeskService } from './photos/photo-desk.service.ts';
import { createReportDeskService } from './reports/report-desk.service.ts';

/** What operators look at and decide. Each user is passed the service it needs. */
export type Desk = ReturnType<typeof wireDesk>;

/** Builds the services of the desk from what they share. */
export function wireDesk(deps: {
  db: Db;
  queue: Pick<Queue, 'retry'>;
  inspection: InspectionService;
  review: ReviewService;
  serving: ServingService;
  events: EventsService;
  accounts: OperatorAccountsService;
  audit: AuditService;
  clock: () => Date;
}) {
  const queues = createQueueInspection(deps.db);
  const measures = createMeasuresService(deps);
  return {
    /** For a job. */
    measures,
    /** The others are for the routes. */
    overview: createOverviewService({ ...deps, measures, queues }),
    jobs: createJobDeskService({ ...deps, queues }),
    photos: createPhotoDeskService(deps),
    reports: createReportDeskService({ ...deps, hiddenMessages: createHiddenMessagesService(deps) }),
    contactMessages: createContactDeskService(deps),
    matches: createMatchDeskService(deps),
  };
}
