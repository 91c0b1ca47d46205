import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that takes every mail and keeps it. */
export interface MailServer {
  /** What the server under test is to be set to. */
  readonly SMTP_URL: string;
  /** What was received, in order. */
  readonly mails: readonly Email[];
  /** Those that are not about confirming an address, which every new account gets. */
  readonly news: readonly Email[];
  /** Addresses that mails are refused for, by a server that repeats them in its answer. */
  readonly refused: Set<string>;
  stop(): Promise<void>;
}

/** Starts a mail server on a free port, without authentication and without encryption. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const refused = new Set<string>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done();
      done(Object.assign(new Error(`5.1.1 <${address}> is not here`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      Array.fromAsync(stream as AsyncIterable<Buffer>)
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    mails,
    get news() {
      return mails.filter(({ subject }) => subject !== 'Please confirm your e-mail address');
    },
    refused,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
