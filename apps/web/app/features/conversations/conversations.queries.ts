import {
  conversationsApi,
  type ConversationBody,
  type CustomerConversation,
} from '@tessera/contract/conversations';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The customer's conversations with designers, latest message first. */
export const customerConversationsQuery = queryOptions({
  queryKey: ['conversations', 'customer'],
  queryFn: ({ signal }) => call(conversationsApi.customerList, { query: { limit: 500 }, signal }),
  select: (page) => page.results,
});

/** What customers have written to the designer, latest message first. */
export const designerConversationsQuery = queryOptions({
  queryKey: ['conversations', 'designer'],
  queryFn: ({ signal }) => call(conversationsApi.designerList, { query: { limit: 100 }, signal }),
  select: (page) => page.results,
});

/** Sends a message to a designer; the list has its conversation in front without being loaded again. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ConversationBody) => call(conversationsApi.send, { body }),
    onSuccess: (conversation) => {
      client.setQueryData(customerConversationsQuery.queryKey, (page) => {
        if (page === undefined) return page;
        const others = page.results.filter(({ id }) => id !== conversation.id);
        return { ...page, count: others.length + 1, results: [conversation, ...others] };
      });
    },
  });
}

/** When the customer last wrote to a designer, about whatever order; undefined where that has not happened. */
export function lastWrittenAt(
  conversations: readonly CustomerConversation[],
  designerId: string,
): string | undefined {
  return conversations
    .filter((conversation) => conversation.designer_id === designerId)
    .flatMap(({ messages }) => messages.filter(({ from }) => from === 'customer'))
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
}
