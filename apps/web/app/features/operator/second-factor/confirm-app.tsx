import { useMutation } from '@tanstack/react-query';
import { CODE_DIGITS, type TotpSecret } from '@tessera/contract/account/second-factor';
import { secondFactorApi } from '../../../lib/api/routes/account.generated.ts';
import { QRCodeSVG } from 'qrcode.react';
import { useState, type FormEvent } from 'react';
import { call, errorText } from '../../../lib/api/api.ts';
import { PRODUCT_NAME } from '../../../lib/site/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';

/** The secret as a picture and as text, and the code that proves that an app has it. Gives the recovery codes on. */
export default function ConfirmApp({
  secret: { secret, uri },
  onConfirmed,
}: {
  secret: TotpSecret;
  onConfirmed: (codes: readonly string[]) => void;
}) {
  const [isEmpty, setIsEmpty] = useState(false);
  const confirm = useMutation({
    mutationFn: (code: string) => call(secondFactorApi.confirm, { body: { code } }),
    onSuccess: ({ recovery_codes: codes }) => onConfirmed(codes),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setIsEmpty(code === '');
    if (code !== '') confirm.mutate(code);
  };
  const fault = isEmpty
    ? 'The code is required'
    : confirm.error === null
      ? undefined
      : errorText(confirm.error, 'Something went wrong');
  return (
    <ol className="op-setup">
      <li>
        <p>Open your one-time-code app and let it read this picture.</p>
        <span className="op-qr">
          <QRCodeSVG
            value={uri}
            size={184}
            marginSize={2}
            title={`The secret of your ${PRODUCT_NAME} account`}
          />
        </span>
        <p className="small muted">Or type the secret into the app. Nobody else may see it.</p>
        <code className="op-secret">{secret}</code>
      </li>
      <li>
        <form noValidate method="post" onSubmit={submit}>
          <TextField
            label="The code that the app shows now"
            hint={`${CODE_DIGITS} digits`}
            isRequired
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={fault}
            onChange={() => {
              setIsEmpty(false);
              confirm.reset();
            }}
          />
          <Button type="submit" isBusy={confirm.isPending}>
            Confirm
          </Button>
        </form>
      </li>
    </ol>
  );
}
