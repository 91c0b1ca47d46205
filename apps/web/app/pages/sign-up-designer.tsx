import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { pageTitle } from '../lib/product.ts';
import { SplitPage } from '../ui/split-page.tsx';

export default function SignUpDesigner() {
  return (
    <SplitPage
      title="Join as a Designer"
      subtitle="Next, show us your work."
      room="industrial_living_1"
      tiles={[
        { x: 1, y: 1, room: 'mediterranean_living_1' },
        { x: 3, y: 2, room: 'scandinavian_living_1' },
        { x: 0, y: 3, room: 'bohemian_living_1' },
        { x: 2, y: 4, room: 'mediterranean_living_1' },
        { x: 4, y: 4, room: 'scandinavian_living_1' },
      ]}
    >
      <title>{pageTitle('Sign Up as Designer')}</title>
      <SignUpForm role="designer" />
    </SplitPage>
  );
}
