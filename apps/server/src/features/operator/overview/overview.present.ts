import type { Overview, OverviewDay, OverviewTotals } from '@tessera/contract/operator/overview';
import type { QueueInspection } from '../../../jobs/queue-inspection.ts';
import type { InspectionService } from '../../matching/inspection/inspection.service.ts';
import { toJobQueue } from '../jobs/job-desk.present.ts';
import type { Measure } from './measures.repo.ts';
import type { DayRow } from './overview.repo.ts';

/** What happened in a time, in the words of the contract. */
export function toTotals(row: Omit<DayRow, 'day'>): OverviewTotals {
  return {
    sign_ups_customers: row.signUpsCustomers,
    sign_ups_designers: row.signUpsDesigners,
    active_orders: row.activeOrders,
    applications: row.applications,
    first_application_median_hours: row.medianHours,
    first_application_p90_hours: row.p90Hours,
    hires: row.hires,
    completed: row.completed,
    rating: row.reviews === 0 ? null : row.stars / row.reviews,
    reviews: row.reviews,
  };
}

/** One day of the series. */
export function toDayOfOverview({ day, ...row }: DayRow): OverviewDay {
  return { date: day, ...toTotals(row) };
}

/** How matches were when they were measured last. */
export function toMatching(measure: Measure): NonNullable<Overview['matching']> {
  return {
    measured_at: measure.measuredAt.toISOString(),
    orders_measured: measure.ordersMeasured,
    orders_without_match: measure.ordersWithoutMatch,
    exposure_gini: measure.exposureGini,
    exposure_curve: measure.exposureCurve,
  };
}

/** The state of the machine: waiting and failed jobs, storage, database and models. */
export function toMachine({
  measure,
  models,
  queues,
  databaseBytes,
}: {
  measure: Pick<Measure, 'storageBytes' | 'preparedText' | 'preparedPhoto'>;
  models: Awaited<ReturnType<InspectionService['models']>>;
  queues: Awaited<ReturnType<QueueInspection['figures']>>;
  databaseBytes: number;
}): Overview['machine'] {
  const figures = queues.map(toJobQueue);
  const ages = figures.flatMap(({ oldest_waiting_seconds: age }) => age ?? []);
  const { serving, wanted } = models;
  return {
    queues: figures,
    waiting_jobs: figures.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest_waiting_seconds: ages.length === 0 ? null : Math.max(...ages),
    failed_jobs: figures.reduce((sum, { failed }) => sum + failed, 0),
    storage_bytes: measure.storageBytes,
    database_bytes: databaseBytes,
    models: [
      { kind: 'text', serving: serving.text, wanted: wanted.text, prepared: measure.preparedText },
      { kind: 'photo', serving: serving.photo, wanted: wanted.photo, prepared: measure.preparedPhoto },
    ],
  };
}

/** What waits for an operator. */
export function toWaiting({
  designers,
  photos,
  reports,
  contactMessages,
}: {
  designers: number;
  photos: number;
  reports: number;
  contactMessages: number;
}): Overview['waiting'] {
  return { vetting: designers, photos, reports, contact_messages: contactMessages };
}
