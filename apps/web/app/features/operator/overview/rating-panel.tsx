import type { Overview } from '@tessera/contract/operator/overview';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { lastOf, longDay } from '../charts/series.ts';
import { levelsSummary } from './sentences.ts';

/** How content people were, day by day. */
export function RatingPanel({ overview: { days, series, totals } }: { overview: Overview }) {
  const ratings = series.map(({ rating }) => rating);
  const last = lastOf(ratings);
  return (
    <ChartPanel
      width={5}
      title={totals.rating === null ? 'No review yet' : `${totals.rating.toFixed(1)} of 5 stars on average`}
      subtitle="Mean of the reviews of each day"
      table={{
        columns: ['Day', 'Mean', 'Reviews'],
        rows: series.map((day) => [longDay(day.date), day.rating?.toFixed(1) ?? '–', String(day.reviews)]),
      }}
    >
      <LineChart
        days={series.map(({ date }) => date)}
        lines={[{ label: last === null ? 'none' : `last ${last.toFixed(1)}`, values: ratings }]}
        max={5}
        format={String}
        summary={levelsSummary('Mean rating by day', days, ratings)}
      />
    </ChartPanel>
  );
}
