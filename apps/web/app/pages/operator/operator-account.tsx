import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { meQuery } from '../../features/account/account.queries.ts';
import { PasskeyList } from '../../features/account/settings/passkey-list.tsx';
import { SessionList } from '../../features/account/settings/session-list.tsx';
import { TotpSetup } from '../../features/operator/second-factor/totp-setup.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadedPart } from '../../ui/loading/loaded-part.tsx';
import { definePart } from '../../ui/loading/part.ts';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { TitledSection } from '../../ui/headings/titled-section.tsx';

const passwordPart = definePart(() =>
  import('../../features/account/password/change-password-form.tsx').then(({ ChangePasswordForm }) => ({
    default: ChangePasswordForm,
  })),
);

/** How an operator signs in: first of all the second factor, without which nothing else opens. */
export default function OperatorAccount() {
  const { data: me } = useQuery(meQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isChanging, setIsChanging] = useState(false);
  const isMissing = me?.second_factor === 'missing';
  const title = isMissing ? 'Set up a second factor' : 'How you sign in';
  return (
    <>
      <title>{pageTitle(title)}</title>
      <PageHeader
        title={title}
        subtitle={
          isMissing
            ? 'A password can be lost or guessed. Choose one of the two below; then everything opens.'
            : me?.email
        }
      />
      <div className="op-account">
        <TitledSection
          title="One-time-code app"
          text={
            isMissing
              ? 'Your telephone shows a new code every half minute, and you type it after your password.'
              : 'Setting it up again replaces the app and the recovery codes before, and ends all other sessions.'
          }
        >
          <TotpSetup
            onDone={async () => {
              await queries.invalidateQueries({ queryKey: meQuery.queryKey });
              if (isMissing) await navigate(paths.operator.home);
            }}
          />
        </TitledSection>
        <TitledSection
          title="Passkeys"
          text="Sign in with your fingerprint, face or device code instead of password and code."
        >
          <PasskeyList />
        </TitledSection>
        {isMissing ? null : (
          <>
            <TitledSection title="Sessions" text="Every device that is signed in, this one included.">
              <SessionList />
            </TitledSection>
            <TitledSection title="Password" text="Changing it ends all other sessions.">
              {isChanging ? (
                <LoadedPart part={passwordPart} props={{}} />
              ) : (
                <Button kind="secondary" onClick={() => setIsChanging(true)}>
                  Change password
                </Button>
              )}
            </TitledSection>
          </>
        )}
      </div>
    </>
  );
}
