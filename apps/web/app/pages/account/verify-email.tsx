import { VerifyEmail } from '../../features/account/mailed-links/verify-email.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { SplitPage } from '../../ui/page/split-page.tsx';

export default function VerifyEmailPage() {
  return (
    <SplitPage
      title="Confirm your e-mail address"
      subtitle="So that what happens in your projects reaches you."
      room="japandi_bedroom_11_wide"
      fourTiles="whole"
    >
      <title>{pageTitle('Confirm your e-mail address')}</title>
      <meta name="robots" content="noindex" />
      <VerifyEmail />
    </SplitPage>
  );
}
