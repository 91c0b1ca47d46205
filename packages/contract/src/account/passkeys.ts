import { z } from 'zod';
import { tokens } from './auth.ts';
import { idParams, page, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';

/** How many passkeys an account may have. */
export const PASSKEYS_MAX = 20;

/** How long an authenticator may take to sign, in seconds. */
export const PASSKEY_SECONDS = 300;

const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/);

/** A credential id has at most 1,023 bytes (WebAuthn 3, section 4). */
const credentialId = base64url(1364);

/** As browsers make it: `PublicKeyCredential.toJSON()`. */
const credentialParts = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
};

/** What a browser answers when a passkey was made. */
export const newCredential = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What a browser answers when a passkey has signed. */
export const signedCredential = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(256).nullish(),
  }),
});

/** What the browser is asked for, as `PublicKeyCredential.parse…OptionsFromJSON()` takes it. */
const options = z.looseObject({ challenge: z.string() }).meta({ id: 'PasskeyOptions' });

/** A passkey of the own account. */
export const passkey = z
  .object({
    id: z.string(),
    name: z.string().describe('The device on which it was made; empty if it did not say'),
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

export const passkeysApi = {
  list: route({
    method: 'GET',
    path: 'user/passkey/',
    access: 'user',
    opensBeforeSecondFactor: true,
    summary: 'The passkeys of the own account, latest first',
    status: 200,
    reply: page(passkey),
  }),
  addOptions: route({
    method: 'POST',
    path: 'user/passkey/options/',
    access: 'user',
    opensBeforeSecondFactor: true,
    summary: `What the browser needs to make a passkey (WebAuthn); good for ${PASSKEY_SECONDS} seconds and one passkey`,
    status: 200,
    reply: options,
    errors: ['max_items'],
  }),
  add: route({
    method: 'POST',
    path: 'user/passkey/',
    access: 'user',
    opensBeforeSecondFactor: true,
    summary: `Keep a passkey that the browser has made; its owner is told by mail. An account has at most ${PASSKEYS_MAX}`,
    status: 201,
    body: z.object({ credential: newCredential }),
    reply: passkey,
    errors: ['invalid', 'max_items'],
  }),
  remove: route({
    method: 'DELETE',
    path: 'user/passkey/:id/',
    access: 'user',
    summary: 'Remove a passkey: it opens the account no more. An operator keeps the last second factor',
    status: 204,
    params: idParams,
    errors: ['not_found', 'wrong_state'],
  }),
  signInOptions: route({
    method: 'POST',
    path: 'user/sign-in/passkey/options/',
    access: 'public',
    summary: `What the browser needs to have a passkey sign; good for ${PASSKEY_SECONDS} seconds and one sign-in`,
    status: 200,
    reply: options,
  }),
  signIn: route({
    method: 'POST',
    path: 'user/sign-in/passkey/',
    access: 'public',
    summary: 'Sign in with a passkey, whatever the role',
    status: 200,
    body: z.object({ credential: signedCredential }),
    reply: tokens,
    errors: ['no_active_account', 'account_suspended'],
  }),
};
