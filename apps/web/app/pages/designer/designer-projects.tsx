import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { portfolioQuery, useDeletePortfolioProject } from '../../features/portfolio/portfolio.queries.ts';
import { ProjectCard } from '../../features/portfolio/project-card.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import card from '../../ui/cards/card.module.css';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { useProjectDeletion } from '../../ui/dialogs/project-deletion.tsx';
import { SkeletonCards } from '../../ui/loading/skeleton.tsx';

export default function DesignerProjects() {
  const projects = useQuery(portfolioQuery);
  const remove = useDeletePortfolioProject();
  const page = useRef<HTMLDivElement>(null);
  const deletion = useProjectDeletion(remove.mutateAsync, () => page.current?.focus());
  const isEmpty = projects.data?.length === 0;
  return (
    <div ref={page} tabIndex={-1}>
      <title>{pageTitle('My Projects')}</title>
      <PageHeader
        title="My Projects"
        subtitle="Manage and showcase your portfolio in one place"
        action={isEmpty ? undefined : <AddProject />}
      />
      {projects.data === undefined ? (
        projects.isError ? (
          <ErrorState
            message="Failed to load projects. Please try again later."
            onRetry={() => void projects.refetch()}
          />
        ) : (
          <SkeletonCards className={card.gridOf4} count={4} photoHeight="300px" />
        )
      ) : isEmpty ? (
        <EmptyState
          title="No projects found"
          text="Start by adding your first project to showcase your work"
          actions={<AddProject />}
        />
      ) : (
        <div className={card.gridOf4}>
          {projects.data.map((project) => (
            <ProjectCard key={project.id} project={project} onDelete={() => deletion.ask(project)} />
          ))}
        </div>
      )}
      {deletion.dialog}
    </div>
  );
}

function AddProject() {
  return (
    <ButtonLink to={paths.designer.addProject} icon={<IconPlus size={20} stroke={1.5} aria-hidden="true" />}>
      Add Project
    </ButtonLink>
  );
}
