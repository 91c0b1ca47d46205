import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountExport } from '@tessera/contract/account/account';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { EXPORT_FILE_PATH } from '@tessera/contract/account/export-file';
import { call, errorText } from '../../../lib/api/api.ts';
import type { Callable } from '../../../lib/api/callable.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { formatMoment } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { exportQuery } from '../account.queries.ts';
import styles from './download-data.module.css';

/** The archive of the own data. */
const exportFile: Callable<undefined, undefined, undefined, undefined> = {
  method: 'GET',
  path: EXPORT_FILE_PATH,
};

/** The archive of the own data: asked for, waited for, and saved. */
export function DownloadData() {
  const { data, error, refetch } = useQuery(exportQuery);
  if (data !== undefined) return <Archive archive={data} />;
  return error === null ? (
    <div role="progressbar" aria-label="Loading">
      <Skeleton height="2.75rem" width="12rem" />
    </div>
  ) : (
    <ErrorState message="Your archive could not be looked up." onRetry={() => void refetch()} />
  );
}

function Archive({ archive }: { archive: AccountExport }) {
  const queries = useQueryClient();
  const onError = (error: unknown) => {
    if (readSession() !== null) showToast(errorText(error, 'Something went wrong'), 'error');
  };
  const request = useMutation({
    mutationFn: () => call(accountApi.requestExport, {}),
    onSuccess: (next) => queries.setQueryData(exportQuery.queryKey, next),
    onError,
  });
  const download = useMutation({ mutationFn: saveArchive, onError });
  if (archive.state === 'ready')
    return (
      <div className={styles.archive}>
        <p>Your archive is ready until {formatMoment(archive.expires_at!)}.</p>
        <Button kind="secondary" isBusy={download.isPending} onClick={() => download.mutate()}>
          Save archive
        </Button>
      </div>
    );
  return (
    <div className={styles.archive}>
      {archive.state === 'pending' ? (
        <p role="status">Your archive is being made. We tell you when it is ready.</p>
      ) : null}
      {archive.state === 'failed' ? <Notice>Your archive could not be made. Please try again.</Notice> : null}
      <Button
        kind="secondary"
        isBusy={request.isPending}
        disabled={archive.state === 'pending'}
        onClick={() => request.mutate()}
      >
        Download my data
      </Button>
    </div>
  );
}

/** Fetches the archive with the access token, which a link cannot carry, and has the browser save it. */
async function saveArchive(): Promise<void> {
  let answer: Response | undefined;
  await call(exportFile, {}, async (url, init) => {
    answer = await fetch(url, init);
    return answer;
  });
  const url = URL.createObjectURL(await answer!.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-data.zip';
  link.click();
  URL.revokeObjectURL(url);
}
