import type { FailedJob } from '@tessera/contract/operator/jobs';
import type { Overview, OverviewDay } from '@tessera/contract/operator/overview';
import { DAY_MS, TODAY } from './people.ts';

/** What the overview shows: a marketplace with some weeks behind it, and one on its first day. */

/** The overview over so many days, with a different number for each day. */
export function overviewOver(days: Overview['days']): Overview {
  const series = Array.from({ length: days }, (_, at): OverviewDay => {
    const wave = Math.sin(at / 2.3) + Math.cos(at / 5);
    const isQuiet = at % 7 > 4;
    const count = (typical: number) =>
      Math.max(0, Math.round((isQuiet ? 0.5 : 1) * (typical + wave * typical * 0.4)));
    return {
      date: new Date(TODAY - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
      sign_ups_customers: count(6),
      sign_ups_designers: count(2),
      active_orders: 36 + Math.round(at / 4 + wave * 2),
      applications: count(10),
      first_application_median_hours: at === 4 ? null : 9 - at / 12 + wave * 0.6,
      first_application_p90_hours: at === 4 ? null : 36 - at / 4 + wave * 4,
      hires: count(1.5),
      completed: count(0.8),
      rating: count(1) === 0 ? null : Math.min(5, 4.5 + wave * 0.25),
      reviews: count(1),
    };
  });
  const sum = (of: (day: OverviewDay) => number) => series.reduce((total, day) => total + of(day), 0);
  const totals: Overview['totals'] = {
    sign_ups_customers: sum((day) => day.sign_ups_customers),
    sign_ups_designers: sum((day) => day.sign_ups_designers),
    active_orders: series.at(-1)!.active_orders,
    applications: sum((day) => day.applications),
    first_application_median_hours: 6.2,
    first_application_p90_hours: 27.4,
    hires: sum((day) => day.hires),
    completed: sum((day) => day.completed),
    rating: 4.68,
    reviews: sum((day) => day.reviews),
  };
  return {
    days,
    totals,
    before: {
      ...totals,
      sign_ups_customers: 158,
      sign_ups_designers: 54,
      active_orders: 39,
      applications: 271,
      hires: 29,
      completed: 18,
    },
    series,
    orders: [
      { status: 'completed', count: 34 },
      { status: 'delivered', count: 6 },
      { status: 'in_progress', count: 21 },
      { status: 'active', count: 43 },
      { status: 'paused', count: 4 },
      { status: 'cancelled', count: 12 },
    ],
    matching: {
      measured_at: '2026-11-23T11:00:00.000Z',
      orders_measured: 43,
      orders_without_match: 5,
      exposure_gini: 0.34,
      exposure_curve: [0, 0.03, 0.075, 0.13, 0.2, 0.28, 0.37, 0.48, 0.6, 0.76, 1],
    },
    machine: {
      queues: [],
      waiting_jobs: 4,
      oldest_waiting_seconds: 2,
      failed_jobs: 2,
      storage_bytes: 41_200_000_000,
      database_bytes: 1_800_000_000,
      models: [
        { kind: 'text', serving: 'minilm-1', wanted: 'minilm-1', prepared: 1 },
        { kind: 'photo', serving: 'mobilenet-1', wanted: 'mobilenet-2', prepared: 0.62 },
      ],
    },
    waiting: { vetting: 7, photos: 3, reports: 2, contact_messages: 4 },
  };
}

/** A marketplace on its first day. */
export const firstOverview: Overview = (() => {
  const { series, ...rest } = overviewOver(30);
  const nothing = {
    sign_ups_customers: 0,
    sign_ups_designers: 0,
    active_orders: 0,
    applications: 0,
    first_application_median_hours: null,
    first_application_p90_hours: null,
    hires: 0,
    completed: 0,
    rating: null,
    reviews: 0,
  };
  return {
    ...rest,
    totals: nothing,
    before: nothing,
    series: series.map(({ date }) => ({ date, ...nothing })),
    orders: rest.orders.map(({ status }) => ({ status, count: 0 })),
    matching: null,
    machine: { ...rest.machine, waiting_jobs: 0, oldest_waiting_seconds: null, failed_jobs: 0 },
    waiting: { vetting: 0, photos: 0, reports: 0, contact_messages: 0 },
  };
})();

/** Two jobs that failed for the last time. */
export const failedJobs: FailedJob[] = [
  {
    id: 'j1',
    name: 'previews.read-link',
    created_at: '2026-11-23T08:00:00.000Z',
    failed_at: '2026-11-23T09:14:00.000Z',
    attempts: 5,
    error: 'The site answered 503',
  },
  {
    id: 'j2',
    name: 'notifications.mail',
    created_at: '2026-11-22T08:00:00.000Z',
    failed_at: '2026-11-22T20:40:00.000Z',
    attempts: 8,
    error: '',
  },
];
