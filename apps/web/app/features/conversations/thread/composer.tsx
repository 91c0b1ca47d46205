import { MESSAGE_LENGTH_MAX } from '@tessera/contract/fields/bounds';
import { messagePhotos } from '@tessera/contract/fields/file-fields';
import { IconPhotoPlus, IconSend } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { newId } from '../../../lib/api/new-id.ts';
import { accountIdOf, hasSignedOut, readSession } from '../../../lib/browser/session.ts';
import { useIsOnline } from '../../../lib/browser/use-is-online.ts';
import { keepDraft, takeDraft } from '../../../lib/forms/drafts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import fields from '../../../ui/fields/field.module.css';
import { FileButton } from '../../../ui/files/file-button.tsx';
import { FileTray } from '../../../ui/files/file-tray.tsx';
import { useFileChoice } from '../../../ui/files/use-file-choice.ts';
import type { Conversation } from '../conversations.queries.ts';
import { nameWithin } from '../words.ts';
import styles from './thread.module.css';
import type { Draft } from './use-outbox.ts';

/**
 * The field for the next message. Enter sends where there is a keyboard beside the screen; Shift and Enter begin a new line.
 * Photos are looked at before they go. What was typed and not sent is there again when the conversation is opened anew.
 */
export function Composer({
  conversation,
  onSend,
}: {
  conversation: Conversation;
  onSend: (message: Draft) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const choice = useFileChoice(messagePhotos);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnline = useIsOnline();
  useDraft(conversation.id, text, setText);
  const excess = [...text.trim()].length - MESSAGE_LENGTH_MAX;
  const send = () => {
    field.current?.focus();
    const message = text.trim();
    if ((message === '' && choice.files.length === 0) || excess > 0) return;
    onSend({
      message_id: newId(),
      ...(message !== '' && { message }),
      photos: choice.files.map(({ file }) => file),
    });
    setText('');
    choice.clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || !window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} method="post" noValidate onSubmit={handleSubmit}>
      <div className={styles.photos}>
        <FileTray
          files={choice.files}
          label="Photos to send"
          onRemove={(key) => {
            choice.remove(key);
            field.current?.focus();
          }}
        />
      </div>
      <FileButton
        rule={messagePhotos}
        label="Add photos"
        icon={<IconPhotoPlus size={22} stroke={1.5} aria-hidden="true" />}
        isIconOnly
        onFiles={(files) => {
          choice.add(files);
          field.current?.focus();
        }}
      />
      <label className="visually-hidden" htmlFor={id}>
        Message
      </label>
      <textarea
        id={id}
        ref={field}
        className={`${fields.input} ${styles.field}`}
        rows={1}
        placeholder={`Write to ${nameWithin(conversation)}`}
        value={text}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={excess > 0 ? `${id}-error` : isOnline ? undefined : `${id}-offline`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Button
        type="submit"
        className={styles.send}
        icon={<IconSend size={20} stroke={1.5} aria-hidden="true" />}
      >
        <span>Send</span>
      </Button>
      {isOnline ? null : (
        <p id={`${id}-offline`} className={styles.offline}>
          You are offline. What you write now is sent once you are connected again.
        </p>
      )}
      {choice.fault === null ? null : <FieldError id={`${id}-photos`}>{choice.fault}</FieldError>}
      {excess > 0 ? (
        <FieldError id={`${id}-error`}>{excess.toLocaleString('en-US')} characters too many</FieldError>
      ) : null}
    </form>
  );
}

/** Keeps what was typed, also over a sign-in, and gives it back. */
function useDraft(conversationId: string, text: string, restore: (text: string) => void): void {
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    const ownerId = accountIdOf(readSession());
    if (ownerId === null) return;
    const place = `conversation ${conversationId}`;
    const draft = takeDraft<string>(ownerId, place);
    if (draft !== null) restore(draft.values);
    return () => {
      if (latest.current.trim() === '' || hasSignedOut()) return;
      keepDraft(ownerId, place, { values: latest.current });
    };
  }, [conversationId, restore]);
}
