import { authApi } from '@tessera/contract/account/auth';
import type { Edge } from '../../http/edge.ts';
import type { Throttle } from '../../http/guards/throttles.ts';
import type { Serve } from '../../http/serve.ts';
import type { AuthService } from './auth.service.ts';
import { callerOf, withDevice } from './caller.ts';

/** Accounts: sign-up per role, sign-in, refresh, sign-out. */
export function authRoutes(serve: Serve, auth: AuthService, { perMinute }: Edge): void {
  const signUpThrottle: Throttle = { perMinute: perMinute.signUp, by: 'address' };
  serve(
    authApi.signUpDesigner,
    ({ body, request }) => withDevice(request, auth.signUp('designer', body, callerOf(request))),
    signUpThrottle,
  );
  serve(
    authApi.signUpCustomer,
    ({ body, request }) => withDevice(request, auth.signUp('customer', body, callerOf(request))),
    signUpThrottle,
  );
  serve(authApi.signIn, ({ body, request }) => withDevice(request, auth.signIn(body, callerOf(request))), {
    perMinute: perMinute.signIn,
    by: 'address',
  });
  serve(authApi.refresh, ({ body, request }) => auth.refresh(body.refresh, request.ip), {
    perMinute: perMinute.refresh,
    by: (body) => auth.findAccountOfRefresh((body as { refresh?: unknown } | undefined)?.refresh),
  });
  serve(authApi.signOut, ({ body }) => auth.signOut(body.refresh));
}
