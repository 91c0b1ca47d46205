import { accountApi } from '@tessera/contract/account/account';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { SessionsService } from '../auth/sessions/sessions.service.ts';
import type { AccountService } from './account.service.ts';
import type { DeletionService } from './deletion.service.ts';
import type { EmailChangeService } from './email-change.service.ts';

/** The own account: address, password, sessions. */
export function accountRoutes(
  serve: Serve,
  {
    account,
    emailChange,
    sessions,
    deletion,
  }: {
    account: AccountService;
    emailChange: EmailChangeService;
    sessions: SessionsService;
    deletion: DeletionService;
  },
  { perMinute }: Edge,
): void {
  serve(
    accountApi.deleteMe,
    ({ actor, body, request }) => deletion.remove(actor, body.password, callerOf(request)),
    { perMinute: perMinute.signIn, by: 'account' },
  );
  serve(accountApi.me, ({ actor }) => account.me(actor.accountId));
  serve(accountApi.verifyEmail, async ({ body }) => ({ email: await account.verifyEmail(body.token) }), {
    perMinute: perMinute.signIn,
    by: 'address',
  });
  serve(accountApi.resendVerification, ({ actor }) => account.resendVerification(actor.accountId), {
    perMinute: perMinute.accountMails,
    by: 'account',
  });
  serve(accountApi.forgotPassword, ({ body }) => account.forgotPassword(body.email), {
    perMinute: perMinute.accountMails,
    by: 'address',
  });
  serve(
    accountApi.resetPassword,
    async ({ body }) => ({ email: await account.resetPassword(body.token, body.password) }),
    { perMinute: perMinute.signIn, by: 'address' },
  );
  serve(
    accountApi.changePassword,
    ({ actor, body, request }) => account.changePassword(actor, body, callerOf(request)),
    { perMinute: perMinute.signIn, by: 'account' },
  );
  serve(
    accountApi.changeEmail,
    ({ actor, body, request }) => emailChange.request(actor.accountId, body, callerOf(request)),
    { perMinute: perMinute.accountMails, by: 'account' },
  );
  serve(accountApi.undoEmail, async ({ body }) => ({ email: await emailChange.undo(body.token) }), {
    perMinute: perMinute.signIn,
    by: 'address',
  });
  serve(accountApi.listSessions, async ({ actor }) => {
    const results = await sessions.list(actor);
    return { count: results.length, next: null, previous: null, results };
  });
  serve(accountApi.endSession, ({ actor, params }) => sessions.end(actor.accountId, params.id));
  serve(accountApi.signOutEverywhere, ({ actor }) => sessions.endAll(actor.accountId));
}

const callerOf = ({ ip, device }: FastifyRequest) => ({ address: ip, device });
