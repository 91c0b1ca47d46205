import { MESSAGE_LENGTH_MAX } from '@tessera/contract/fields/bounds';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { ApiError, passingTrouble } from '../../../lib/api/api.ts';
import { useAttempt } from '../../../lib/api/attempt.ts';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import { keepDraft, takeDraft } from '../../../lib/forms/drafts.ts';
import { useCheckedForm, useChoice, type CheckedForm } from '../../../lib/forms/form.ts';
import { formatDay } from '../../../lib/text/format.ts';
import { accountIdOf, hasSignedOut, readSession } from '../../../lib/browser/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextArea } from '../../../ui/fields/field.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import frame from '../../../ui/dialogs/form-dialog.module.css';
import styles from './contact-designer.module.css';
import { type Conversation, useSendMessage } from '../conversations.queries.ts';

/** An order to write about. */
export interface OrderChoice {
  id: string;
  name: string;
}

interface ContactDialogProps {
  designer: { id: string; name: string };
  orders: readonly OrderChoice[];
  /** The order that is chosen to begin with. */
  orderId: string;
  conversations: readonly Conversation[];
  onSent: () => void;
  onClose: () => void;
}

interface ContactValues {
  order_id: string;
  message: string;
  shares_email: boolean;
}

/** From here on the field says how many characters are left. */
const COUNTED_FROM = MESSAGE_LENGTH_MAX - 500;

/** Writes a message to a designer about an order. What is not sent is there again when the dialog is opened anew. */
export default function ContactDialog({ isOpen, ...dialog }: ContactDialogProps & { isOpen: boolean }) {
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={dialog.onClose}
      className={frame.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <header className={frame.head}>
        <h2 id={`${id}-title`}>Contact {dialog.designer.name}</h2>
        <IconButton className={frame.close} label="Close" data-dialog-dismiss="" onClick={dialog.onClose}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <p className="muted small" id={`${id}-text`}>
          The message goes to the designer together with your first name and the name of the project.
        </p>
      </header>
      <ContactForm {...dialog} />
    </Dialog>
  );
}

function ContactForm({ designer, orders, orderId, conversations, onSent, onClose }: ContactDialogProps) {
  const send = useSendMessage();
  const form = useCheckedForm<ContactValues>(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/talk/conversations')).conversationBody,
        { ...values, designer_id: designer.id },
        { message: 'Message' },
      ),
    { order_id: orderId, message: '', shares_email: false },
  );
  const attempt = useAttempt();
  const draft = useMessageDraft(form, designer.id, orders);
  const length = form.watch('message').length;
  const chosenId = form.watch('order_id');
  const before = conversations
    .find((one) => one.designer_id === designer.id && one.order_id === chosenId)
    ?.messages.at(-1);

  const handleSubmit = form.handleSubmit(async (values) => {
    const body = { ...values, designer_id: designer.id };
    try {
      await send.mutateAsync({ ...body, message_id: attempt.keyFor(body) });
      draft.release();
      showToast(`Your message has been sent to ${designer.name}.`);
      onSent();
    } catch (error) {
      form.showFaults(error);
    }
  });

  return (
    <form className={frame.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <SelectField
        label="Project"
        isRequired
        options={orders.map(({ id, name }) => ({ label: name, value: id }))}
        {...useChoice(form, 'order_id')}
      />
      {before === undefined ? null : (
        <div className={styles.before}>
          <p className="caption">You wrote on {formatDay(before.created_at)}</p>
          <p>{before.message}</p>
        </div>
      )}
      <TextArea
        label="Message"
        isRequired
        data-autofocus="true"
        rows={6}
        hint={
          length >= COUNTED_FROM
            ? leftText(MESSAGE_LENGTH_MAX - length)
            : 'What would you like to know? Dates, rooms and budget help.'
        }
        {...form.field('message')}
      />
      <Checkbox
        label="Share my e-mail address"
        hint="The designer can answer here in any case."
        {...form.register('shares_email')}
      />
      {send.isError ? <Notice>{failureText(send.error)}</Notice> : null}
      <div className={frame.actions}>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={send.isPending}>
          {send.isError ? 'Try again' : 'Send'}
        </Button>
      </div>
    </form>
  );
}

/** Keeps what was typed for a designer, also over a sign-in, unless `release` says that it has been sent. */
function useMessageDraft(
  form: CheckedForm<ContactValues>,
  designerId: string,
  orders: readonly OrderChoice[],
): { release: () => void } {
  const isSent = useRef(false);
  const restore = useEffectEvent((draft: ContactValues) => {
    form.setValue('message', draft.message);
    form.setValue('shares_email', draft.shares_email);
    if (orders.some(({ id }) => id === draft.order_id)) form.setValue('order_id', draft.order_id);
  });
  const { getValues } = form;
  useEffect(() => {
    const ownerId = accountIdOf(readSession());
    if (ownerId === null) return;
    const place = `message to ${designerId}`;
    const draft = takeDraft<ContactValues>(ownerId, place);
    if (draft !== null) restore(draft.values);
    return () => {
      const values = getValues();
      if (isSent.current || values.message.trim() === '' || hasSignedOut()) return;
      keepDraft(ownerId, place, { values });
    };
  }, [designerId, getValues]);
  return {
    release: () => {
      isSent.current = true;
    },
  };
}

function failureText(error: Error): string {
  const passing = passingTrouble(error);
  if (passing !== null) return passing;
  if (error instanceof ApiError && error.code === 'not_found')
    return 'This project or this designer is no longer there.';
  return 'Your message could not be sent. It is still here.';
}

function leftText(count: number): string {
  const number = Math.abs(count).toLocaleString('en-US');
  return count >= 0 ? `${number} characters left` : `${number} characters too many`;
}
