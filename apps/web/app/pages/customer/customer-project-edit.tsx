import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { OrderForm } from '../../features/orders/form/order-form.tsx';
import { orderQuery } from '../../features/orders/orders.queries.ts';
import { linkViews } from '../../features/previews/link-previews.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { MissingProject } from '../../ui/notices/missing/missing-project.tsx';
import { SubpageHeader } from '../../ui/headings/subpage-header.tsx';

export default function CustomerProjectEdit() {
  const { projectId = '' } = useParams();
  const navigate = useNavigate();
  const order = useQuery({ ...orderQuery(projectId), refetchOnWindowFocus: false });
  return (
    <>
      <title>{pageTitle('Edit Project')}</title>
      {order.data !== undefined ? (
        <OrderForm
          key={order.data.id}
          order={order.data}
          previews={linkViews(order.data.links)}
          onCreated={() => void navigate(paths.customer.projects)}
        />
      ) : order.isError ? (
        <MissingProject
          title="Project not found"
          text="The project you're looking for doesn't exist or has been removed."
          backTo={paths.customer.projects}
          error={order.error}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <FormSkeleton
          heading={
            <SubpageHeader title="Edit Project" backTo={paths.customer.projects} backLabel="My Projects" />
          }
          fields={4}
        />
      )}
    </>
  );
}
