import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Passkey } from '@tessera/contract/account/passkeys';
import { passkeysApi } from '../../../lib/api/routes/account.generated.ts';
import { useRef } from 'react';
import { ApiError, call, errorText } from '../../../lib/api/api.ts';
import { makePasskey, PasskeyUnusedError } from '../../../lib/browser/passkeys.ts';
import { formatDateTime, formatDay } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { meQuery, passkeysQuery } from '../account.queries.ts';
import styles from './session-list.module.css';

/** The passkeys of the account, each with a button that removes it, and one that adds another. */
export function PasskeyList() {
  const { data, error, refetch } = useQuery(passkeysQuery);
  const box = useRef<HTMLDivElement>(null);
  if (data === undefined)
    return error === null ? (
      <div className={styles.loading} role="progressbar" aria-label="Loading">
        <Skeleton height="2.75rem" width="11rem" />
      </div>
    ) : (
      <ErrorState message="Your passkeys could not be loaded." onRetry={() => void refetch()} />
    );
  return (
    // Takes the focus when the button that had it is gone.
    <div ref={box} tabIndex={-1}>
      {data.results.length === 0 ? null : (
        <ul className={styles.list} aria-label="Passkeys">
          {data.results.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{nameOf(passkey)}</b>
                <span>
                  Added {formatDay(passkey.created_at)}
                  {passkey.last_used_at === null
                    ? ' · not used yet'
                    : ` · last used ${formatDateTime(passkey.last_used_at)}`}
                </span>
              </div>
              <RemovePasskey
                passkey={passkey}
                onRemoved={() => box.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </div>
  );
}

function AddPasskey() {
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async () => {
      const credential = await makePasskey(await call(passkeysApi.addOptions, {}));
      return call(passkeysApi.add, { body: { credential } });
    },
    onSuccess: async () => {
      showToast('The passkey was added. You can sign in with it now.', 'success');
      await refreshPasskeys(queries);
    },
  });
  return (
    <>
      {add.error === null ? null : add.error instanceof PasskeyUnusedError ? (
        <Notice tone="info">{add.error.message}</Notice>
      ) : (
        <Notice>{errorText(add.error, 'Something went wrong')}</Notice>
      )}
      <Button kind="secondary" isBusy={add.isPending} onClick={() => add.mutate()}>
        Add a passkey
      </Button>
    </>
  );
}

function RemovePasskey({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      call(passkeysApi.remove, { params: { id: passkey.id } }).catch((error: unknown) => {
        // One that was removed meanwhile is what was asked for.
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      }),
    onSuccess: async () => {
      onRemoved();
      showToast(`The passkey of ${nameOf(passkey)} was removed.`, 'success');
      await refreshPasskeys(queries);
    },
    onError: (error) => showToast(errorText(error, 'Something went wrong'), 'error'),
  });
  return (
    <Button
      kind="quiet"
      isBusy={remove.isPending}
      onClick={() => remove.mutate()}
      aria-label={`Remove the passkey of ${nameOf(passkey)}`}
    >
      Remove
    </Button>
  );
}

/** The account says how many there are, and whether an operator has a second factor. */
const refreshPasskeys = (queries: QueryClient) =>
  Promise.all([passkeysQuery, meQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));

const nameOf = ({ name }: Passkey) => (name === '' ? 'an unknown device' : name);
