import { SignUpForm } from '../../features/auth/sign-up-form.tsx';
import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SplitPage } from '../../ui/page/split-page.tsx';

export default function SignUpCustomer() {
  return (
    <SplitPage
      title="Create Your Account"
      subtitle="Next, tell us about your project."
      room="mid-century-modern_dining_11_wide"
      tiles={[
        { x: 1, y: 1, room: 'traditional_dining_11_wide' },
        { x: 3, y: 2, room: 'japandi_dining_1_wide' },
        { x: 0, y: 3, room: 'japandi_dining_1_wide' },
        { x: 2, y: 4, room: 'traditional_dining_11_wide' },
        { x: 4, y: 4, room: 'japandi_dining_1_wide' },
      ]}
    >
      <PageHead
        title="Sign Up as Customer"
        path={paths.signUpCustomer}
        description={`Describe your interior or exterior project on ${PRODUCT_NAME} and be matched with designers who fit it. Free for now.`}
      />
      <SignUpForm role="customer" />
    </SplitPage>
  );
}
