import type { OperatorReport } from '@tessera/contract/operator/reports';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { KeyHints } from '../queue/key-hints.tsx';
import { stepKeys } from '../queue/queue-keys.ts';
import { QueueList } from '../queue/queue-list.tsx';
import { QueueSteps } from '../queue/queue-steps.tsx';
import { useQueue, type More } from '../queue/use-queue.ts';
import { nameOf, reasonWords, reportKindWords } from '../words.ts';
import { ReportDetail } from './report-detail.tsx';

/** Reports on the left, the chosen one with its context on the right. */
export function ReportQueue({
  reports,
  count,
  more,
  isOpen,
}: {
  reports: readonly OperatorReport[];
  count: number;
  more: More;
  /** Whether these still wait for a decision. */
  isOpen: boolean;
}) {
  const queue = useQueue(reports, more);
  if (queue === null)
    return isOpen ? (
      <EmptyState title="No open reports" text="What people report comes here, the oldest first." />
    ) : (
      <EmptyState title="No closed reports" text="Reports that were decided come here." />
    );
  const steps = stepKeys(queue);
  return (
    <div className="op-queue">
      <div className="op-queue-side">
        <QueueSteps queue={queue} shown={reports.length} count={count} what="report" />
        <QueueList
          label={isOpen ? 'Open reports' : 'Closed reports'}
          currentId={queue.current.id}
          onChoose={queue.choose}
          more={more}
          entries={reports.map((report) => ({
            id: report.id,
            title: reportKindWords[report.kind],
            text: `${reasonWords[report.reason]}. ${nameOf(report.reporter)}${report.about === null ? '' : ` about ${nameOf(report.about)}`}`,
            at: report.created_at,
          }))}
        />
        <KeyHints
          keys={[
            ...(isOpen
              ? [
                  { key: 'h', label: 'Hide' },
                  { key: 'd', label: 'Dismiss' },
                ]
              : []),
            ...steps,
          ]}
        />
      </div>
      <ReportDetail key={queue.current.id} report={queue.current} stepKeys={steps} />
    </div>
  );
}
