import { useQuery } from '@tanstack/react-query';
import { accountRoles } from '@tessera/contract/account/auth';
import { standings } from '@tessera/contract/operator/operator-values';
import { useSearchParams } from 'react-router';
import { AccountsTable } from '../../features/operator/accounts/accounts-table.tsx';
import { Loaded } from '../../features/operator/loaded.tsx';
import { accountsQuery } from '../../features/operator/operator.queries.ts';
import { pageOf, PagesNav } from '../../features/operator/pages-nav.tsx';
import { SearchForm } from '../../features/operator/search-form.tsx';
import { counted, roleWords, standingWords } from '../../features/operator/words.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';

const choices = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'Any role' },
      ...accountRoles.map((role) => ({ value: role, label: roleWords[role] })),
    ],
  },
  {
    name: 'standing',
    label: 'Standing',
    options: [
      { value: '', label: 'Any' },
      ...standings.map((standing) => ({ value: standing, label: standingWords[standing] })),
    ],
  },
];

export default function OperatorAccounts() {
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const page = pageOf(search);
  const accounts = useQuery(
    accountsQuery({
      q,
      role: accountRoles.find((role) => role === search.get('role')),
      standing: standings.find((standing) => standing === search.get('standing')),
      page,
    }),
  );
  return (
    <>
      <title>{pageTitle('Accounts')}</title>
      <PageHeader
        title="Accounts"
        subtitle={
          <span className="num" role="status">
            {accounts.data === undefined ? '\u00a0' : counted(accounts.data.count, 'account')}
          </span>
        }
      />
      {/* A search that comes from elsewhere fills the form anew. */}
      <SearchForm key={q} label="Address, name or id" choices={choices} />
      <Loaded query={accounts} failure="The accounts could not be loaded.">
        {({ count, results }) =>
          results.length === 0 ? (
            <EmptyState
              title="No account found"
              text="Try a part of the address or the name, or the whole id."
            />
          ) : (
            <>
              <AccountsTable accounts={results} count={count} />
              <PagesNav page={page} count={count} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
