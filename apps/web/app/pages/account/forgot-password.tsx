import { ForgotPasswordForm } from '../../features/account/password/forgot-password-form.tsx';
import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SplitPage } from '../../ui/page/split-page.tsx';

export default function ForgotPassword() {
  return (
    <SplitPage
      title="Forgot your password?"
      subtitle="Enter your address and we send you a link. It works once, for 30 minutes."
      room="japandi_bedroom_11_wide"
      fourTiles="one missing"
    >
      <PageHead
        title="Forgot your password?"
        path={paths.forgotPassword}
        description={`Ask for a link to choose a new password at ${PRODUCT_NAME}.`}
      />
      <ForgotPasswordForm />
    </SplitPage>
  );
}
