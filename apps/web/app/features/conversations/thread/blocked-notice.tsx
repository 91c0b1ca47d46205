import type { Role } from '@tessera/contract/account/auth';
import { conversationsApi } from '../../../lib/api/routes/talk.generated.ts';
import { IconBan } from '@tabler/icons-react';
import { call, errorText } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { useConversationCall, type Conversation } from '../conversations.queries.ts';
import styles from './thread.module.css';

/** Takes the place of the field to write in while one of the two has blocked the other. */
export function BlockedNotice({ role, conversation }: { role: Role; conversation: Conversation }) {
  const unblock = useConversationCall(role, () => {
    const input = { params: { id: conversation.id } };
    return role === 'customer'
      ? call(conversationsApi.customerUnblock, input)
      : call(conversationsApi.designerUnblock, input);
  });
  const handleUnblock = () =>
    unblock.mutate(undefined, {
      onError: (error) =>
        showToast(errorText(error, 'This could not be unblocked. Please try again later.'), 'error'),
    });
  return (
    <div className={styles.blocked} role="status">
      <p>
        <IconBan size={20} stroke={1.5} aria-hidden="true" />
        <span>
          <b>
            {conversation.blocked_by_you ? 'You blocked this conversation.' : 'This conversation is blocked.'}
          </b>{' '}
          Neither of you can write here, and you no longer see each other in matches.
        </span>
      </p>
      {conversation.blocked_by_you ? (
        <Button kind="secondary" isBusy={unblock.isPending} onClick={handleUnblock}>
          Unblock
        </Button>
      ) : null}
    </div>
  );
}
