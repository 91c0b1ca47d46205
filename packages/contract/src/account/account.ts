import { EXPORT_HOURS, EXPORT_FILE_PATH } from './export-file.ts';
import { z } from 'zod';
import { accountRoles, emailText, password } from './auth.ts';
import { idParams, page, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';

/** How long the link that confirms an address can be used. */
export const CONFIRM_LINK_HOURS = 24;

/** How long the link to a new password can be used. */
export const RESET_LINK_MINUTES = 30;

/** How long the former address of an account can undo its change. */
export const UNDO_EMAIL_DAYS = 7;

/** What the token of a mailed link may be made of. */
const linkToken = z.string().max(200);

/** The account of whoever asks. */
export const me = z
  .object({
    id: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    sends_mail: z
      .boolean()
      .describe('Whether this installation sends mail; without it nobody can confirm an address'),
    role: z.enum(accountRoles),
    created_at: timestamp,
    passkeys_count: z.number(),
    second_factor: z
      .enum(['not_needed', 'missing', 'set_up'])
      .describe('Operators need one: a passkey or a one-time-code app. `missing`: nothing else opens before'),
    vetting: z
      .enum(['waiting', 'approved', 'declined'])
      .nullable()
      .describe('For designers: until approved they are in no list. Null for everybody else'),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

/** A device that is signed in. */
export const session = z
  .object({
    id: z.string(),
    device: z
      .string()
      .describe('Browser and system, as far as the user agent tells; empty if it tells nothing'),
    place: z.string().describe('The network address of the sign-in, of IPv6 its first 64 bits'),
    created_at: timestamp,
    last_used_at: timestamp.describe('To within ten minutes'),
    is_current: z.boolean().describe('Whether it is the session that asks'),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

/** The archive of the own data. */
export const accountExport = z
  .object({
    state: z
      .enum(['none', 'pending', 'ready', 'failed'])
      .describe('none: not asked for, or too old; ready: can be fetched'),
    requested_at: timestamp.nullable(),
    ready_at: timestamp.nullable(),
    expires_at: timestamp.nullable(),
    byte_count: z.number().nullable(),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;

export const accountApi = {
  me: route({
    method: 'GET',
    path: 'user/me/',
    access: 'user',
    opensBeforeSecondFactor: true,
    summary: 'The own account',
    status: 200,
    reply: me,
  }),
  deleteMe: route({
    method: 'DELETE',
    path: 'user/me/',
    access: 'member',
    summary:
      'Delete the own account and everything of it; running engagements are cancelled, and completed ones stay without a name',
    status: 204,
    body: z.object({ password }),
    errors: ['password_incorrect'],
  }),
  requestExport: route({
    method: 'POST',
    path: 'user/export/',
    access: 'member',
    summary:
      'Have an archive made of everything of the own account: JSON and the original photos. Its owner is told when it is ready',
    status: 202,
    reply: accountExport,
  }),
  readExport: route({
    method: 'GET',
    path: 'user/export/',
    access: 'member',
    summary: `The archive of the own data: whether it is ready, and until when. Its file is at ${EXPORT_FILE_PATH} for ${EXPORT_HOURS} hours`,
    status: 200,
    reply: accountExport,
  }),
  verifyEmail: route({
    method: 'POST',
    path: 'user/verify-email/',
    access: 'public',
    summary: `Confirm an address, the present or a new one, with the token of a mailed link; it lasts ${CONFIRM_LINK_HOURS} hours and works once`,
    status: 200,
    body: z.object({ token: linkToken }),
    reply: z.object({ email: z.string() }),
    errors: ['token_not_valid'],
    errorStatuses: { token_not_valid: 400 },
  }),
  resendVerification: route({
    method: 'POST',
    path: 'user/verify-email/resend/',
    access: 'user',
    summary: 'Send the link that confirms the own address again',
    status: 202,
  }),
  forgotPassword: route({
    method: 'POST',
    path: 'user/forgot-password/',
    access: 'public',
    summary:
      'Mail a link to a new password; the answer is the same whether or not the address has an account',
    status: 202,
    body: z.object({ email: emailText }),
  }),
  resetPassword: route({
    method: 'POST',
    path: 'user/reset-password/',
    access: 'public',
    summary: `Set a new password with the token of a mailed link, which lasts ${RESET_LINK_MINUTES} minutes and works once; ends every session`,
    status: 200,
    body: z.object({ token: linkToken, password }),
    reply: z.object({ email: z.string() }),
    errors: ['token_not_valid', 'password_too_short', 'password_too_common'],
    errorStatuses: { token_not_valid: 400 },
  }),
  changePassword: route({
    method: 'POST',
    path: 'user/password/',
    access: 'user',
    summary: 'Change the own password; ends all other sessions',
    status: 200,
    body: z.object({ current_password: password, password }),
    reply: me,
    errors: ['password_incorrect', 'password_too_short', 'password_too_common'],
  }),
  changeEmail: route({
    method: 'POST',
    path: 'user/email/',
    access: 'user',
    summary:
      'Mail a link to a new address, which makes it the address of the account; the answer is the same whether or not the address is taken',
    status: 202,
    body: z.object({ password, email: emailText }),
    errors: ['password_incorrect', 'email_incorrect'],
  }),
  undoEmail: route({
    method: 'POST',
    path: 'user/email/undo/',
    access: 'public',
    summary: `Take a change of address back with the token mailed to the former one, which lasts ${UNDO_EMAIL_DAYS} days and works once; ends every session`,
    status: 200,
    body: z.object({ token: linkToken }),
    reply: z.object({ email: z.string() }),
    errors: ['token_not_valid'],
    errorStatuses: { token_not_valid: 400 },
  }),
  listSessions: route({
    method: 'GET',
    path: 'user/session/',
    access: 'user',
    summary: 'The sessions of the own account, the one that asks first, then those last used',
    status: 200,
    reply: page(session),
  }),
  endSession: route({
    method: 'DELETE',
    path: 'user/session/:id/',
    access: 'user',
    summary: 'End a session of the own account; its access token is refused at once',
    status: 204,
    params: idParams,
    errors: ['not_found'],
  }),
  signOutEverywhere: route({
    method: 'POST',
    path: 'user/sign-out-everywhere/',
    access: 'user',
    summary: 'End every session of the own account, the one that asks included',
    status: 204,
  }),
};
