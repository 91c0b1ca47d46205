import type { Role } from '@tessera/contract/account/auth';
import { conversationsApi } from '../../../lib/api/routes/talk.generated.ts';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { call, errorText } from '../../../lib/api/api.ts';
import { ActionButton } from '../../../ui/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { useConversationCall, type Conversation } from '../conversations.queries.ts';
import { nameOf, nameWithin } from '../words.ts';

/** Blocks the other side, after asking. */
export function BlockButton({ role, conversation }: { role: Role; conversation: Conversation }) {
  const [isAsking, setIsAsking] = useState(false);
  const block = useConversationCall(
    role,
    () => {
      const input = { params: { id: conversation.id } };
      return role === 'customer'
        ? call(conversationsApi.customerBlock, input)
        : call(conversationsApi.designerBlock, input);
    },
    () => setIsAsking(false),
  );
  const handleConfirm = () =>
    block.mutate(undefined, {
      onError: (error) => {
        setIsAsking(false);
        showToast(errorText(error, 'This could not be blocked. Please try again later.'), 'error');
      },
    });
  return (
    <>
      <ActionButton label="Block" Icon={IconBan} aria-haspopup="dialog" onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Block ${conversation.name === '' ? nameWithin(conversation) : nameOf(conversation)}?`}
        message="Neither of you can write here any more, and you no longer see each other in matches. You can unblock later."
        confirmLabel="Block"
        isBusy={block.isPending}
        onConfirm={handleConfirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
