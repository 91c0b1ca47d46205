import { useLocation } from 'react-router';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { toComeBack } from '../lib/come-back.ts';
import { PRODUCT_NAME } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useSession } from '../lib/session.ts';
import { Notice } from '../ui/notice.tsx';
import { SplitPage } from '../ui/split-page.tsx';

export default function SignIn() {
  const { state } = useLocation();
  // Not before the prerendered page has been taken over: it knows of no state.
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
    >
      <PageHead
        title="Sign In"
        path={paths.signIn}
        description={`Sign in to ${PRODUCT_NAME} to see your matches, your projects and your portfolio.`}
      />
      {hasExpired ? (
        <Notice tone="info">
          Your session has ended. Sign in again to go on where you were; what you typed is kept.
        </Notice>
      ) : null}
      <SignInForm />
    </SplitPage>
  );
}
