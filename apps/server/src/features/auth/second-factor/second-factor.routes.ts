import { secondFactorApi } from '@tessera/contract/account/second-factor';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import { callerOf } from '../caller.ts';
import type { SecondFactorService } from './second-factor.service.ts';

/** The one-time-code app of an operator. */
export function secondFactorRoutes(
  serve: Serve,
  secondFactor: SecondFactorService,
  { perMinute }: Edge,
): void {
  const writes = { perMinute: perMinute.signIn, by: 'account' } as const;
  serve(secondFactorApi.options, ({ actor }) => secondFactor.ask(actor), writes);
  serve(
    secondFactorApi.confirm,
    ({ actor, body, request }) => secondFactor.confirm(actor, body.code, callerOf(request)),
    writes,
  );
}
