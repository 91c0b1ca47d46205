import { z } from 'zod';
import { text } from '../fields/fields.ts';
import { route } from '../route.ts';

/** The two sides of the marketplace. */
export const roles = ['designer', 'customer'] as const;
export type Role = (typeof roles)[number];

/** Every kind of account. Operators run the place; nobody signs up as one. */
export const accountRoles = [...roles, 'operator'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** An e-mail address as it is typed, at most as long as RFC 5321 allows. */
export const emailText = text(254);

/** Bounded so that hashing a password costs the same for everybody. */
export const password = z.string().max(1024);

export const credentials = z.object({ email: emailText, password }).meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof credentials>;

/** How long a code of the second factor may be as it is typed, in characters. */
export const CODE_LENGTH_MAX = 40;

export const signInBody = credentials
  .extend({
    code: z
      .string()
      .max(CODE_LENGTH_MAX)
      .optional()
      .describe(
        'For operators: what the one-time-code app shows, or a recovery code. Others are not asked for one',
      ),
  })
  .meta({ id: 'SignInBody' });
export type SignInBody = z.infer<typeof signInBody>;

export const tokens = z
  .object({
    access: z.string().describe('JSON Web Token for the Authorization header; lasts ten minutes'),
    refresh: z.string().describe('Exchanged for a new access token; rotates'),
  })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof tokens>;

const refreshBody = z.object({ refresh: z.string().max(4096) });

const signUp = (role: Role) =>
  route({
    method: 'POST',
    path: `${role}/sign-up/`,
    access: 'public',
    summary: `Open a ${role} account`,
    status: 201,
    body: credentials,
    reply: tokens,
    errors: ['email_incorrect', 'password_too_short', 'password_too_common'],
  });

export const authApi = {
  signUpDesigner: signUp('designer'),
  signUpCustomer: signUp('customer'),
  signIn: route({
    method: 'POST',
    path: 'user/sign-in/',
    access: 'public',
    summary: 'Sign in, whatever the role',
    status: 200,
    body: signInBody,
    reply: tokens,
    errors: ['no_active_account', 'second_factor_required', 'code_incorrect', 'account_suspended'],
  }),
  refresh: route({
    method: 'POST',
    path: 'user/refresh-token/',
    access: 'public',
    summary: 'A new access token; the refresh token in the answer replaces the one sent',
    status: 200,
    body: refreshBody,
    reply: tokens,
    errors: ['token_not_valid'],
  }),
  signOut: route({
    method: 'POST',
    path: 'user/sign-out/',
    access: 'public',
    summary: 'End the session of a refresh token; ending one that has ended is fine',
    status: 204,
    body: refreshBody,
  }),
};
