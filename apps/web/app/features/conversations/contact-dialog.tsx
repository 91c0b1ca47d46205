import {
  conversationBody,
  MESSAGE_LENGTH_MAX,
  type CustomerConversation,
} from '@tessera/contract/conversations';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { ApiError } from '../../lib/api.ts';
import { contractFaults } from '../../lib/contract-faults.ts';
import { keepDraft, takeDraft } from '../../lib/drafts.ts';
import { useCheckedForm, type CheckedForm } from '../../lib/form.ts';
import { formatDay } from '../../lib/format.ts';
import { newId } from '../../lib/new-id.ts';
import { accountIdOf, hasSignedOut, readSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './contact-designer.module.css';
import { useSendMessage } from './conversations.queries.ts';

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
  conversations: readonly CustomerConversation[];
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
export function ContactDialog({ isOpen, ...dialog }: ContactDialogProps & { isOpen: boolean }) {
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={dialog.onClose}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`}>Contact {dialog.designer.name}</h2>
        <IconButton className={styles.close} label="Close" onClick={dialog.onClose}>
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
      contractFaults(conversationBody, { ...values, designer_id: designer.id }, { message: 'Message' }),
    { order_id: orderId, message: '', shares_email: true },
  );
  const { setFocus } = form;
  // Once the dialog is open: it gives the focus to its first button.
  useEffect(() => setFocus('message'), [setFocus]);
  const messageId = useMessageId();
  const draft = useMessageDraft(form, designer.id, orders);
  const length = form.watch('message').length;
  const chosenId = form.watch('order_id');
  const before = conversations
    .find((one) => one.designer_id === designer.id && one.order_id === chosenId)
    ?.messages.at(-1);

  const handleSubmit = form.handleSubmit(async (values) => {
    const body = { ...values, designer_id: designer.id };
    try {
      await send.mutateAsync({ ...body, message_id: messageId(body) });
      draft.release();
      showToast(`Your message has been sent to ${designer.name}.`);
      onSent();
    } catch (error) {
      form.showFaults(error);
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <SelectField label="Project" {...form.field('order_id')}>
        {orders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {before === undefined ? null : (
        <div className={styles.before}>
          <p className="caption">You wrote on {formatDay(before.created_at)}</p>
          <p>{before.body}</p>
        </div>
      )}
      <TextArea
        label="Message"
        rows={6}
        hint={
          length >= COUNTED_FROM
            ? leftText(MESSAGE_LENGTH_MAX - length)
            : 'What would you like to know? Dates, rooms and budget help.'
        }
        {...form.field('message')}
      />
      <Checkbox
        label="Share my e-mail address so that the designer can answer"
        hint="Without it the designer reads your message but cannot answer it."
        {...form.register('shares_email')}
      />
      {send.isError ? <Notice>{failureText(send.error)}</Notice> : null}
      <div className={styles.actions}>
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

/** An id for a message that stays the same until its content changes: what is tried again is stored once. */
function useMessageId(): (content: unknown) => string {
  const last = useRef({ content: '', id: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) last.current = { content: written, id: newId() };
    return last.current.id;
  };
}

function failureText(error: Error): string {
  if (error instanceof ApiError && error.code === 'throttled') return error.message;
  if (error instanceof ApiError && error.code === 'not_found')
    return 'This project or this designer is no longer there.';
  return 'Your message could not be sent. It is still here.';
}

function leftText(count: number): string {
  const number = Math.abs(count).toLocaleString('en-US');
  return count >= 0 ? `${number} characters left` : `${number} characters too many`;
}
