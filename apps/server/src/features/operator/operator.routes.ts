import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import { operatorAccountsRoutes } from './accounts/accounts.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { vettingRoutes } from './vetting/vetting.routes.ts';
import type { Operator } from './wire-operator.ts';

/** Every call of operators. */
export function operatorRoutes(serve: Serve, operator: Operator, edge: Edge): void {
  operatorAccountsRoutes(serve, operator.accounts, edge);
  vettingRoutes(serve, operator.vetting, edge);
  auditRoutes(serve, operator.audit, edge);
}
