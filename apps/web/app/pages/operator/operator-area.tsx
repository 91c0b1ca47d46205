import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  IconChartDots3,
  IconFlag,
  IconListDetails,
  IconMail,
  IconPhoto,
  IconPuzzle,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { meQuery } from '../../features/account/account.queries.ts';
import { signOut } from '../../features/auth/sign-out.ts';
import { overviewQuery } from '../../features/operator/operator.queries.ts';
import stylesUrl from '../../features/operator/styles/operator.css?url';
import { forgetOnSignOut, queryClient } from '../../lib/api/query-client.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { toInitials } from '../../lib/text/format.ts';
import { isSamePath, paths } from '../../paths.ts';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { OfflineNotice } from '../../ui/notices/offline-notice.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { Toasts } from '../../ui/notices/toast.tsx';
import { AreaShell, type AreaEntry } from '../../ui/shell/area-shell.tsx';
import { useOfflineLinks } from '../../ui/shell/use-offline-links.ts';

/**
 * Surrounds every page of an operator: styles that only these pages load, server state, toasts, the shell, and the rule that a second factor is
 * set up first.
 */
export function OperatorArea({ children }: { children: ReactNode }) {
  useEffect(forgetOnSignOut, []);
  useOfflineLinks();
  return (
    <QueryClientProvider client={queryClient}>
      <link rel="stylesheet" href={stylesUrl} precedence="operator" />
      <Toasts />
      <OperatorShell>{children}</OperatorShell>
    </QueryClientProvider>
  );
}

function OperatorShell({ children }: { children: ReactNode }) {
  const { data: me, error, refetch } = useQuery(meQuery);
  const isReady = me?.second_factor === 'set_up';
  const { data: overview } = useQuery({ ...overviewQuery(30), enabled: isReady });
  const { pathname } = useLocation();
  const isSettingUp = isSamePath(pathname, paths.operator.account);
  const { operator } = paths;
  const waiting = overview?.waiting;
  const entries: AreaEntry[] = [
    {
      label: 'At a glance',
      to: operator.home,
      Icon: IconChartDots3,
      isCurrent: (path) => isSamePath(path, operator.home),
    },
    { label: 'Vetting', to: operator.vetting, Icon: IconUserCheck, count: waiting?.vetting ?? 0 },
    { label: 'Photos', to: operator.photos, Icon: IconPhoto, count: waiting?.photos ?? 0 },
    { label: 'Reports', to: operator.reports, Icon: IconFlag, count: waiting?.reports ?? 0 },
    { label: 'Accounts', to: operator.accounts, Icon: IconUsers },
    { label: 'Messages', to: operator.messages, Icon: IconMail, count: waiting?.contact_messages ?? 0 },
    { label: 'Matches', to: operator.matches, Icon: IconPuzzle },
    { label: 'Audit', to: operator.audit, Icon: IconListDetails },
  ];
  return (
    <AreaShell
      area="Operator"
      homePath={operator.home}
      // Before the second factor nothing else opens.
      entries={isReady ? entries : []}
      countWord="waiting"
      settings={{ to: operator.account, label: 'How you sign in' }}
      account={{ name: me?.email ?? '', initials: toInitials(me?.email ?? ''), picture: null }}
      hasNews={entries.some(({ count = 0 }) => count > 0)}
      beside={<span className="op-tag">Operator</span>}
      onSignOut={signOut}
    >
      <OfflineNotice />
      {me === undefined ? (
        error === null ? (
          <LoadingStatus />
        ) : (
          <>
            <title>{pageTitle('Operator')}</title>
            <PageHeader title="Operator" />
            <ErrorState message="Your account could not be loaded." onRetry={() => void refetch()} />
          </>
        )
      ) : isReady || isSettingUp ? (
        children
      ) : (
        <Navigate replace to={operator.account} />
      )}
    </AreaShell>
  );
}
