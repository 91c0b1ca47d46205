import { operatorContactMessagesApi } from '@tessera/contract/operator/contact-messages';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import type { ContactDeskService } from './contact-desk.service.ts';

/** What people have written to the operators. */
export function contactDeskRoutes(serve: Serve, desk: ContactDeskService, { links }: Edge): void {
  serve(operatorContactMessagesApi.list, async ({ query: { state, ...part }, request }) => {
    const { count, messages } = await desk.list({ ...part, isAnswered: state === 'answered' });
    return links.window(request, part, count, messages);
  });
  serve(operatorContactMessagesApi.answered, ({ actor, params, body }) =>
    desk.answered({ operatorId: actor.accountId }, params.id, body.note),
  );
}
