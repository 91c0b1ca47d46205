import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { pageTitle } from '../lib/product.ts';
import { SplitPage } from '../ui/split-page.tsx';

export default function SignIn() {
  return (
    <SplitPage
      title="Welcome Back"
      subtitle="Sign in to continue exploring our platform"
      room="traditional_dining_1"
      tiles={[
        { x: 1, y: 1, room: 'mid-century-modern_dining_1' },
        { x: 3, y: 2, room: 'japandi_dining_1' },
        { x: 0, y: 3, room: 'japandi_dining_1' },
        { x: 2, y: 4, room: 'mid-century-modern_dining_1' },
        { x: 4, y: 4, room: 'japandi_dining_1' },
      ]}
    >
      <title>{pageTitle('Sign In')}</title>
      <SignInForm />
    </SplitPage>
  );
}
