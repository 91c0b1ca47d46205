import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import { contactDeskRoutes } from './contact-messages/contact-desk.routes.ts';
import { jobDeskRoutes } from './jobs/job-desk.routes.ts';
import { matchDeskRoutes } from './matches/match-desk.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { photoDeskRoutes } from './photos/photo-desk.routes.ts';
import { reportDeskRoutes } from './reports/report-desk.routes.ts';
import type { Desk } from './wire-desk.ts';

/** What operators look at and decide, subject by subject. */
export function deskRoutes(serve: Serve, desk: Desk, edge: Edge): void {
  overviewRoutes(serve, desk.overview, edge);
  jobDeskRoutes(serve, desk.jobs, edge);
  photoDeskRoutes(serve, desk.photos, edge);
  reportDeskRoutes(serve, desk.reports, edge);
  contactDeskRoutes(serve, desk.contactMessages, edge);
  matchDeskRoutes(serve, desk.matches, edge);
}
