import type { Overview, OverviewDay, OverviewTotals } from '@tessera/contract/operator/overview';
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
