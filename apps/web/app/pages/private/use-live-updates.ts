import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import type { LiveEvent } from '@tessera/contract/talk/events';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  addMessage,
  conversationsKey,
  refreshConversations,
} from '../../features/conversations/conversations.queries.ts';
import { applicationsKey } from '../../features/applications/applications-key.ts';
import { refreshNotifications } from '../../features/notifications/notifications.queries.ts';
import { followEvents } from '../../features/events/follow-events.ts';

/**
 * Keeps what is live of the signed-in account up to date: open conversations, orders with their applications and engagements,
 * notifications, and what is unread. Gives whether it has begun; what is asked for before then may have to be asked for again.
 */
export function useLiveUpdates(role: Role): boolean {
  const client = useQueryClient();
  const [hasBegun, setHasBegun] = useState(false);
  const handleEvent = useEffectEvent((event: LiveEvent) => {
    // Whoever reads a message has read what they were told of it.
    if (event.kind !== 'message') void refreshNotifications(client);
    if (event.kind === 'notification') return;
    if (event.kind === 'order') {
      refreshDeals(client);
      // What happened to an order stands between the messages about it.
      void refreshConversations(client, role);
      return;
    }
    const { conversation_id: id, message } = event;
    if (id !== undefined && message !== undefined) addMessage(client, role, id, message);
    void refreshConversations(client, role);
  });
  const handleGap = useEffectEvent(() => {
    setHasBegun(true);
    refreshDeals(client);
    void refreshNotifications(client);
    void client.invalidateQueries({
      queryKey: conversationsKey(role),
      // What could not be loaded waits for somebody to try again.
      predicate: ({ state }) => state.data !== undefined,
    });
  });
  useEffect(() => followEvents({ onEvent: (event) => handleEvent(event), onGap: () => handleGap() }), []);
  return hasBegun;
}

/** Asks again for what is shown of orders, applications and engagements. A form keeps what it was opened with. */
function refreshDeals(client: QueryClient): void {
  for (const queryKey of [['orders', 'list'], ['orders', 'order'], ['engagements'], applicationsKey])
    void client.invalidateQueries({
      queryKey,
      predicate: (query) =>
        // What could not be loaded waits for somebody to try again.
        query.state.data !== undefined &&
        query.observers.every(({ options }) => options.refetchOnWindowFocus !== false),
    });
}
