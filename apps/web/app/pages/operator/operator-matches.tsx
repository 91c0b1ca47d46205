import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ExplainedMatchView } from '../../features/operator/matches/explained-match.tsx';
import { MatchForm } from '../../features/operator/matches/match-form.tsx';
import { matchQuery } from '../../features/operator/operator.queries.ts';
import { ApiError } from '../../lib/api/api.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';

export default function OperatorMatches() {
  const [search] = useSearchParams();
  const order = search.get('order') ?? '';
  const designer = search.get('designer') ?? '';
  const match = useQuery(matchQuery(order, designer));
  return (
    <>
      <title>{pageTitle('Matches')}</title>
      <PageHeader title="Matches" subtitle="Why an order and a designer match: signals, weights, evidence." />
      <MatchForm key={`${order} ${designer}`} />
      {order === '' || designer === '' ? null : match.data !== undefined ? (
        <ExplainedMatchView explained={match.data} />
      ) : match.error === null ? (
        <LoadingStatus />
      ) : match.error instanceof ApiError && match.error.code === 'not_found' ? (
        <EmptyState title="Not found" text="There is no such order, or no such designer." />
      ) : (
        <ErrorState message="The match could not be explained." onRetry={() => void match.refetch()} />
      )}
    </>
  );
}
