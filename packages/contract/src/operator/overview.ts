import { z } from 'zod';
import { orderStatuses } from '../orders/order-states.ts';
import { timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';
import { jobQueue } from './jobs.ts';
import { MATCH_SCORE_MIN, overviewDays } from './operator-values.ts';

const hours = z.number().nullable().describe('Hours; null where there was no first application');
const mean = z.number().nullable().describe('Mean of the stars; null where there was no review');

/** What happened in a period. */
const counts = {
  sign_ups_customers: z.int(),
  sign_ups_designers: z.int(),
  active_orders: z.int().describe('Orders that were active at the end of the period'),
  applications: z.int(),
  first_application_median_hours: hours,
  first_application_p90_hours: hours,
  hires: z.int(),
  completed: z.int(),
  rating: mean,
  reviews: z.int(),
};

/** A whole period in numbers. */
const totals = z.object(counts).meta({ id: 'OverviewTotals' });
export type OverviewTotals = z.infer<typeof totals>;

/** One day in numbers. */
const overviewDay = z.object({ date: z.iso.date(), ...counts }).meta({ id: 'OverviewDay' });
export type OverviewDay = z.infer<typeof overviewDay>;

/** The marketplace at a glance. */
export const overview = z
  .object({
    days: z.union([z.literal(overviewDays[0]), z.literal(overviewDays[1])]),
    totals: totals.describe('The last `days` days, to this moment'),
    before: totals.describe('As many days before'),
    series: z.array(overviewDay).describe('A day each, oldest first, days in UTC; the last is today'),
    orders: z
      .array(z.object({ status: z.enum(orderStatuses), count: z.int() }))
      .describe('Where the orders of the period stand now'),
    matching: z
      .object({
        measured_at: timestamp,
        orders_measured: z.int().describe('Active orders'),
        orders_without_match: z
          .int()
          .describe(`Of those, orders without a match of ${MATCH_SCORE_MIN} or more`),
        exposure_gini: z.number().describe('How designers share the first pages: 0 all alike, 1 one has all'),
        exposure_curve: z
          .array(z.number())
          .length(11)
          .describe('Share of all places that the least shown 0, 10, … 100 percent of designers have'),
      })
      .nullable()
      .describe('Measured in the background; null until that was done for the first time'),
    machine: z.object({
      queues: z.array(jobQueue),
      waiting_jobs: z.int(),
      oldest_waiting_seconds: z.int().nullable(),
      failed_jobs: z.int(),
      storage_bytes: z.number().describe('Photos and documents'),
      database_bytes: z.number(),
      models: z.array(
        z.object({
          kind: z.enum(['text', 'photo']),
          serving: z.string().describe('The id of the model that lists are made with'),
          wanted: z.string().describe('The one that the settings ask for'),
          prepared: z.number().describe('How much is prepared with the latter, 0 to 1'),
        }),
      ),
    }),
    waiting: z
      .object({ vetting: z.int(), photos: z.int(), reports: z.int(), contact_messages: z.int() })
      .describe('What waits for an operator'),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof overview>;

export const overviewQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(overviewDays[0]), z.literal(overviewDays[1])]))
    .catch(overviewDays[0]),
});
export type OverviewQuery = z.infer<typeof overviewQuery>;

export const operatorOverviewApi = {
  read: route({
    method: 'GET',
    path: 'operator/overview/',
    access: 'operator',
    summary: 'The marketplace, its matches and the machine at a glance',
    status: 200,
    query: overviewQuery,
    reply: overview,
  }),
};
