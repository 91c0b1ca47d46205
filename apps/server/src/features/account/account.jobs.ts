import { emailText } from '@tessera/contract/account/auth';
import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const mailing = { attempts: 8, timeoutMs: 60_000, concurrency: 1 } as const;

/** Mails the link that confirms an address. */
export const mailVerification = defineJob({
  name: 'account.mail-verification',
  payload: z.object({ accountId: z.uuid(), linkId: z.uuid() }),
  ...mailing,
});

/**
 * Mails the link to a new password, if the address has an account. The job holds the address instead of an id, so that the call
 * that adds it does the same for every address.
 */
export const mailPasswordReset = defineJob({
  name: 'account.mail-password-reset',
  payload: z.object({ email: emailText, linkId: z.uuid() }),
  ...mailing,
});

/** Tells the owner of an account that its password was changed. */
export const mailPasswordChanged = defineJob({
  name: 'account.mail-password-changed',
  payload: z.object({ accountId: z.uuid(), noticeId: z.uuid() }),
  ...mailing,
});

/** Mails the link that makes a new address that of an account, or tells the address that it is taken. */
export const mailChangeEmail = defineJob({
  name: 'account.mail-change-email',
  payload: z.object({ linkId: z.uuid() }),
  ...mailing,
});

/** Tells the former address of an account that it was changed. */
export const mailEmailChanged = defineJob({
  name: 'account.mail-email-changed',
  payload: z.object({ linkId: z.uuid() }),
  ...mailing,
});

/** Tells the owner of an account of a sign-in on a new device. */
export const mailNewDevice = defineJob({
  name: 'account.mail-new-device',
  payload: z.object({ accountId: z.uuid(), sessionId: z.uuid(), noticeId: z.uuid() }),
  ...mailing,
});

/** Tells an operator of a new one-time-code app. */
export const mailSecondFactor = defineJob({
  name: 'account.mail-second-factor',
  payload: z.object({ accountId: z.uuid(), noticeId: z.uuid() }),
  ...mailing,
});

/** Tells the owner of an account of a new passkey. */
export const mailPasskeyAdded = defineJob({
  name: 'account.mail-passkey-added',
  payload: z.object({ accountId: z.uuid(), device: z.string(), noticeId: z.uuid() }),
  ...mailing,
});

/** Tells the owner of an account that a session was ended because one of its former tokens was used. */
export const mailSessionStolen = defineJob({
  name: 'account.mail-session-stolen',
  payload: z.object({ accountId: z.uuid(), sessionId: z.uuid(), noticeId: z.uuid() }),
  ...mailing,
});

/** Once a day: deletes links that can no longer be used, and old mails that were kept. */
export const forgetOldLinks = defineJob({
  name: 'account.forget-old-links',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '29 3 * * *',
});
