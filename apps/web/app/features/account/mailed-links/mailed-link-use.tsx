import { useEffect, useState, type ReactNode } from 'react';
import { ApiError, call, passingTrouble } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import forms from '../../../ui/fields/form.module.css';
import { LoadingStatus } from '../../../ui/loading/spinner.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { useMailedToken } from './mailed-token.ts';
import styles from './mailed-link-use.module.css';

type Told = { email: string } | { failure: unknown };

/** Uses the token of a mailed link as soon as the page is there, and says what came of it. */
export function MailedLinkUse({
  use,
  done,
  old,
  wayOn,
  onDone,
}: {
  /** The call that takes the token. */
  use: 'verifyEmail' | 'undoEmail';
  /** What is said of the address afterwards. */
  done: (email: string) => string;
  /** What is said of a link that is used or too old. */
  old: string;
  /** Where to go from there. */
  wayOn: ReactNode;
  onDone?: () => void;
}) {
  const token = useMailedToken();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Told | null>(null);

  useEffect(() => {
    if (token === undefined) return undefined;
    let isGone = false;
    const tell = (told: Told) => {
      if (!isGone) setOutcome(told);
    };
    call(accountApi[use], { body: { token } }).then(
      (told) => {
        onDone?.();
        tell(told);
      },
      (failure: unknown) => tell({ failure }),
    );
    return () => {
      isGone = true;
    };
  }, [token, attempt, use, onDone]);

  const retry = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  if (outcome === null)
    return (
      <div className={styles.outcome}>
        <LoadingStatus />
      </div>
    );
  const failure = 'failure' in outcome ? outcome.failure : null;
  const isOld = failure instanceof ApiError && failure.code === 'token_not_valid';
  return (
    <div className={styles.outcome}>
      <div className={forms.form}>
        {'email' in outcome ? (
          <Notice tone="success">{done(outcome.email)}</Notice>
        ) : (
          <Notice>{isOld ? old : (passingTrouble(failure) ?? 'Something went wrong')}</Notice>
        )}
        {'email' in outcome || isOld ? (
          wayOn
        ) : (
          <Button size="large" isFullWidth onClick={retry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
