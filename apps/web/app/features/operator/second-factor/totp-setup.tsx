import { useMutation } from '@tanstack/react-query';
import { secondFactorApi } from '../../../lib/api/routes/account.generated.ts';
import { useState } from 'react';
import { call, errorText } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadedPart } from '../../../ui/loading/loaded-part.tsx';
import { definePart } from '../../../ui/loading/part.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const confirmPart = definePart(() => import('./confirm-app.tsx'));

/**
 * Sets up a one-time-code app: a secret as a picture and as text, a code that proves it, and recovery codes that are shown once.
 * `onDone` runs when those have been kept.
 */
export function TotpSetup({ onDone }: { onDone: () => Promise<unknown> }) {
  const begin = useMutation({ mutationFn: () => call(secondFactorApi.options, {}) });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={async () => {
          await onDone();
          setCodes(null);
          begin.reset();
        }}
      />
    );
  if (begin.data !== undefined)
    return <LoadedPart part={confirmPart} props={{ secret: begin.data, onConfirmed: setCodes }} />;
  return (
    <>
      {begin.error === null ? null : <Notice>{errorText(begin.error, 'Something went wrong')}</Notice>}
      <Button kind="secondary" isBusy={begin.isPending} onClick={() => begin.mutate()}>
        Set up an app
      </Button>
    </>
  );
}
