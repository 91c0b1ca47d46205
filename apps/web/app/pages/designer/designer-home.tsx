import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { MatchProject } from '@tessera/contract/matching';
import { ApplyButton } from '../../features/applications/apply/apply-button.tsx';
import { DesignerMatchList } from '../../features/matching/list/designer-match-list.tsx';
import { MatchingStateNotice } from '../../features/matching/list/matching-state-notice.tsx';
import { designerMatchesQuery, moreOf, showApplied } from '../../features/matching/matching.queries.ts';
import { ReportButton } from '../../features/reports/report-button.tsx';
import type { ReportSubject } from '../../features/reports/report-subject.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import card from '../../ui/cards/card.module.css';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { Skeleton, SkeletonCards } from '../../ui/loading/skeleton.tsx';

export default function DesignerHome() {
  const matches = useInfiniteQuery(designerMatchesQuery);
  const client = useQueryClient();
  const hasMatches = matches.data !== undefined && matches.data.results.length > 0;
  const hasFitting = matches.data?.results.some(({ isWeak }) => !isWeak) === true;
  return (
    <>
      <title>{pageTitle('Best Matches for You')}</title>
      <PageHeader
        title="Best Matches for You"
        subtitle={
          matches.isPending ? (
            <Skeleton height="1.5em" width="min(26rem, 100%)" />
          ) : hasFitting ? (
            'Discover projects that match your skills and preferences'
          ) : undefined
        }
      />
      {matches.isPending ? (
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
            <DesignerMatchList
              matches={matches.data}
              more={moreOf(matches)}
              reportOf={(project) => (
                <ReportButton
                  isIcon
                  label={`Report ‘${project.objectName}’`}
                  subjects={subjectsOf(project)}
                />
              )}
              actionOf={(project) => (
                <ApplyButton
                  order={{
                    id: project.id,
                    name: project.objectName,
                    location: project.location,
                    budget: project.budget,
                    photo: project.orderPhotos[0],
                    applicationsCount: project.applicationsCount,
                  }}
                  hasApplied={project.applied}
                  onApplied={() => showApplied(client, project.id)}
                  onGone={() => void matches.refetch()}
                />
              )}
            />
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

/** What can be reported on a card: the project, and each of its photos. */
function subjectsOf({
  id,
  objectName,
  orderPhotos,
  roomPhotos,
}: MatchProject): [ReportSubject, ...ReportSubject[]] {
  return [
    { kind: 'order', id, label: `The project ‘${objectName}’` },
    ...orderPhotos.map(({ id: photoId }, at): ReportSubject => ({
      kind: 'photo',
      id: photoId,
      label: `Picture ${at + 1}`,
    })),
    ...(roomPhotos ?? []).map(({ id: photoId }, at): ReportSubject => ({
      kind: 'photo',
      id: photoId,
      label: `Photo ${at + 1} of the room as it is now`,
    })),
  ];
}
