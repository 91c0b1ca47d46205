import { pageTitle } from '../lib/product.ts';
import { PageHeader } from '../ui/page-header.tsx';

export default function DesignerHome() {
  return (
    <>
      <title>{pageTitle('Best Matches for You')}</title>
      <PageHeader title="Best Matches for You" />
    </>
  );
}
