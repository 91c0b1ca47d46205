import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageTitle } from '../../../lib/site/product.ts';
import { paths } from '../../../paths.ts';
import { LoadingStatus } from '../../../ui/loading/spinner.tsx';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import { PageHeader } from '../../../ui/headings/page-header.tsx';
import { TitledSection } from '../../../ui/headings/titled-section.tsx';
import styles from './account-settings.module.css';
import { meQuery } from '../account.queries.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePasswordForm } from '../password/change-password-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SessionList } from './session-list.tsx';

/** The own account: its address, its password, its sessions, and how its owner is told of things. */
export function AccountSettings({
  role,
  notificationSettings,
}: {
  role: Role;
  /** The switches by kind. */
  notificationSettings: ReactNode;
}) {
  return (
    <>
      <title>{pageTitle('Account')}</title>
      <Link className={`link ${styles.back}`} to={paths[role].settings}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        Profile Settings
      </Link>
      <PageHeader title="Account" />
      <Sections notificationSettings={notificationSettings} />
    </>
  );
}

function Sections({ notificationSettings }: { notificationSettings: ReactNode }) {
  const { data: me, error, refetch } = useQuery(meQuery);
  if (me === undefined)
    return error === null ? (
      <LoadingStatus />
    ) : (
      <ErrorState message="Your account could not be loaded." onRetry={() => void refetch()} />
    );
  return (
    <div className={styles.account}>
      <TitledSection title="E-mail" text="Where sign-in and mails go.">
        <div className={styles.row}>
          <b>{me.email}</b>
          {me.email_verified ? (
            <span className={styles.yes}>
              <IconCheck size={16} stroke={1.75} aria-hidden="true" />
              Confirmed
            </span>
          ) : null}
        </div>
        <ChangeEmail />
      </TitledSection>
      <TitledSection title="Password" text="Changing it ends all other sessions.">
        <ChangePasswordForm />
      </TitledSection>
      <TitledSection
        title="Passkeys"
        text="Sign in with your fingerprint, face or device code instead of the password."
      >
        <PasskeyList />
      </TitledSection>
      <TitledSection title="Sessions" text="Every device that is signed in, this one included.">
        <SessionList />
      </TitledSection>
      <TitledSection
        title="Notification settings"
        text="What concerns your account and its safety is always told."
      >
        {notificationSettings}
      </TitledSection>
      <TitledSection title="Your data" text="Everything of your account as JSON, and your original photos.">
        <DownloadData />
      </TitledSection>
      <TitledSection
        title="Delete account"
        text="Nothing of yours stays but what a completed project needs, without your name."
      >
        <DeleteAccount />
      </TitledSection>
    </div>
  );
}
