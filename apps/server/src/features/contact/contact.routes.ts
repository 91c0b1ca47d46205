import { contactApi } from '@tessera/contract/talk/contact';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { ContactService } from './contact.service.ts';

/** Messages to the people who run the marketplace. */
export function contactRoutes(serve: Serve, contact: ContactService, { perMinute }: Edge): void {
  serve(contactApi.send, ({ actor, body, write }) => contact.send(actor.accountId, body, write), {
    perMinute: perMinute.contact,
    by: 'account',
  });
}
