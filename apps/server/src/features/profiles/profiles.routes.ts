import { profilesApi } from '@tessera/contract/account/profiles';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import { specialties } from '@tessera/matching/reasons/specialties';
import type { ProfilesService } from './profiles.service.ts';

/** What an account says of itself. */
export function profilesRoutes(
  serve: Serve,
  profiles: ProfilesService,
  { origin, projectWrites }: Edge,
): void {
  serve(profilesApi.specialtyOptions, async () => ({ results: [...specialties] }));
  serve(profilesApi.getDesigner, ({ actor, request }) =>
    profiles.getDesigner(actor.accountId, origin(request)),
  );
  serve(
    profilesApi.saveDesigner,
    ({ actor, body, files, request, signal, ifMatch }) =>
      profiles.saveDesigner(actor.accountId, body, files['photo'] ?? [], {
        origin: origin(request),
        signal,
        ifMatch,
      }),
    projectWrites,
  );
  serve(profilesApi.getCustomer, ({ actor }) => profiles.getCustomer(actor.accountId));
  serve(
    profilesApi.saveCustomer,
    ({ actor, body, ifMatch }) => profiles.saveCustomer(actor.accountId, body, ifMatch),
    projectWrites,
  );
}
