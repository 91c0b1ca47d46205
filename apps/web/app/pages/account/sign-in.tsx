import { useLocation } from 'react-router';
import { SignInForm } from '../../features/auth/sign-in-form.tsx';
import { toComeBack } from '../../lib/browser/come-back.ts';
import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useSession } from '../../lib/browser/session.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { SplitPage } from '../../ui/page/split-page.tsx';

export default function SignIn() {
  const { state } = useLocation();
  // Only after React has taken over the page: the prerendered page has no navigation state.
  const hasExpired = useSession() === null && toComeBack(state)?.hasExpired === true;
  return (
    <SplitPage
      title="Welcome Back"
      subtitle="Sign in to continue exploring our platform"
      room="traditional_dining_11_wide"
      tiles={[
        { x: 1, y: 1, room: 'mid-century-modern_dining_11_wide' },
        { x: 3, y: 2, room: 'japandi_dining_1_wide' },
        { x: 0, y: 3, room: 'japandi_dining_1_wide' },
        { x: 2, y: 4, room: 'mid-century-modern_dining_11_wide' },
        { x: 4, y: 4, room: 'japandi_dining_1_wide' },
      ]}
      notice={
        hasExpired ? (
          <Notice tone="info">
            Your session has ended. Sign in again to go on where you were; what you typed is kept.
          </Notice>
        ) : null
      }
    >
      <PageHead
        title="Sign In"
        path={paths.signIn}
        description={`Sign in to ${PRODUCT_NAME} to see your matches, your projects and your portfolio.`}
      />
      <SignInForm />
    </SplitPage>
  );
}
