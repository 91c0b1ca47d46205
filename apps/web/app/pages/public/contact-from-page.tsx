import { useQuery } from '@tanstack/react-query';
import { ContactDesigner } from '../../features/conversations/contact/contact-designer.tsx';
import { ordersQuery } from '../../features/orders/orders.queries.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';

/** Lets a signed-in customer write to a designer about one of their active orders, or describe one first. */
export default function ContactFromPage({ designer }: { designer: { id: string; name: string } }) {
  const { data: orders, isPending, refetch } = useQuery(ordersQuery);
  if (isPending) return <LoadingStatus />;
  if (orders === undefined)
    return <ErrorState message="Your projects could not be loaded." onRetry={() => void refetch()} />;
  const active = orders.filter(({ status }) => status === 'active');
  const [first] = active;
  return first === undefined ? (
    <ButtonLink size="large" to={paths.customer.addProject}>
      Describe your project
    </ButtonLink>
  ) : (
    <ContactDesigner
      designer={designer}
      orders={active.map(({ id, object_name: name }) => ({ id, name }))}
      orderId={first.id}
    />
  );
}
