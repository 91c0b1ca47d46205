import { useMutation } from '@tanstack/react-query';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { IconMail } from '@tabler/icons-react';
import { call, errorText } from '../../../lib/api/api.ts';
import styles from './confirm-banner.module.css';

/** Asks the owner of an account to confirm its address, above every private page until that is done. */
export function ConfirmBanner() {
  const send = useMutation({ mutationFn: () => call(accountApi.resendVerification, {}) });
  return (
    <div className={styles.banner} role="status">
      <p>
        <IconMail size={20} stroke={1.5} aria-hidden="true" />
        {send.isSuccess ? 'Sent. Look in your inbox.' : 'Please confirm your e-mail address.'}
      </p>
      {send.isSuccess ? null : (
        <button type="button" disabled={send.isPending} onClick={() => send.mutate()}>
          Send again
        </button>
      )}
      {send.error === null ? null : <p>{errorText(send.error, 'Something went wrong')}</p>}
    </div>
  );
}
