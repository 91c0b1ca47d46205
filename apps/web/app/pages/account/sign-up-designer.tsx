import { SignUpForm } from '../../features/auth/sign-up-form.tsx';
import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SplitPage } from '../../ui/page/split-page.tsx';

export default function SignUpDesigner() {
  return (
    <SplitPage
      title="Join as a Designer"
      subtitle="Next, show us your work."
      room="japandi_living_11_wide"
      tiles={[
        { x: 1, y: 1, room: 'mediterranean_living_11_wide' },
        { x: 3, y: 2, room: 'scandinavian_living_11_wide' },
        { x: 0, y: 3, room: 'mid-century-modern_living_11_wide' },
        { x: 2, y: 4, room: 'mediterranean_living_11_wide' },
        { x: 4, y: 4, room: 'scandinavian_living_11_wide' },
      ]}
    >
      <PageHead
        title="Sign Up as Designer"
        path={paths.signUpDesigner}
        description={`Show your work on ${PRODUCT_NAME} and be matched with projects that suit your style, budget and scope. Free for now.`}
      />
      <SignUpForm role="designer" />
    </SplitPage>
  );
}
