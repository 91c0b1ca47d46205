import type {
  ConversationBody,
  CustomerConversation,
  DesignerConversation,
  Message,
} from '@tessera/contract/talk/conversations';
import { conversationsApi } from '../../lib/api/routes/talk.generated.ts';
import type { Role } from '@tessera/contract/account/auth';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { callList } from '../../lib/api/lists.ts';

/** A conversation as either side sees it. */
export type Conversation = CustomerConversation | DesignerConversation;

/** Everything loaded of a role's conversations stands under this key. */
export const conversationsKey = (role: Role) => ['conversations', role] as const;

/** The conversations of the signed-in account, latest message first. */
export const conversationsQuery = (role: Role) =>
  queryOptions({
    queryKey: [...conversationsKey(role), 'list'],
    queryFn: async ({ signal }): Promise<{ results: Conversation[] }> => {
      const input = { query: { limit: 500 }, signal };
      return role === 'customer'
        ? callList(conversationsApi.customerList, input, (readers) => readers.readCustomerConversation)
        : callList(conversationsApi.designerList, input, (readers) => readers.readDesignerConversation);
    },
    select: (page) => page.results,
  });

/** How many messages the account has not read, in all conversations. */
export const unreadQuery = (role: Role) =>
  queryOptions({
    queryKey: [...conversationsKey(role), 'unread'],
    queryFn: async ({ signal }): Promise<{ unread_count: number }> => {
      const input = { query: { limit: 1 }, signal };
      return role === 'customer'
        ? call(conversationsApi.customerList, input)
        : call(conversationsApi.designerList, input);
    },
    select: (page) => page.unread_count,
  });

/** Some messages, newest first, and whether there are older ones. */
interface MessagePage {
  results: Message[];
  next: string | null;
}

/** The messages of a conversation, newest first; each further page has older ones. */
export const messagesQuery = (role: Role, conversationId: string) =>
  infiniteQueryOptions({
    queryKey: messagesKey(role, conversationId),
    queryFn: ({ pageParam, signal }): Promise<MessagePage> =>
      callList(
        role === 'customer' ? conversationsApi.customerMessages : conversationsApi.designerMessages,
        {
          params: { id: conversationId },
          query: { limit: 30, ...(pageParam !== null && { before: pageParam }) },
          signal,
        },
        (readers) => readers.readMessage,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.next === null ? null : (page.results.at(-1)?.message_id ?? null)),
  });

/** Puts a message at the end of its conversation where that has been loaded, once. */
export function addMessage(client: QueryClient, role: Role, conversationId: string, message: Message): void {
  const queryKey = messagesKey(role, conversationId);
  client.setQueryData<InfiniteData<MessagePage, string | null>>(queryKey, (data) => {
    const isKnown = data?.pages.some(({ results }) =>
      results.some(({ message_id: id }) => id === message.message_id),
    );
    const [newest, ...older] = data?.pages ?? [];
    if (data === undefined || newest === undefined || isKnown === true) return data;
    return { ...data, pages: [{ ...newest, results: [message, ...newest.results] }, ...older] };
  });
  // An answer that is on its way may have been written before the message.
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
}

/** Shows a message as one that the reader has reported. */
export function markReported(
  client: QueryClient,
  role: Role,
  conversationId: string,
  messageId: string,
): void {
  client.setQueryData<InfiniteData<MessagePage, string | null>>(
    messagesKey(role, conversationId),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          results: page.results.map((message) =>
            message.message_id === messageId ? { ...message, reported: true } : message,
          ),
        })),
      },
  );
  void refreshConversations(client, role);
}

/** Asks again for the list and the number of unread messages, where they are shown. */
export function refreshConversations(client: QueryClient, role: Role): Promise<void> {
  return client.invalidateQueries({
    queryKey: conversationsKey(role),
    predicate: ({ queryKey }) => queryKey[2] !== 'messages',
  });
}

/** Changes a conversation by one of its calls, and shows at once what it has become. */
export function useConversationCall<Input>(
  role: Role,
  make: (input: Input) => Promise<Conversation>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: make,
    onSuccess: (changed) => {
      client.setQueryData(conversationsQuery(role).queryKey, (page) =>
        page === undefined
          ? page
          : { ...page, results: page.results.map((one) => (one.id === changed.id ? changed : one)) },
      );
      void refreshConversations(client, role);
      onDone?.();
    },
  });
}

/** Sends a message to a designer; the list has its conversation in front without being loaded again. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    // A message has an id of its own, made once; it serves as the key too.
    mutationFn: (body: ConversationBody & { message_id: string }) =>
      call(conversationsApi.send, { body, idempotencyKey: body.message_id }),
    onSuccess: (conversation) => {
      client.setQueryData(conversationsQuery('customer').queryKey, (page) => {
        if (page === undefined) return page;
        const others = page.results.filter(({ id }) => id !== conversation.id);
        return { ...page, results: [conversation, ...others] };
      });
    },
  });
}

/** When the customer last wrote to a designer, about whatever order; undefined where that has not happened. */
export function lastWrittenAt(
  conversations: readonly Conversation[],
  designerId: string,
): string | undefined {
  return conversations
    .filter((conversation) => conversation.designer_id === designerId)
    .flatMap(({ messages }) => messages.filter(({ from }) => from === 'customer'))
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
}

function messagesKey(role: Role, conversationId: string) {
  return [...conversationsKey(role), 'messages', conversationId];
}
