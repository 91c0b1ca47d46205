import { contactApi } from '@tessera/contract/contact';
import type { Serve } from '../../http/serve.ts';
import type { ContactService } from './contact.service.ts';

/** Messages to the people who run the marketplace. */
export function contactRoutes(serve: Serve, contact: ContactService, perMinute: number): void {
  serve(contactApi.send, ({ actor, body }) => contact.send(actor.accountId, body), {
    perMinute,
    by: 'account',
  });
}
