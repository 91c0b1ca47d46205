import { useId, type FormEventHandler, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import frame from './form-dialog.module.css';
import styles from './words-dialog.module.css';

/** Asks before a step of a deal, for the words that go with it: a title, what the step does, a form and two buttons. Rendered while it is open. */
export function WordsDialog({
  title,
  text,
  children,
  cancelLabel = 'Cancel',
  submitLabel,
  isDanger = false,
  isBusy,
  isReady = true,
  onSubmit,
  onClose,
}: {
  title: string;
  text: ReactNode;
  /** The fields. */
  children?: ReactNode;
  cancelLabel?: string;
  submitLabel: string;
  /** Whether the step cannot be taken back. Then the focus starts on the button that changes nothing. */
  isDanger?: boolean;
  isBusy: boolean;
  /** Whether everything is there that the step needs. */
  isReady?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role={isDanger ? 'alertdialog' : 'dialog'}
      className={frame.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.text} id={`${id}-text`}>
        {text}
      </div>
      <form className={frame.form} method="post" noValidate onSubmit={onSubmit}>
        {children}
        <div className={frame.actions}>
          <Button
            kind="secondary"
            onClick={onClose}
            data-dialog-dismiss=""
            {...(isDanger && { 'data-autofocus': 'true' })}
          >
            {cancelLabel}
          </Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy} disabled={!isReady}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
