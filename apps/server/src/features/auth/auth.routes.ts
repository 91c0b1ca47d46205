import { authApi } from '@tessera/contract/auth';
import type { Throttle, Serve } from '../../http/serve.ts';
import type { AuthService } from './auth.service.ts';

/** Accounts: sign-up per role, sign-in, refresh, sign-out. */
export function authRoutes(
  serve: Serve,
  auth: AuthService,
  throttles: { signUpPerMinute: number; signInPerMinute: number },
): void {
  const signUpThrottle: Throttle = { perMinute: throttles.signUpPerMinute, by: 'address' };
  serve(authApi.signUpDesigner, ({ body }) => auth.signUp('designer', body), signUpThrottle);
  serve(authApi.signUpCustomer, ({ body }) => auth.signUp('customer', body), signUpThrottle);
  serve(authApi.signIn, ({ body }) => auth.signIn(body), {
    perMinute: throttles.signInPerMinute,
    by: 'address',
  });
  serve(authApi.refresh, ({ body }) => auth.refresh(body.refresh));
  serve(authApi.signOut, ({ body }) => auth.signOut(body.refresh));
}
