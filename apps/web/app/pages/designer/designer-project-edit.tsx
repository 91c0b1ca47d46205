import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { portfolioProjectQuery } from '../../features/portfolio/portfolio.queries.ts';
import { ProjectForm } from '../../features/portfolio/form/project-form.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { MissingProject } from '../../ui/notices/missing/missing-project.tsx';
import { SubpageHeader } from '../../ui/headings/subpage-header.tsx';

export default function DesignerProjectEdit() {
  const { projectId = '' } = useParams();
  const navigate = useNavigate();
  const project = useQuery({ ...portfolioProjectQuery(projectId), refetchOnWindowFocus: false });
  return (
    <>
      <title>{pageTitle('Edit Project')}</title>
      {project.data !== undefined ? (
        <ProjectForm
          key={project.data.id}
          project={project.data}
          onCreated={() => void navigate(paths.designer.projects)}
        />
      ) : project.isError ? (
        <MissingProject
          title="Project not found."
          text="It may have been removed from your portfolio."
          backTo={paths.designer.projects}
          error={project.error}
          onRetry={() => void project.refetch()}
        />
      ) : (
        <FormSkeleton
          heading={
            <SubpageHeader title="Edit Project" backTo={paths.designer.projects} backLabel="My Projects" />
          }
          fields={4}
        />
      )}
    </>
  );
}
