import type { Overview } from '@tessera/contract/operator/overview';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { longDay } from '../charts/series.ts';
import { counted } from '../words.ts';
import {
  countsSummary,
  firstApplicationSummary,
  firstApplicationTitle,
  hoursInDigits,
  levelsSummary,
  signUpsSummary,
} from './sentences.ts';

/** What happened day by day: sign-ups, orders, applications and hires. */
export function DealCharts({ overview }: { overview: Overview }) {
  const { days: period, series, totals } = overview;
  const days = series.map(({ date }) => date);
  const rows = (cells: (day: Overview['series'][number]) => readonly string[]) =>
    series.map((day) => [longDay(day.date), ...cells(day)]);
  const { first_application_median_hours: median, first_application_p90_hours: p90 } = totals;
  return (
    <>
      <ChartPanel
        width={8}
        title={firstApplicationTitle(totals)}
        subtitle="Hours from order to first application, by day"
        table={{
          columns: ['Day', 'Median, hours', 'Slowest tenth from, hours'],
          rows: rows((day) =>
            [day.first_application_median_hours, day.first_application_p90_hours].map((hours) =>
              hours === null ? '–' : hoursInDigits(hours),
            ),
          ),
        }}
      >
        <LineChart
          days={days}
          lines={[
            {
              label: median === null ? 'median' : `median ${hoursInDigits(median)}`,
              values: series.map((day) => day.first_application_median_hours),
            },
            {
              label: p90 === null ? 'p90' : `p90 ${hoursInDigits(p90)}`,
              values: series.map((day) => day.first_application_p90_hours),
            },
          ]}
          format={(hours) => `${hours} h`}
          summary={firstApplicationSummary(overview)}
        />
      </ChartPanel>
      <ChartPanel
        width={4}
        title={`${counted(totals.sign_ups_customers + totals.sign_ups_designers, 'sign-up')}`}
        subtitle="A day, customers below, designers above"
        table={{
          columns: ['Day', 'Customers', 'Designers'],
          rows: rows((day) => [String(day.sign_ups_customers), String(day.sign_ups_designers)]),
        }}
      >
        <BarChart
          days={days}
          parts={[
            { label: 'Customers', values: series.map((day) => day.sign_ups_customers) },
            { label: 'Designers', values: series.map((day) => day.sign_ups_designers) },
          ]}
          summary={signUpsSummary(overview)}
        />
      </ChartPanel>
      <ChartPanel
        width={4}
        title={counted(totals.active_orders, 'active order')}
        subtitle="At the end of each day"
        table={{ columns: ['Day', 'Active orders'], rows: rows((day) => [String(day.active_orders)]) }}
      >
        <LineChart
          days={days}
          lines={[{ label: `${totals.active_orders} now`, values: series.map((day) => day.active_orders) }]}
          format={String}
          summary={levelsSummary(
            'Active orders at the end of each day',
            period,
            series.map((day) => day.active_orders),
          )}
        />
      </ChartPanel>
      <ChartPanel
        width={4}
        title={counted(totals.applications, 'application')}
        subtitle="A day"
        table={{ columns: ['Day', 'Applications'], rows: rows((day) => [String(day.applications)]) }}
      >
        <BarChart
          days={days}
          parts={[{ label: 'Applications', values: series.map((day) => day.applications) }]}
          summary={countsSummary(
            'Applications',
            period,
            series.map((day) => day.applications),
          )}
        />
      </ChartPanel>
      <ChartPanel
        width={4}
        title={`${counted(totals.hires, 'hire')}, ${totals.completed.toLocaleString('en-US')} completed`}
        subtitle="A day, hires below, completed above"
        table={{
          columns: ['Day', 'Hires', 'Completed'],
          rows: rows((day) => [String(day.hires), String(day.completed)]),
        }}
      >
        <BarChart
          days={days}
          parts={[
            { label: 'Hires', values: series.map((day) => day.hires) },
            { label: 'Completed', values: series.map((day) => day.completed) },
          ]}
          summary={`${countsSummary(
            'Hires',
            period,
            series.map((day) => day.hires),
          )} ${countsSummary(
            'Completed orders',
            period,
            series.map((day) => day.completed),
          )}`}
        />
      </ChartPanel>
    </>
  );
}
