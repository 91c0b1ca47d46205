import { profilesApi } from '@tessera/contract/profiles';
import type { Origin } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import { toCustomerProfile, toDesignerProfile } from './profiles.present.ts';
import type { ProfilesService } from './profiles.service.ts';

/** What an account says of itself. */
export function profilesRoutes(serve: Serve, profiles: ProfilesService, origin: Origin): void {
  serve(profilesApi.getDesigner, async ({ actor, request }) =>
    toDesignerProfile(await profiles.getDesigner(actor.accountId), origin(request)),
  );
  serve(profilesApi.saveDesigner, async ({ actor, body, files, request, signal }) =>
    toDesignerProfile(
      await profiles.saveDesigner(actor.accountId, body, files['photo'] ?? [], signal),
      origin(request),
    ),
  );
  serve(profilesApi.getCustomer, async ({ actor }) =>
    toCustomerProfile(await profiles.getCustomer(actor.accountId)),
  );
  serve(profilesApi.saveCustomer, async ({ actor, body }) =>
    toCustomerProfile(await profiles.saveCustomer(actor.accountId, body)),
  );
}
