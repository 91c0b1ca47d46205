import type { Overview } from '@tessera/contract/operator/overview';
import { DealCharts } from './deal-charts.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { KeyNumbers } from './key-numbers.tsx';
import { FailedJobsPanel, MachinePanel, WaitingPanel } from './machine-panels.tsx';
import { MatchingPanel, OrdersPanel } from './standing-panels.tsx';

/** The marketplace, its matches and the machine at a glance. */
export function OverviewView({ overview }: { overview: Overview }) {
  return (
    <>
      <KeyNumbers overview={overview} />
      <div className="op-panels">
        <DealCharts overview={overview} />
        <OrdersPanel overview={overview} />
        <RatingPanel overview={overview} />
        <MatchingPanel matching={overview.matching} />
        <MachinePanel machine={overview.machine} />
        <WaitingPanel waiting={overview.waiting} />
        <FailedJobsPanel />
      </div>
    </>
  );
}
