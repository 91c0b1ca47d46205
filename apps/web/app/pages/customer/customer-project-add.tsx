import { useNavigate } from 'react-router';
import { OrderForm } from '../../features/orders/form/order-form.tsx';
import { linkViews } from '../../features/previews/link-previews.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';

const previews = linkViews([]);

export default function CustomerProjectAdd() {
  const navigate = useNavigate();
  return (
    <>
      <title>{pageTitle('Create a New Project')}</title>
      <OrderForm order={null} previews={previews} onCreated={() => void navigate(paths.customer.projects)} />
    </>
  );
}
