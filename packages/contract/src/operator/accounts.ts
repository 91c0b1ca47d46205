import { z } from 'zod';
import { accountRoles } from '../account/auth.ts';
import { idParams, limitOffset, page, text, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';
import { noteBody, person } from './people.ts';
import { standings } from './operator-values.ts';

/** The highest limit that an operator can give an account. */
export const LIMIT_MAX = 100_000;

/** An account, as operators see it: nothing of it that opens it, and nothing that was written in private. */
export const operatorAccount = person
  .extend({
    email_verified: z.boolean(),
    last_seen_at: timestamp
      .nullable()
      .describe('When a session was last used, to within ten minutes; null without a session'),
    suspended_at: timestamp.nullable(),
    things_count: z.int().describe('Portfolio projects of a designer, orders of a customer'),
    limit: z
      .int()
      .nullable()
      .describe(
        'How many projects (designer) or orders (customer) the account may have; null for an operator',
      ),
    has_own_limit: z.boolean().describe('Whether an operator has set the limit; otherwise the plan does'),
  })
  .meta({ id: 'OperatorAccount' });
export type OperatorAccount = z.infer<typeof operatorAccount>;

/** What can be searched for. Values that make no sense filter nothing. */
export const operatorAccountQuery = limitOffset.extend({
  q: text(200)
    .catch('')
    .describe('A part of the address or of the name, or the whole id. Empty: all accounts'),
  role: z.enum(accountRoles).optional().catch(undefined),
  standing: z.enum(standings).optional().catch(undefined),
});
export type OperatorAccountQuery = z.infer<typeof operatorAccountQuery>;

export const operatorLimitBody = z
  .object({
    limit: z.int().min(0).max(LIMIT_MAX).nullable().describe('Null: as the plan says'),
    note: noteBody.shape.note,
  })
  .meta({ id: 'OperatorLimitBody' });

export const operatorAccountsApi = {
  list: route({
    method: 'GET',
    path: 'operator/account/',
    access: 'operator',
    summary: 'Accounts, latest first; by address, name or id',
    status: 200,
    query: operatorAccountQuery,
    reply: page(operatorAccount),
  }),
  suspend: route({
    method: 'POST',
    path: 'operator/account/:id/suspend/',
    access: 'operator',
    summary:
      'Suspend a designer or a customer: sessions end, sign-in is refused, and the account is in no list. Again: changes nothing',
    status: 200,
    params: idParams,
    body: noteBody,
    reply: operatorAccount,
    errors: ['not_found'],
  }),
  reinstate: route({
    method: 'POST',
    path: 'operator/account/:id/reinstate/',
    access: 'operator',
    summary: 'End a suspension: everything is as it was before. Again: changes nothing',
    status: 200,
    params: idParams,
    body: noteBody,
    reply: operatorAccount,
    errors: ['not_found'],
  }),
  setLimit: route({
    method: 'PUT',
    path: 'operator/account/:id/limit/',
    access: 'operator',
    summary: 'Set how many projects a designer, or orders a customer, may have',
    status: 200,
    params: idParams,
    body: operatorLimitBody,
    reply: operatorAccount,
    errors: ['not_found'],
  }),
};
