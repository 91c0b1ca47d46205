import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { conversationsApi } from '../../../lib/api/routes/talk.generated.ts';
import { IconMessage } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { call, errorText } from '../../../lib/api/api.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { refreshConversations } from '../conversations.queries.ts';

/** Leads to the conversation of the two about an order, which begins with the first press. */
export function MessageButton({
  role,
  orderId,
  designerId,
  conversationId = null,
  name,
  kind = 'secondary',
}: {
  role: Role;
  orderId: string;
  designerId: string;
  /** Where it is known that there is one. */
  conversationId?: string | null;
  /** Whom the message goes to. */
  name: string;
  kind?: 'secondary' | 'quiet';
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const begin = useMutation({
    mutationFn: async (): Promise<{ id: string }> =>
      role === 'customer'
        ? call(conversationsApi.send, { body: { order_id: orderId, designer_id: designerId } })
        : call(conversationsApi.begin, { body: { order_id: orderId } }),
    onSuccess: async ({ id }) => {
      await refreshConversations(client, role);
      await navigate(paths[role].conversation(id));
    },
    onError: (error) => {
      if (readSession() === null) return;
      showToast(errorText(error, 'The conversation could not be opened. Please try again.'), 'error');
    },
  });
  const icon = <IconMessage size={20} stroke={1.5} aria-hidden="true" />;
  const shared = { kind, icon, 'aria-label': `Message ${name}` };
  return conversationId === null ? (
    <Button type="button" {...shared} isBusy={begin.isPending} onClick={() => begin.mutate()}>
      Message
    </Button>
  ) : (
    <ButtonLink {...shared} to={paths[role].conversation(conversationId)}>
      Message
    </ButtonLink>
  );
}
