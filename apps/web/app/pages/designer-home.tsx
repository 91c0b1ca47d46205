import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApplyButton } from '../features/applications/apply-button.tsx';
import { designerConversationsQuery } from '../features/conversations/conversations.queries.ts';
import { DesignerMessages } from '../features/conversations/designer-messages.tsx';
import { MatchProjectCard } from '../features/matching/match-project-card.tsx';
import { MatchingStateNotice } from '../features/matching/matching-state-notice.tsx';
import { designerMatchesQuery } from '../features/matching/matching.queries.ts';
import { pageTitle } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { EmptyState, ErrorState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, SkeletonCards } from '../ui/skeleton.tsx';

export default function DesignerHome() {
  const matches = useQuery(designerMatchesQuery);
  const conversations = useQuery(designerConversationsQuery);
  const client = useQueryClient();
  const setApplied = (orderId: string) =>
    client.setQueryData(designerMatchesQuery.queryKey, (page) =>
      page === undefined
        ? page
        : {
            ...page,
            results: page.results.map((one) => (one.id === orderId ? { ...one, applied: true } : one)),
          },
    );
  // Shown together: messages that came later would push the matches down.
  const isWaiting = matches.isPending || !conversations.isFetched;
  const hasMatches = matches.data !== undefined && matches.data.results.length > 0;
  return (
    <>
      <title>{pageTitle('Best Matches for You')}</title>
      <PageHeader
        title="Best Matches for You"
        subtitle={
          isWaiting ? (
            <Skeleton height="1.5em" width="min(26rem, 100%)" />
          ) : hasMatches ? (
            'Discover projects that match your skills and preferences'
          ) : undefined
        }
      />
      {isWaiting ? null : <DesignerMessages conversations={conversations} />}
      {isWaiting ? (
        <SkeletonCards className={card.gridOf3} count={3} photoHeight="200px" />
      ) : matches.data === undefined ? (
        <ErrorState
          message="Failed to load matches. Please try again later."
          onRetry={() => void matches.refetch()}
        />
      ) : (
        <>
          <MatchingStateNotice state={matches.data.state} subject="your portfolio" />
          {hasMatches ? (
            <div className={card.gridOf3}>
              {matches.data.results.map((project) => (
                <MatchProjectCard
                  key={project.id}
                  project={project}
                  action={
                    <ApplyButton
                      order={{ id: project.id, name: project.objectName }}
                      hasApplied={project.applied}
                      onApplied={() => setApplied(project.id)}
                    />
                  }
                />
              ))}
            </div>
          ) : (
            <EmptyState
              text="Our AI is working hard to find the best matches for you. Please wait or add more projects to your portfolio to increase your chances."
              actions={<ButtonLink to={paths.designer.addProject}>Add to Portfolio</ButtonLink>}
            />
          )}
        </>
      )}
    </>
  );
}
