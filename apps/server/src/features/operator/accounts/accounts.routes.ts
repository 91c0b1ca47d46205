import { operatorAccountsApi } from '@tessera/contract/operator/accounts';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import type { Actor } from '../../../http/session.ts';
import type { OperatorAccountsService } from './accounts.service.ts';

/** Accounts, for operators: search, suspension, limits. */
export function operatorAccountsRoutes(
  serve: Serve,
  accounts: OperatorAccountsService,
  { links }: Edge,
): void {
  serve(operatorAccountsApi.list, async ({ query, request }) => {
    const { count, accounts: found } = await accounts.list(query);
    return links.window(request, query, count, found);
  });
  serve(operatorAccountsApi.suspend, ({ actor, params, body }) =>
    accounts.suspend(by(actor), params.id, body.note),
  );
  serve(operatorAccountsApi.reinstate, ({ actor, params, body }) =>
    accounts.reinstate(by(actor), params.id, body.note),
  );
  serve(operatorAccountsApi.setLimit, ({ actor, params, body }) =>
    accounts.setLimit(by(actor), params.id, body.limit, body.note),
  );
}

const by = ({ accountId }: Actor) => ({ operatorId: accountId });
