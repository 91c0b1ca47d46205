import { pageTitle } from '../lib/product.ts';
import { PageHeader } from '../ui/page-header.tsx';

export default function CustomerMatches() {
  return (
    <>
      <title>{pageTitle('Best Designers for Your Project')}</title>
      <PageHeader title="Best Designers for Your Project" />
    </>
  );
}
