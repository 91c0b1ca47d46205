import { conversationsApi } from '@tessera/contract/conversations';
import type { PageLinks } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import type { ConversationsService } from './conversations.service.ts';

/** What customers write to designers, for both of them. */
export function conversationsRoutes(
  serve: Serve,
  conversations: ConversationsService,
  links: PageLinks,
  perMinute: number,
): void {
  serve(conversationsApi.send, ({ actor, body }) => conversations.send(actor.accountId, body), {
    perMinute,
    by: 'account',
  });
  serve(conversationsApi.customerList, async ({ actor, query, request }) => {
    const { count, conversations: results } = await conversations.ofCustomer(actor.accountId, query);
    return links.window(request, query, count, results);
  });
  serve(conversationsApi.designerList, async ({ actor, query, request }) => {
    const { count, conversations: results } = await conversations.ofDesigner(actor.accountId, query);
    return links.window(request, query, count, results);
  });
}
