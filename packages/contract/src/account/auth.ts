import { z } from 'zod';
import { text } from '../fields.ts';
import { route } from '../route.ts';

/** The two kinds of account. */
export const roles = ['designer', 'customer'] as const;
export type Role = (typeof roles)[number];

/** The shortest password that is taken. */
export const PASSWORD_LENGTH_MIN = 8;

/** An e-mail address as it is typed, at most as long as RFC 5321 allows. */
export const emailText = text(254);

/** Bounded so that hashing a password costs the same for everybody. */
export const password = z.string().max(1024);

/**
 * The shape of an e-mail address as the form and the server check it: one @, no spaces, a dot in the domain.
 * Whether anybody reads it cannot be known from its letters, so nothing stricter is worth refusing a person for.
 */
export const EMAIL_PATTERN = /^[^\s@\0]+@[^\s@.\0]+(\.[^\s@.\0]+)+$/;

export const credentials = z.object({ email: emailText, password }).meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof credentials>;

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
    body: credentials,
    reply: tokens,
    errors: ['no_active_account'],
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
