import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

/** Sends mails from the marketplace. */
export interface Mailer {
  /** Where messages to the operator go. */
  readonly supportEmail: string;
  /** @throws when the mail server does not take the mail */
  send(mail: { to: string; replyTo?: string; subject: string; text: string }): Promise<void>;
  close(): void;
}

/** A mailer for the mail server that is set; undefined where none is. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'PRODUCT_NAME'>,
): Mailer | undefined {
  if (config.SMTP_URL === undefined) return undefined;
  const transport = nodemailer.createTransport(config.SMTP_URL.reveal());
  const from = { name: config.PRODUCT_NAME, address: config.MAIL_FROM ?? config.SUPPORT_EMAIL };
  return {
    supportEmail: config.SUPPORT_EMAIL,
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
