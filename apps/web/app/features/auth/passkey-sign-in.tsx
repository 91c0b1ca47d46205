import { useState } from 'react';
import { call, errorText } from '../../lib/api/api.ts';
import { passkeysApi } from '../../lib/api/routes/account.generated.ts';
import { PasskeyUnusedError, signWithPasskey } from '../../lib/browser/passkeys.ts';
import { startSession } from '../../lib/browser/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';

/** Signs in with a passkey: the browser asks which one, and makes sure of its owner. */
export function PasskeySignIn() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const signIn = async () => {
    setFailure(null);
    setIsBusy(true);
    try {
      const credential = await signWithPasskey(await call(passkeysApi.signInOptions, {}));
      startSession(await call(passkeysApi.signIn, { body: { credential } }));
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <Button kind="secondary" size="large" isFullWidth isBusy={isBusy} onClick={() => void signIn()}>
        Use a passkey
      </Button>
      {failure instanceof PasskeyUnusedError ? (
        <Notice tone="info">{failure.message}</Notice>
      ) : failure === null ? null : (
        <Notice>{errorText(failure, 'Something went wrong')}</Notice>
      )}
    </>
  );
}
