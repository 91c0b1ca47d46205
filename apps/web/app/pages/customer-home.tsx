import { pageTitle } from '../lib/product.ts';
import { PageHeader } from '../ui/page-header.tsx';

export default function CustomerHome() {
  return (
    <>
      <title>{pageTitle('Customer home page')}</title>
      <PageHeader title="Customer home page" />
    </>
  );
}
