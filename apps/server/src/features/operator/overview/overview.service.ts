import type { Overview, OverviewTotals } from '@tessera/contract/operator/overview';
import { orderStatuses } from '@tessera/contract/orders/order-states';
import type { Db } from '../../../db/database.ts';
import type { QueueInspection } from '../../../jobs/queue-inspection.ts';
import { toDay } from '../../matching/first-page/impressions.service.ts';
import type { InspectionService } from '../../matching/inspection/inspection.service.ts';
import type { MeasuresService } from './measures.service.ts';
import { overviewRepo, type DayRow, type FirstApplicationRow } from './overview.repo.ts';
import { toDayOfOverview, toMachine, toMatching, toTotals, toWaiting } from './overview.present.ts';

/** Shows operators the marketplace at a glance. */
export type OverviewService = ReturnType<typeof createOverviewService>;

const DAY_MS = 24 * 60 * 60_000;

/** What happened is counted when it is asked for; what is much work was measured in the background. */
export function createOverviewService(deps: {
  db: Db;
  measures: Pick<MeasuresService, 'latest' | 'machine'>;
  inspection: Pick<InspectionService, 'models'>;
  queues: Pick<QueueInspection, 'figures'>;
  clock: () => Date;
}) {
  const { db, measures, inspection, queues, clock } = deps;
  const repo = overviewRepo(db);

  const machine = async (measured: Awaited<ReturnType<MeasuresService['latest']>>) =>
    toMachine({
      measure: measured ?? (await measures.machine()),
      models: await inspection.models(),
      queues: await queues.figures(),
      databaseBytes: await repo.databaseBytes(),
    });

  return {
    /** The last `days` days, today among them, and as many before. */
    async read(days: Overview['days']): Promise<Overview> {
      const now = clock();
      const today = new Date(`${toDay(now)}T00:00:00Z`).getTime();
      const from = new Date(today - (days - 1) * DAY_MS);
      const fromBefore = new Date(today - (2 * days - 1) * DAY_MS);
      const rows = await repo.days(fromBefore, now);
      const [before, last] = [rows.slice(0, days), rows.slice(days)];
      const statuses = await repo.orderStatuses(from);
      const measured = await measures.latest();
      return {
        days,
        totals: totalsOf(last, await repo.firstApplications(from, new Date(now.getTime() + 1))),
        before: totalsOf(before, await repo.firstApplications(fromBefore, from)),
        series: last.map(toDayOfOverview),
        orders: orderStatuses.map((status) => ({
          status,
          count: statuses.find((row) => row.status === status)?.count ?? 0,
        })),
        matching: measured === undefined ? null : toMatching(measured),
        machine: await machine(measured),
        waiting: toWaiting(await repo.waiting()),
      };
    },
  };
}

/** What happened on these days together; at least one. */
function totalsOf(days: readonly DayRow[], { medianHours, p90Hours }: FirstApplicationRow): OverviewTotals {
  const sum = (numberOf: (day: DayRow) => number) => days.reduce((total, day) => total + numberOf(day), 0);
  return toTotals({
    signUpsCustomers: sum((day) => day.signUpsCustomers),
    signUpsDesigners: sum((day) => day.signUpsDesigners),
    activeOrders: days.at(-1)!.activeOrders,
    applications: sum((day) => day.applications),
    medianHours,
    p90Hours,
    hires: sum((day) => day.hires),
    completed: sum((day) => day.completed),
    reviews: sum((day) => day.reviews),
    stars: sum((day) => day.stars),
  });
}
