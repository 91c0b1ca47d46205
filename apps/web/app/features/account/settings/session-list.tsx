import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@tessera/contract/account/account';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { useRef } from 'react';
import { ApiError, call, errorText } from '../../../lib/api/api.ts';
import { clearSession, readSession } from '../../../lib/browser/session.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip } from '../../../ui/badges/chip.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { sessionsQuery } from '../account.queries.ts';
import styles from './session-list.module.css';

/** Every device that is signed in, each with a button that ends its session, and one button for all. */
export function SessionList() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  if (data === undefined)
    return error === null ? (
      <div className={styles.loading} role="progressbar" aria-label="Loading">
        <Skeleton height="4.75rem" />
        <Skeleton height="2.75rem" width="11rem" />
      </div>
    ) : (
      <ErrorState message="Your sessions could not be loaded." onRetry={() => void refetch()} />
    );
  return (
    <>
      {/* Takes the focus when the button that had it is gone. */}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Sessions">
        {data.results.map((session) => (
          <li key={session.id}>
            <div>
              <b>{nameOf(session)}</b>
              <span>
                {session.place} · last used {formatDateTime(session.last_used_at)}
              </span>
            </div>
            {session.is_current ? (
              <Chip tone="ok">This device</Chip>
            ) : (
              <EndSession session={session} onEnded={() => list.current?.focus({ preventScroll: true })} />
            )}
          </li>
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  );
}

function EndSession({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () =>
      call(accountApi.endSession, { params: { id: session.id } }).catch((error: unknown) => {
        // One that has ended meanwhile is what was asked for.
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      }),
    onSuccess: async () => {
      onEnded();
      showToast(`The session on ${nameOf(session)} was ended.`, 'success');
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      if (readSession() !== null) showToast(errorText(error, 'Something went wrong'), 'error');
    },
  });
  return (
    <Button
      kind="quiet"
      isBusy={end.isPending}
      onClick={() => end.mutate()}
      aria-label={`End the session on ${nameOf(session)}`}
    >
      End
    </Button>
  );
}

function SignOutEverywhere() {
  const end = useMutation({
    mutationFn: () => call(accountApi.signOutEverywhere, {}),
    onSuccess: () => clearSession(true),
  });
  return (
    <>
      {end.error === null ? null : <Notice>{errorText(end.error, 'Something went wrong')}</Notice>}
      <Button kind="secondary" isBusy={end.isPending} onClick={() => end.mutate()}>
        Sign out everywhere
      </Button>
    </>
  );
}

const nameOf = ({ device }: Session) => (device === '' ? 'an unknown device' : device);
