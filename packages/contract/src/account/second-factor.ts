import { z } from 'zod';
import { CODE_LENGTH_MAX } from './auth.ts';
import { route } from '../route.ts';

/** How many recovery codes are given out at a time. Each works once. */
export const RECOVERY_CODES_COUNT = 10;

/** How many digits a one-time code has. */
export const CODE_DIGITS = 6;

/** How long the secret that was asked for last can be confirmed, in minutes. */
export const TOTP_SETUP_MINUTES = 30;

/** What a one-time-code app is set up with. */
export const totpSecret = z
  .object({
    secret: z.string().describe('For typing into the app: base 32, in groups of four'),
    uri: z.string().describe('The same as an `otpauth://` address, for a picture that the app reads'),
  })
  .meta({ id: 'TotpSecret' });
export type TotpSecret = z.infer<typeof totpSecret>;

export const recoveryCodes = z
  .object({
    recovery_codes: z
      .array(z.string())
      .length(RECOVERY_CODES_COUNT)
      .describe('Shown this once. Each opens the account once in place of a code of the app'),
  })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const secondFactorApi = {
  options: route({
    method: 'POST',
    path: 'user/totp/options/',
    access: 'operator',
    opensBeforeSecondFactor: true,
    summary: `A new secret for a one-time-code app (TOTP). It counts once a code of it is sent back, within ${TOTP_SETUP_MINUTES} minutes`,
    status: 200,
    reply: totpSecret,
  }),
  confirm: route({
    method: 'POST',
    path: 'user/totp/',
    access: 'operator',
    opensBeforeSecondFactor: true,
    summary:
      'Confirm the secret that was asked for last with a code of the app. It replaces the one before and its recovery codes; all other sessions end',
    status: 200,
    body: z.object({ code: z.string().max(CODE_LENGTH_MAX) }),
    reply: recoveryCodes,
    errors: ['code_incorrect'],
  }),
};
