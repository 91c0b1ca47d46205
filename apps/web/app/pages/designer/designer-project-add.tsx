import { useNavigate } from 'react-router';
import { ProjectForm } from '../../features/portfolio/form/project-form.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';

export default function DesignerProjectAdd() {
  const navigate = useNavigate();
  return (
    <>
      <title>{pageTitle('Add a Project to Your Portfolio')}</title>
      <ProjectForm project={null} onCreated={() => void navigate(paths.designer.projects)} />
    </>
  );
}
