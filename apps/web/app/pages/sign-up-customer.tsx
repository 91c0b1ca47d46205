import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { pageTitle } from '../lib/product.ts';
import { SplitPage } from '../ui/split-page.tsx';

export default function SignUpCustomer() {
  return (
    <SplitPage
      title="Create Your Account"
      subtitle="Next, tell us about your project."
      room="mid-century-modern_dining_1"
      tiles={[
        { x: 1, y: 1, room: 'traditional_dining_1' },
        { x: 3, y: 2, room: 'japandi_dining_1' },
        { x: 0, y: 3, room: 'japandi_dining_1' },
        { x: 2, y: 4, room: 'traditional_dining_1' },
        { x: 4, y: 4, room: 'japandi_dining_1' },
      ]}
    >
      <title>{pageTitle('Sign Up as Customer')}</title>
      <SignUpForm role="customer" />
    </SplitPage>
  );
}
