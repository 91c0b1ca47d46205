import type { Config } from '../config.ts';

/** Sends mails from the marketplace. */
export interface Mailer {
  /** @throws MailRefusedError when the mail server does not take the mail */
  send(mail: {
    to: string;
    replyTo?: string;
    subject: string;
    text: string;
    html?: string;
    /** The page where such mails are switched off (header List-Unsubscribe, RFC 2369). */
    unsubscribeUrl?: string;
  }): Promise<void>;
  /** Connects and signs in. @throws MailRefusedError when the mail server cannot be used */
  check(): Promise<void>;
  close(): void;
}

/**
 * The mail server refused a mail, or could not be used. The message holds only codes, because a server's words may repeat the receiver's
 * address.
 */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Makes a mailer for the mail server of the settings; undefined if none is set. */
export async function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'PRODUCT_NAME'>,
): Promise<Mailer | undefined> {
  if (config.SMTP_URL === undefined) return undefined;
  // Loaded only here: without a mail server it is not needed.
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport(config.SMTP_URL.reveal());
  const from = { name: config.PRODUCT_NAME, address: config.MAIL_FROM ?? config.SUPPORT_EMAIL };
  return {
    send: async ({ to, replyTo, subject, text, html, unsubscribeUrl }) => {
      try {
        await transport.sendMail({
          from,
          to: single(to),
          ...(replyTo !== undefined && { replyTo: single(replyTo) }),
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
        });
      } catch (error) {
        throw new MailRefusedError(`The mail server did not take a mail: ${describe(error)}.`);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw new MailRefusedError(`The mail server cannot be used: ${describe(error)}.`);
      }
    },
    close: () => transport.close(),
  };
}

/** An address as an object. As a text it would be parsed as a list, and a comma in it would split it in two. */
const single = (address: string) => ({ name: '', address });

/** An enhanced status code (RFC 3463) in the text of a server. */
const ENHANCED_STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

function describe(error: unknown): string {
  const { code, command, responseCode, response } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
    response?: unknown;
  };
  const status = typeof response === 'string' ? ENHANCED_STATUS.exec(response)?.[0] : undefined;
  const codes = { code, command, responseCode, status };
  const told = Object.entries(codes).flatMap(([name, value]) =>
    value == null ? [] : [`${name} ${String(value)}`],
  );
  return told.join(', ') || 'no reason given';
}
