import { useQuery } from '@tanstack/react-query';
import { overviewDays } from '@tessera/contract/operator/operator-values';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../features/operator/loaded.tsx';
import { overviewQuery } from '../../features/operator/operator.queries.ts';
import { OverviewView } from '../../features/operator/overview/overview-view.tsx';
import { waitingSentence } from '../../features/operator/overview/sentences.ts';
import { Segments } from '../../features/operator/segments.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { PageHeader } from '../../ui/headings/page-header.tsx';

export default function OperatorOverview() {
  const [search] = useSearchParams();
  const days = overviewDays.find((offered) => String(offered) === search.get('days')) ?? overviewDays[0];
  const overview = useQuery({ ...overviewQuery(days), placeholderData: (before) => before });
  return (
    <>
      <title>{pageTitle('At a glance')}</title>
      <PageHeader
        title="At a glance"
        subtitle={overview.data === undefined ? '\u00a0' : waitingSentence(overview.data.waiting)}
        action={
          <Segments
            label="Period"
            name="days"
            segments={overviewDays.map((offered) => ({ id: String(offered), label: `${offered} days` }))}
            current={String(days)}
          />
        }
      />
      <Loaded query={overview} failure="The overview could not be loaded.">
        {(shown) => <OverviewView overview={shown} />}
      </Loaded>
    </>
  );
}
