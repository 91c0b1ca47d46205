import { ResetPasswordForm } from '../../features/account/password/reset-password-form.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { SplitPage } from '../../ui/page/split-page.tsx';

export default function ResetPassword() {
  return (
    <SplitPage
      title="Choose a new password"
      subtitle="You will be signed out everywhere."
      room="japandi_bedroom_11_wide"
      fourTiles="whole"
    >
      <title>{pageTitle('Choose a new password')}</title>
      <meta name="robots" content="noindex" />
      <ResetPasswordForm />
    </SplitPage>
  );
}
