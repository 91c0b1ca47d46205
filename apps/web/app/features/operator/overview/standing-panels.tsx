import type { Overview } from '@tessera/contract/operator/overview';
import { MATCH_SCORE_MIN } from '@tessera/contract/operator/operator-values';
import { orderStatusLabels } from '@tessera/contract/orders/order-states';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { ShareChart } from '../charts/share-chart.tsx';
import { thingsPerTile, Waffle } from '../charts/waffle.tsx';
import { counted } from '../words.ts';
import { ordersSummary } from './sentences.ts';

/** Where the orders of the period stand: every order one tile. */
export function OrdersPanel({ overview }: { overview: Overview }) {
  const { days, orders } = overview;
  const total = orders.reduce((sum, { count }) => sum + count, 0);
  const each = thingsPerTile(total);
  return (
    <ChartPanel
      width={7}
      title={
        total === 0 ? 'No orders' : `Where ${counted(total, 'order')} ${total === 1 ? 'stands' : 'stand'}`
      }
      subtitle={
        each === 1
          ? `Every order of the last ${days} days is one tile`
          : `A tile is ${each} orders of the last ${days} days`
      }
      table={{
        columns: ['Status', 'Orders'],
        rows: orders.map(({ status, count }) => [orderStatusLabels[status], String(count)]),
      }}
    >
      <Waffle
        parts={orders.map(({ status, count }) => ({
          kind: status,
          label: orderStatusLabels[status],
          count,
        }))}
        summary={ordersSummary(overview)}
      />
    </ChartPanel>
  );
}

/** How even the chances of designers are, and which orders find nobody. */
export function MatchingPanel({ matching }: { matching: Overview['matching'] }) {
  if (matching === null)
    return (
      <ChartPanel
        width={5}
        title="Who is shown"
        subtitle="This is measured in the background, and not yet done"
      >
        <p className="op-panel-none">The first measurement follows within a day.</p>
      </ChartPanel>
    );
  const { exposure_curve: curve, exposure_gini: gini, orders_without_match: without } = matching;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const half = curve[Math.floor(curve.length / 2)] ?? 0;
  return (
    <ChartPanel
      width={5}
      title={`The less shown half of designers has ${percent(half)} of the places`}
      subtitle="Share of places on first pages, from the least to the most shown designer"
      table={{
        columns: ['Least shown designers', 'Share of places'],
        rows: curve.map((share, step) => [percent(step / (curve.length - 1)), percent(share)]),
      }}
    >
      <ShareChart
        curve={curve}
        label={`Gini ${gini.toFixed(2)}`}
        summary={`How places on first pages are shared: the less shown half of designers has ${percent(half)}. The Gini coefficient is ${gini.toFixed(2)}; 0 is even.`}
      />
      <ul className="op-lines num">
        <li>
          {without === 0 ? (
            <IconCheck className="op-ok" size={20} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconAlertTriangle className="op-warn" size={20} stroke={1.5} aria-hidden="true" />
          )}
          <span>
            Orders without a match of {MATCH_SCORE_MIN} or more
            <span className="caption">
              of {matching.orders_measured} active ones, measured {formatDateTime(matching.measured_at)}
            </span>
          </span>
          <b>{without}</b>
        </li>
      </ul>
    </ChartPanel>
  );
}
