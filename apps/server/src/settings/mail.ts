import { z } from 'zod';
import { Secret, setting } from './setting.ts';

/** The mail server. */
export const mailSettings = {
  SMTP_URL: setting({
    schema: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description:
      'Mail server, as smtp://user:password@host:port. Without it, messages are stored but not mailed.',
    secret: true,
  }),
  MAIL_FROM: setting({
    schema: z.email({ error: 'must be an e-mail address' }).optional(),
    default: null,
    description: 'Sender of mails. By default SUPPORT_EMAIL.',
  }),
};
