import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../features/operator/loaded.tsx';
import { vettingQuery } from '../../features/operator/operator.queries.ts';
import { Segments } from '../../features/operator/segments.tsx';
import { VettingQueue } from '../../features/operator/vetting/vetting-queue.tsx';
import { counted } from '../../features/operator/words.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';

const states = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'declined', label: 'Declined' },
] as const;

export default function OperatorVetting() {
  const [search] = useSearchParams();
  const state = search.get('state') === 'declined' ? 'declined' : 'waiting';
  const designers = useInfiniteQuery(vettingQuery(state));
  const count = designers.data?.count;
  return (
    <>
      <title>{pageTitle('Vetting')}</title>
      <PageHeader
        title="Vetting"
        subtitle={
          count === undefined
            ? '\u00a0'
            : `${counted(count, 'designer')} ${state === 'waiting' ? (count === 1 ? 'waits' : 'wait') : 'declined'}`
        }
        action={<Segments label="Which designers" name="state" segments={states} current={state} />}
      />
      <Loaded query={designers} failure="The designers could not be loaded.">
        {({ results, is_on: isOn, count: all }) => (
          <>
            {isOn ? null : (
              <div className="op-above">
                <Notice tone="info">
                  Vetting is off: new designers are in every list at once. The setting VETTING=on switches it
                  on.
                </Notice>
              </div>
            )}
            <VettingQueue key={state} designers={results} count={all} more={designers} state={state} />
          </>
        )}
      </Loaded>
    </>
  );
}
