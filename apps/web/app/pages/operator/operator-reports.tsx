import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../features/operator/loaded.tsx';
import { reportsQuery } from '../../features/operator/operator.queries.ts';
import { ReportQueue } from '../../features/operator/reports/report-queue.tsx';
import { Segments } from '../../features/operator/segments.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { PageHeader } from '../../ui/headings/page-header.tsx';

const states = [
  { id: 'open', label: 'Open' },
  { id: 'closed', label: 'Closed' },
] as const;

export default function OperatorReports() {
  const [search] = useSearchParams();
  const state = search.get('state') === 'closed' ? 'closed' : 'open';
  const reports = useInfiniteQuery(reportsQuery(state));
  return (
    <>
      <title>{pageTitle('Reports')}</title>
      <PageHeader
        title="Reports"
        subtitle={
          reports.data === undefined
            ? '\u00a0'
            : `${reports.data.open_count} open, ${reports.data.closed_count} closed in the last 30 days`
        }
        action={<Segments label="Which reports" name="state" segments={states} current={state} />}
      />
      <Loaded query={reports} failure="The reports could not be loaded.">
        {({ count, results }) => (
          <ReportQueue key={state} reports={results} count={count} more={reports} isOpen={state === 'open'} />
        )}
      </Loaded>
    </>
  );
}
