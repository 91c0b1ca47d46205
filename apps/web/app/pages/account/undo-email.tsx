import { UndoEmail } from '../../features/account/mailed-links/undo-email.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { SplitPage } from '../../ui/page/split-page.tsx';

export default function UndoEmailPage() {
  return (
    <SplitPage
      title="Take the change back"
      subtitle="Your account keeps the address it had."
      room="japandi_bedroom_11_wide"
      fourTiles="whole"
    >
      <title>{pageTitle('Take the change back')}</title>
      <meta name="robots" content="noindex" />
      <UndoEmail />
    </SplitPage>
  );
}
