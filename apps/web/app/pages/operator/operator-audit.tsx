import { useQuery } from '@tanstack/react-query';
import { auditActions } from '@tessera/contract/operator/operator-values';
import { useSearchParams } from 'react-router';
import { AuditTable } from '../../features/operator/audit/audit-table.tsx';
import { auditWords } from '../../features/operator/audit/audit-words.ts';
import { SaveAuditButton } from '../../features/operator/audit/save-audit-button.tsx';
import { Loaded } from '../../features/operator/loaded.tsx';
import { auditQuery } from '../../features/operator/operator.queries.ts';
import { pageOf, PagesNav } from '../../features/operator/pages-nav.tsx';
import { SearchForm } from '../../features/operator/search-form.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';

const choices = [
  {
    name: 'action',
    label: 'What was done',
    options: [
      { value: '', label: 'Anything' },
      ...auditActions.map((action) => ({ value: action, label: auditWords[action] })),
    ],
  },
];

export default function OperatorAudit() {
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const action = auditActions.find((known) => known === search.get('action'));
  const page = pageOf(search);
  const audit = useQuery(auditQuery({ q, action, page }));
  return (
    <>
      <title>{pageTitle('Audit')}</title>
      <PageHeader
        title="Audit"
        subtitle="Who did what to whom, and when. Nobody can change or delete it."
        action={<SaveAuditButton search={{ q, action }} />}
      />
      <SearchForm key={q} label="Who or whom, or a whole id" choices={choices} />
      <Loaded query={audit} failure="The audit could not be loaded.">
        {({ count, results }) =>
          results.length === 0 ? (
            <EmptyState
              title="Nothing found"
              text="What operators do, here or by command line, is written down here."
            />
          ) : (
            <>
              <AuditTable entries={results} />
              <PagesNav page={page} count={count} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
