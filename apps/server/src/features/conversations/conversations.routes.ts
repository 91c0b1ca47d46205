import { conversationsApi } from '@tessera/contract/talk/conversations';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { Actor } from '../../http/session.ts';
import type { ConversationsService } from './conversations.service.ts';

/** What customers and designers write to each other. */
export function conversationsRoutes(
  serve: Serve,
  conversations: ConversationsService,
  { links, origin, perMinute }: Edge,
): void {
  const messages = { perMinute: perMinute.messages, by: 'account' } as const;
  const asking = (call: { actor: Actor; params: { id: string }; request: FastifyRequest }) => ({
    accountId: call.actor.accountId,
    id: call.params.id,
    origin: origin(call.request),
  });

  serve(
    conversationsApi.send,
    ({ actor, body, request, markRepeat, write }) =>
      conversations.beginAsCustomer(actor.accountId, body, { write, markRepeat, origin: origin(request) }),
    messages,
  );
  serve(
    conversationsApi.begin,
    ({ actor, body, request, markRepeat, write }) =>
      conversations.beginAsDesigner(actor.accountId, body, { write, markRepeat, origin: origin(request) }),
    messages,
  );
  for (const route of [conversationsApi.customerList, conversationsApi.designerList])
    serve(route, async ({ actor, query, request }) => {
      const {
        count,
        unread,
        conversations: results,
      } = await conversations.list(actor.accountId, query, origin(request));
      return { ...links.window(request, query, count, results), unread_count: unread };
    });
  for (const route of [conversationsApi.customerMessages, conversationsApi.designerMessages])
    serve(route, async ({ actor, params, query, request }) => {
      const {
        count,
        messages: results,
        hasOlder,
      } = await conversations.messages(actor.accountId, params.id, query, origin(request));
      const last = results.at(-1);
      const next =
        last && hasOlder ? links.to(request, { before: last.message_id, limit: query.limit }) : null;
      return { count, next, previous: null, results };
    });
  for (const route of [conversationsApi.customerWrite, conversationsApi.designerWrite])
    serve(
      route,
      (call) => {
        const { body, files, markRepeat, write, signal } = call;
        const writing = { markRepeat, write, signal };
        return conversations.write(asking(call), body, files['photos'] ?? [], writing);
      },
      messages,
    );
  for (const route of [conversationsApi.customerRead, conversationsApi.designerRead])
    serve(route, (call) => conversations.read(asking(call), call.body.message_id));
  for (const route of [conversationsApi.customerShare, conversationsApi.designerShare])
    serve(route, (call) => conversations.share(asking(call), call.body));
  for (const route of [conversationsApi.customerBlock, conversationsApi.designerBlock])
    serve(route, (call) => conversations.block(asking(call)));
  for (const route of [conversationsApi.customerUnblock, conversationsApi.designerUnblock])
    serve(route, (call) => conversations.unblock(asking(call)));
}
