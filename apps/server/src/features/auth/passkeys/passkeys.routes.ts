import { passkeysApi } from '@tessera/contract/account/passkeys';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import { callerOf, withDevice } from '../caller.ts';
import type { PasskeysService } from './passkeys.service.ts';

/** Passkeys: the own ones, and sign-in with one. */
export function passkeysRoutes(serve: Serve, passkeys: PasskeysService, { origin, perMinute }: Edge): void {
  const writes = { perMinute: perMinute.signIn, by: 'account' } as const;
  const signIns = { perMinute: perMinute.signIn, by: 'address' } as const;
  serve(passkeysApi.list, async ({ actor }) => {
    const results = await passkeys.list(actor.accountId);
    return { count: results.length, next: null, previous: null, results };
  });
  serve(passkeysApi.addOptions, ({ actor, request }) => passkeys.addOptions(actor, origin(request)), writes);
  serve(
    passkeysApi.add,
    ({ actor, body, request }) =>
      passkeys.add(actor, body.credential, origin(request), request.headers['user-agent']),
    writes,
  );
  serve(passkeysApi.remove, ({ actor, params }) => passkeys.remove(actor, params.id));
  serve(passkeysApi.signInOptions, ({ request }) => passkeys.signInOptions(origin(request)), signIns);
  serve(
    passkeysApi.signIn,
    ({ body, request }) =>
      withDevice(request, passkeys.signIn(body.credential, origin(request), callerOf(request))),
    signIns,
  );
}
